import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** Argon2id by the first of OWASP's settings: 19 MiB, two passes, one lane. */
const SETTINGS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

const derive = (password: string, nonce: Buffer, settings: typeof SETTINGS): Promise<Buffer> =>
  new Promise((done, fail) => {
    argon2('argon2id', { message: password.normalize('NFKC'), nonce, ...settings }, (error, tag) =>
      error ? fail(error) : done(tag),
    );
  });

/** Tail of the queue of hashings. One runs at a time: each takes 19 MiB and a processor, and strangers may cause it. */
let line: Promise<unknown> = Promise.resolve();
function inLine<T>(work: () => Promise<T>): Promise<T> {
  const turn = line.then(work, work);
  line = turn.catch(() => undefined);
  return turn;
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** Hashes a password with Argon2id. Returns a PHC string with the parameters and a new random salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await inLine(() => derive(password, salt, SETTINGS));
  const { memory, passes, parallelism } = SETTINGS;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
/** Hash that the password of an unknown name is checked against, so that it takes as long as for a known one. */
const NOBODY = `$argon2id$v=19$m=${SETTINGS.memory},t=${SETTINGS.passes},p=1$${base64(Buffer.alloc(16))}$${base64(Buffer.alloc(32))}`;

/**
 * Tells whether a password matches a stored PHC string. An empty string, stored for staff without a password, matches
 * none but takes the same time.
 */
export async function checkPassword(password: string, kept: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(kept) ?? PHC.exec(NOBODY) ?? [];
  const wanted = Buffer.from(tag, 'base64');
  const settings = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
  };
  const found = await inLine(() => derive(password, Buffer.from(salt, 'base64'), settings));
  return PHC.test(kept) && timingSafeEqual(found, wanted);
}
