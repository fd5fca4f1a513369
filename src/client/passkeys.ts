/** Passkeys in the browser: what the server asks with and the answer for it, both as JSON. */

type Answer = Record<string, unknown>;

interface JsonKeys {
  parseCreationOptionsFromJSON(options: unknown): PublicKeyCredentialCreationOptions;
  parseRequestOptionsFromJSON(options: unknown): PublicKeyCredentialRequestOptions;
}

/** True where the browser knows passkeys and the address is safe enough for them. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

const keys = (): JsonKeys => PublicKeyCredential as unknown as JsonKeys;
const toAnswer = (credential: Credential | null): Answer | null =>
  credential ? ({ ...(credential as PublicKeyCredential).toJSON() } as Answer) : null;

/** Makes a passkey on this device. @throws DOMException when the person or the browser does not */
export async function makePasskey(options: Answer): Promise<Answer | null> {
  const publicKey = keys().parseCreationOptionsFromJSON(options);
  return toAnswer(await navigator.credentials.create({ publicKey }));
}

/** Signs in with a passkey of this device. @throws DOMException when the person or the browser does not */
export async function askPasskey(options: Answer): Promise<Answer | null> {
  const publicKey = keys().parseRequestOptionsFromJSON(options);
  return toAnswer(await navigator.credentials.get({ publicKey }));
}
