import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/**
 * The server's options, or the credential for it, as JSON. SimpleWebAuthn is loaded with the first call, because most
 * sessions of staff do not need it.
 */
type Json = Record<string, unknown>;

/** Tells whether the browser supports passkeys. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/**
 * Creates a passkey on this device from the server's options; returns the credential.
 * @throws WebAuthnError with the browser's name of the reason
 */
export async function makePasskey(options: Json): Promise<Json> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { startRegistration } = await import('@simplewebauthn/browser');
  return { ...(await startRegistration({ optionsJSON })) };
}

/**
 * Signs the server's challenge with a passkey of this device; returns the credential.
 * @throws WebAuthnError with the browser's name of the reason
 */
export async function askPasskey(options: Json): Promise<Json> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return { ...(await startAuthentication({ optionsJSON })) };
}
