/** Passkeys as WebAuthn writes them in JSON, which older browsers do not read or write themselves. */
export type Json = Record<string, unknown>;

export function unpacked(text: string): ArrayBuffer {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0)).buffer;
}

export function packed(data: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(data), (byte) => String.fromCharCode(byte)).join("");
  return btoa(plain).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

interface Described {
  id: string;
  type: "public-key";
}

/** Bytes where the browser wants bytes. */
export function wished(options: Json): Json {
  const described = (each: Described): Json => ({ ...each, id: unpacked(each.id) });
  const made: Json = { ...options, challenge: unpacked(options.challenge as string) };
  const user = options.user as { id: string } | undefined;
  if (user) made.user = { ...user, id: unpacked(user.id) };
  for (const list of ["excludeCredentials", "allowCredentials"]) if (options[list]) made[list] = (options[list] as Described[]).map(described);
  return made;
}

/** What was answered, in writing. */
export function written(answer: PublicKeyCredential): Json {
  const found = answer.response as unknown as Record<string, ArrayBuffer | null | undefined>;
  const response: Json = {};
  for (const name of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
    const bytes = found[name];
    if (bytes) response[name] = packed(bytes);
  }
  return { id: answer.id, rawId: packed(answer.rawId), type: answer.type, response, clientExtensionResults: {} };
}

export const able = (): boolean => "PublicKeyCredential" in window && isSecureContext;

export async function make(options: Json): Promise<Json> {
  const publicKey = wished(options) as unknown as PublicKeyCredentialCreationOptions;
  return written((await navigator.credentials.create({ publicKey })) as PublicKeyCredential);
}

export async function show(options: Json): Promise<Json> {
  const publicKey = wished(options) as unknown as PublicKeyCredentialRequestOptions;
  return written((await navigator.credentials.get({ publicKey })) as PublicKeyCredential);
}
