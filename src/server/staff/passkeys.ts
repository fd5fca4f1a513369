import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';

import { isRecord } from '#lib/narrow.ts';

/** Loads SimpleWebAuthn at its first use: most processes never see staff. */
const webauthn = () => import('@simplewebauthn/server');

/** Ed25519, ES256 and RS256, which devices have; SimpleWebAuthn's own first choice is experimental in Node. */
const ALGORITHMS = [-8, -7, -257];

/** Passkey as the store keeps it. */
export interface Passkey {
  id: string;
  /** COSE key in base64url. */
  publicKey: string;
  counter: number;
}

/**
 * Returns the options by which a browser makes a passkey for the host of `siteUrl`, where the back office stands.
 * `known` are the ids of the person's passkeys.
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

/** Tells whether a value has the outer form of a passkey's answer; SimpleWebAuthn checks the rest. */
const isAnswer = (value: unknown): value is RegistrationResponseJSON & AuthenticationResponseJSON =>
  isRecord(value) && typeof value['id'] === 'string' && isRecord(value['response']);

const expected = (siteUrl: string, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: new URL(siteUrl).origin,
  expectedRPID: new URL(siteUrl).hostname,
  requireUserVerification: true,
});

/**
 * Checks a browser's new passkey and returns it; null when it does not fit the challenge or the host, or the person
 * was not verified.
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

/** Returns the options by which a browser signs in with any passkey it holds for the host. */
export async function signInOptions(siteUrl: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({ rpID: new URL(siteUrl).hostname, userVerification: 'required' });
}

/** Checks a sign-in by passkey and returns the passkey's new counter; null when it does not fit. */
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
