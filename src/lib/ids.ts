/** Ids are 24 hexadecimal characters: 4 bytes of time and 8 random bytes, so that they sort roughly by age. */

export const ID_PATTERN = /^[0-9a-f]{24}$/;

/** Tells whether a text has the format of the shop's ids. */
export function isId(text: string): boolean {
  return ID_PATTERN.test(text);
}

/** Returns the time at which an id was created, as an ISO time to the second. */
export const madeAt = (id: string): string => new Date(Number.parseInt(id.slice(0, 8), 16) * 1000).toISOString();

/** Returns a new random id. @param now time in ms that the id contains */
export function newId(now: number = Date.now()): string {
  const random = crypto.getRandomValues(new Uint8Array(8));
  const tail = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return (
    Math.floor(now / 1000)
      .toString(16)
      .padStart(8, '0') + tail
  );
}
