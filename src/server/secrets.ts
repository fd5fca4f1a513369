import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf } from '#lib/narrow.ts';

/** Hexadecimal digits of a secret: 32 random bytes. */
const LENGTH = 64;

/** Error of a secret that cannot be used; its message says what to do. */
export class SecretError extends Error {}

const fileOf = (dataDir: string, name: string): string => join(dataDir, 'secrets', name);
const newSecret = (): string => randomBytes(LENGTH / 2).toString('hex');

/**
 * Returns a secret from the data folder, creating its file on the first call, readable by the owner only.
 * @throws SecretError when the file is empty or too short
 */
export function generatedSecret(dataDir: string, name: string): string {
  const file = fileOf(dataDir, name);
  if (!existsSync(file)) writeWhole(file, newSecret());
  return readSecret(file);
}

/**
 * Returns a secret from the data folder, for programs that only look at a shop: one that is missing is not made, but a
 * new one is returned, as the next start would make it.
 * @throws SecretError when the file is empty or too short
 */
export function heldSecret(dataDir: string, name: string): string {
  const file = fileOf(dataDir, name);
  return existsSync(file) ? readSecret(file) : newSecret();
}

function readSecret(file: string): string {
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= LENGTH / 2) return secret;
  const state = secret === '' ? 'is empty' : `holds only ${secret.length} characters`;
  throw new SecretError(
    `The secret ${file} ${state}. Put it back from your copy of the data folder; or delete the file: a new secret is made, and everybody signs in again.`,
  );
}

/**
 * Creates a file atomically: no reader sees a partial file, and a file that another process has created first stays.
 */
function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const own = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    const handle = openSync(own, 'wx', 0o600);
    try {
      writeSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    try {
      linkSync(own, file);
    } catch (error) {
      // Not every disk knows links; one that does says that the file is there already.
      if (codeOf(error) !== 'EEXIST') renameSync(own, file);
    }
  } finally {
    rmSync(own, { force: true });
  }
}
