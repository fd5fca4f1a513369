import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';

import { isRecord } from '#lib/narrow.ts';

/** Loads SimpleWebAuthn on first use, since most processes never need it. */
const webauthn = () => import('@simplewebauthn/server');

/** Ed25519, ES256 and RS256, which devices have; SimpleWebAuthn's own first choice is experimental in Node. */
const ALGORITHMS = [-8, -7, -257];

/** Stored passkey. */
export interface Passkey {
  id: string;
  /** COSE key in base64url. */
  publicKey: string;
  counter: number;
}

/**
 * Returns the options with which a browser creates a passkey for the host of `siteUrl`.
 * @param known ids of the person's passkeys, whose devices create no second one
 */
export async function registrationOptions(
  siteUrl: string,
  person: { id: string; name: string },
  known: string[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: 'Shagun',
    rpID: new URL(siteUrl).hostname,
    userID: new Uint8Array(Buffer.from(person.id)),
    userName: person.name,
    excludeCredentials: known.map((id) => ({ id })),
    supportedAlgorithmIDs: ALGORITHMS,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Tells whether a value has the outer shape of a passkey response; SimpleWebAuthn checks the rest. */
const isAnswer = (value: unknown): value is RegistrationResponseJSON & AuthenticationResponseJSON =>
  isRecord(value) && typeof value['id'] === 'string' && isRecord(value['response']);

const expected = (siteUrl: string, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: new URL(siteUrl).origin,
  expectedRPID: new URL(siteUrl).hostname,
  requireUserVerification: true,
});

/**
 * Verifies the browser's response for a new passkey and returns the passkey. Returns null when it does not match the
 * challenge or the host, or the user was not verified.
 */
export async function checkedRegistration(
  siteUrl: string,
  challenge: string,
  response: unknown,
): Promise<Passkey | null> {
  const { verifyRegistrationResponse } = await webauthn();
  try {
    if (!isAnswer(response)) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      ...expected(siteUrl, challenge),
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  } catch {
    // The kit tells a wrong answer by throwing.
    return null;
  }
}

/** Returns the options with which a browser signs in using any passkey for the host of `siteUrl`. */
export async function signInOptions(siteUrl: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({ rpID: new URL(siteUrl).hostname, userVerification: 'required' });
}

/**
 * Verifies a sign-in by passkey and returns the passkey's new signature counter; null when the response is not valid.
 */
export async function checkedSignIn(
  siteUrl: string,
  challenge: string,
  response: unknown,
  passkey: Passkey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    if (!isAnswer(response)) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      ...expected(siteUrl, challenge),
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
