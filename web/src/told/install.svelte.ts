/** Installing the page: the browser says when it can be offered, the settings offer it. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

export const installing: { offer: Offer | null } = $state({ offer: null });

export function listen(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // nobody is asked while playing
    installing.offer = event as Offer;
  });
  addEventListener("appinstalled", () => (installing.offer = null));
}
