/** Texts of numbers, devices and lists that every room shows. `src/README.md` tells the form. */

// Typed number.
export const sumTooFine = 'At most two digits after the point.';
export const sumWithComma = (label: string, meant: string) => `${label}: please write ${meant}, with a point.`;
export const mobileForeign = (end: string) => `Please write an Indian mobile number${end}`;
export const mobileDigitsOnly = (end: string) => `Mobile number must contain digits only${end}`;
export const mobileAllZeros = (end: string) => `Mobile number must be a positive number${end}`;
export const mobileTooShort = (end: string) => `Mobile number must be at least 10 digits${end}`;
export const mobileTooLong = (most: number, end: string) => `Mobile number must not exceed ${most} digits${end}`;

// Mobile.
export const mobileBegins = 'Indian mobile numbers begin with 6 to 9';

// Pincode.
export const pincodeBegins = 'Indian pincodes begin with 1 to 9';

// Device name.
export const unknownBrowser = 'a browser';
export const browserOnSystem = (browser: string, system: string) => `${browser} on ${system}`;

// Text.
export const mobileNotValid = 'Mobile number not valid.';
export const listMore = (more: number) => `${more} more`;
