/**
 * Ids are 24 hexadecimal characters: 4 bytes of time in seconds and 8 random bytes. Those that one process makes within a
 * second grow by random steps, so that rows of one moment sort in the order in which they were made.
 */

export const ID_PATTERN = /^[0-9a-f]{24}$/;

/** True for a text that has the shape of one of the shop's ids. */
export function isId(text: string): boolean {
  return ID_PATTERN.test(text);
}

/** The second of the newest id and what followed it there. */
let newest = { second: -1, tail: 0n };

/** Makes a new id that nobody can guess, for the moment `now` (ms). */
export function newId(now: number = Date.now()): string {
  const second = Math.floor(now / 1000);
  // Half of the room is left for steps, which are at most 5 bytes wide: enough for eight million ids in a second.
  const tail = second === newest.second ? newest.tail + 1n + random(5) : random(8) >> 1n;
  newest = { second, tail };
  return hex(BigInt(second), 4) + hex(tail, 8);
}

const hex = (value: bigint, bytes: number): string => value.toString(16).padStart(2 * bytes, '0');

function random(bytes: number): bigint {
  return crypto.getRandomValues(new Uint8Array(bytes)).reduce((all, byte) => (all << 8n) | BigInt(byte), 0n);
}
