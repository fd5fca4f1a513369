/** Texts of numbers, devices and lists that every room shows. `src/README.md` tells the form. */

// Typed number.
export const mostTwoDigitsAfter = 'At most two digits after the point.';
export const writePoint = (label: string, meant: string) => `${label}: please write ${meant}, with a point.`;
export const writeIndianMobileNumber = (end: string) => `Please write an Indian mobile number${end}`;
export const mobileNumberMustContain = (end: string) => `Mobile number must contain digits only${end}`;
export const mobileNumberMustPositive = (end: string) => `Mobile number must be a positive number${end}`;
export const mobileNumberMustLeast = (end: string) => `Mobile number must be at least 10 digits${end}`;
export const mobileNumberMustNot = (most: number, end: string) => `Mobile number must not exceed ${most} digits${end}`;

// Mobile.
export const indianMobileNumbersBegin = 'Indian mobile numbers begin with 6 to 9';

// Pincode.
export const indianPincodesBegin = 'Indian pincodes begin with 1 to 9';

// Device name.
export const aBrowser = 'a browser';
export const onBrowser = (browser: string, system: string) => `${browser} on ${system}`;

// Text.
export const mobileNumberNotValid = 'Mobile number not valid.';
export const more = (more: number) => `${more} more`;
