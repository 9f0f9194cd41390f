/** Accounts: section 1 of the protocol. */
import { ask, Refusal } from "../net/api";
import type { Account, Ask, Codes, Leaders, Profile } from "../generated/wire";
import { make, show } from "./passkey";

export const account = (): Promise<Account> => ask("GET", "/me/account");

/** Comes in with a passkey: this browser is that player's from now on. */
export async function comeIn(): Promise<void> {
  const { options } = await ask<Ask>("POST", "/passkeys/options", {});
  await ask("POST", "/passkeys", { credential: await show(options) });
}

/** Whatever decides who may come in wants a fresh proof; if it is missing, it is shown and the deed done. */
async function proved<T>(deed: () => Promise<T>): Promise<T> {
  try {
    return await deed();
  } catch (wrong) {
    if (!(wrong instanceof Refusal) || wrong.code !== "prove") throw wrong;
    await comeIn();
    return deed();
  }
}

export async function addPasskey(): Promise<void> {
  const { options } = await proved(() => ask<Ask>("POST", "/me/passkeys/options", {}));
  await ask("POST", "/me/passkeys", { credential: await make(options) });
}

export const dropPasskey = (id: string): Promise<unknown> => proved(() => ask("DELETE", `/me/passkeys/${id}`));
export const newCodes = async (): Promise<string[]> => (await proved(() => ask<Codes>("POST", "/me/codes", {}))).codes;
export const recover = (code: string): Promise<unknown> => ask("POST", "/recovery", { code });
export const goOut = (): Promise<unknown> => ask("POST", "/me/out", {});
export const sendOut = (id: string): Promise<unknown> => ask("DELETE", `/me/devices/${id}`);
export const profile = (id: string): Promise<Profile> => ask("GET", `/players/${id}`);
export const hide = (hidden: boolean): Promise<unknown> => ask("POST", "/me", { hidden });
export function leaders(game: string, mode: string, season: string | null): Promise<Leaders> {
  const asked = new URLSearchParams({ mode, ...(season === null ? {} : { season }) });
  return ask("GET", `/games/${game}/leaders?${asked}`);
}
