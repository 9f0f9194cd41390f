declare module "virtual:icons" {
  export const frame: Record<string, string>;
  export const games: Record<string, () => Promise<{ default: Record<string, string> }>>;
}
