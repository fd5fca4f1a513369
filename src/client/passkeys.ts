import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/**
 * Options of the server and the credential for it. SimpleWebAuthn is loaded with the first call, because most sessions
 * of staff need none.
 */
type Json = Record<string, unknown>;

/** Tells whether the browser supports passkeys at this URL. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Makes a passkey on this device. @throws WebAuthnError, with the browser's name of the reason, when there is none */
export async function makePasskey(options: Json): Promise<Json> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { startRegistration } = await import('@simplewebauthn/browser');
  return { ...(await startRegistration({ optionsJSON })) };
}

/** Signs in with a passkey of this device. @throws WebAuthnError, with the browser's name of the reason, when there is none */
export async function askPasskey(options: Json): Promise<Json> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return { ...(await startAuthentication({ optionsJSON })) };
}
