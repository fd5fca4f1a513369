/**
 * The names of what the shop keeps in the browser; those of the packing tables are in `src/office/packing/kept-here.ts`,
 * that of the device's mark in `src/client/device-mark.ts`, and those of single pages in
 * `src/shop/checkout/payment-notes.ts` and `src/shop/account/sign-in-steps.ts`.
 * The first five are fixed by the specification.
 */
export const storageKeys = {
  token: 'token',
  userId: '_id',
  currentUrl: 'currentURL',
  lastUrl: 'lastURL',
  secondLastUrl: 'secondLastUrl',
  scrollToAbout: 'scrollToAbout',
  /** Cached name and picture of the signed-in person, so that the header does not wait for the network. */
  person: 'shagun:person:v1',
  /** Id of the person read last and when, for this tab. */
  personRead: 'shagun:person-read:v1',
  /** Id of the person who signed in here last; it outlives the session. */
  owner: 'shagun:owner:v1',
  /** Boxes in the cart, for the number beside its sign. */
  cartCount: 'shagun:cart-count:v1',
  /** Where to go after sign-in, behind the page that the person was led to: `/ /Shipping`. */
  returnTo: 'shagun:return-to:v1',
  /** The code that a person was just sent, so that a reload does not lose it. */
  attempt: 'shagun:attempt:v1',
  /** What the person must read on the sign-in page. */
  signInWord: 'shagun:sign-in-word:v1',
  /** Payments whose end is not known yet and orders that the home page still tells of, by person; the first outlive the session. */
  payments: 'shagun:payments:v1',
  /** The pincode that pages name days for; it belongs to the device. */
  pincode: 'shagun:pincode:v1',
  /** Drafts of forms, by form name. */
  draft: (form: string) => `shagun:draft:${form}:v1`,
} as const;

/** Reads a stored text; a browser that forbids storage answers null. */
export function readStored(key: string, area: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text that grew out of the one before; where storage is full that one stays, because a part is better than
 * nothing.
 * @returns false when the text is not kept
 */
export function writeGrown(
  key: string,
  value: string,
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
): boolean {
  try {
    globalThis[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/**
 * Stores a text, or removes it when the value is null. Where storage is full the text before goes: it holds no more, and the
 * new one lives for this page only, as where storage is forbidden.
 */
export function writeStored(
  key: string,
  value: string | null,
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
): void {
  if (value !== null && writeGrown(key, value, area)) return;
  try {
    globalThis[area].removeItem(key);
  } catch {
    // A forbidden storage must not stop the shop.
  }
}

/** Returns the names of everything stored that begin with a text; none when storage is forbidden. */
export function storedNames(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Removes everything whose name begins with a text. */
export function dropStored(prefix: string): void {
  for (const key of storedNames(prefix)) writeStored(key, null);
}

/** Forgets everything that this tab alone keeps. */
export function dropTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Where storage is forbidden there is nothing.
  }
}

/** Reads a stored JSON value; a corrupt one is removed and answered as null. */
export function readStoredJson<T>(key: string, area: 'localStorage' | 'sessionStorage' = 'localStorage'): T | null {
  const text = readStored(key, area);
  if (text === null) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    writeStored(key, null, area);
    return null;
  }
}

/** Stores a value as JSON. */
export function writeStoredJson(
  key: string,
  value: unknown,
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
): void {
  writeStored(key, JSON.stringify(value), area);
}
