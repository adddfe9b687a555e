// Passkeys, between the server's JSON and what a browser's own dialogue takes and gives.

interface Options {
  challenge: string;
  user?: { id: string };
  excludeCredentials?: { id: string }[];
  allowCredentials?: { id: string }[];
}

/** Browsers have passkeys only at safe addresses, and for names: not for the number of a machine. */
export function hasPasskeys(): boolean {
  return isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|^\[/.test(location.hostname);
}

/** What the browser made, as the server reads it; null: nobody wanted to. */
export async function makePasskey(options: unknown): Promise<unknown> {
  const publicKey = read(options) as unknown as PublicKeyCredentialCreationOptions;
  return asked(() => navigator.credentials.create({ publicKey }));
}

export async function showPasskey(options: unknown): Promise<unknown> {
  const publicKey = read(options) as unknown as PublicKeyCredentialRequestOptions;
  return asked(() => navigator.credentials.get({ publicKey }));
}

async function asked(ask: () => Promise<Credential | null>): Promise<unknown> {
  let found: Credential | null;
  try {
    found = await ask();
  } catch (error) {
    if (error instanceof DOMException) return null; // cancelled, too slow, or there is one already
    throw error;
  }
  return found instanceof PublicKeyCredential ? written(found) : null;
}

function read(options: unknown): Record<string, unknown> {
  const given = options as Options;
  const known = (list?: { id: string }[]) => list?.map((one) => ({ ...one, id: bytes(one.id) }));
  return {
    ...given,
    challenge: bytes(given.challenge),
    ...(given.user && { user: { ...given.user, id: bytes(given.user.id) } }),
    excludeCredentials: known(given.excludeCredentials) ?? [],
    allowCredentials: known(given.allowCredentials) ?? [],
  };
}

function written(found: PublicKeyCredential): unknown {
  const given = found.response as Partial<AuthenticatorAttestationResponse & AuthenticatorAssertionResponse>;
  const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"] as const;
  const response = parts.flatMap((name) => {
    const data = given[name];
    return data ? [[name, text(data)]] : [];
  });
  return { id: found.id, rawId: found.id, type: found.type, response: Object.fromEntries(response) as unknown };
}

function bytes(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
}

function text(data: ArrayBuffer): string {
  const chars = Array.from(new Uint8Array(data), (byte) => String.fromCharCode(byte)).join("");
  return btoa(chars).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
