/**
 * Storage keys of the shop. Those of the packing tables are in `src/office/frame/kept-here.ts`, that of the device's
 * mark in `src/client/device-mark.ts`, and those of single pages in `src/shop/checkout/payment-notes.ts` and
 * `src/shop/account/sign-in-steps.ts`. The first five are fixed by the specification.
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
  /** Id of the person whose data this tab read last, with the time. */
  personRead: 'shagun:person-read:v1',
  /** Id of the customer who signed in on this device last; it stays after the session. */
  owner: 'shagun:owner:v1',
  /** Number of boxes in the cart, for the number beside the cart icon. */
  cartCount: 'shagun:cart-count:v1',
  /** Path to open after sign-in, after the path of the page that asked to sign in: `/ /Shipping`. */
  returnTo: 'shagun:return-to:v1',
  /** State of the last requested one-time code, so that a reload does not lose it. */
  attempt: 'shagun:attempt:v1',
  /** Message for the sign-in page. */
  signInWord: 'shagun:sign-in-word:v1',
  /**
   * By customer, payments whose result is unknown, and orders that the home page still has to announce. The payments
   * stay after the session.
   */
  payments: 'shagun:payments:v1',
  /** Pincode for which pages show delivery dates; it belongs to the device, not to a customer. */
  pincode: 'shagun:pincode:v1',
  /** Guests whom an import added for the page where it was begun. */
  brought: 'shagun:brought-guests:v1',
  /** Drafts of forms, by form name. */
  draft: (form: string) => `shagun:draft:${form}:v1`,
} as const;

/** Returns a stored text; null when there is none or storage is forbidden. */
export function readStored(key: string, area: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a longer version of a stored text. When storage is full the old text stays, because a part is better than
 * nothing.
 * @returns false when the text could not be stored
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

/** Stores a text; null removes it. When storage is full the old text is removed too, because it is outdated. */
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

/** Returns the keys in local storage that start with `prefix`; none when storage is forbidden. */
export function storedNames(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Removes all stored entries whose key starts with `prefix`. */
export function dropStored(prefix: string): void {
  for (const key of storedNames(prefix)) writeStored(key, null);
}

/** Clears the session storage of this tab. */
export function dropTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Where storage is forbidden there is nothing.
  }
}

/** Returns a stored JSON value; null when there is none. Removes a value that is not valid JSON and returns null. */
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
