import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { Passkey } from '#server/staff/passkeys.ts';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/**
 * Returns a software authenticator with one passkey (ES256) that approves every request: the stored passkey, and a
 * function that answers a challenge.
 */
export function passkeyDevice(id: string): {
  passkey: Passkey;
  answer(url: string, options: { challenge?: unknown }): Record<string, unknown>;
} {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = (text: string): Buffer => Buffer.from(text, 'base64url');
  // COSE: key type 2, algorithm -7, curve 1, then both coordinates (RFC 9053).
  const cose = [Buffer.from('a5010203262001215820', 'hex'), point(x), Buffer.from('225820', 'hex'), point(y)];
  let counter = 0;
  return {
    passkey: { id, publicKey: Buffer.concat(cose).toString('base64url'), counter },
    answer(url, { challenge }) {
      const { origin, hostname } = new URL(url);
      const client = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin }));
      const count = Buffer.alloc(4);
      count.writeUInt32BE((counter += 1));
      // Present and verified.
      const data = Buffer.concat([sha256(hostname), Buffer.from([0b101]), count]);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
    },
  };
}
