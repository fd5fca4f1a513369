/** Numbers of guests as they are stored: ten digits, `+` and digits for one abroad (E.164), empty for none. */

/** Tells whether a guest's number is one of another country. */
export const isAbroad = (mobile: string): boolean => mobile.startsWith('+');

/** Tells whether a courier can call a guest's number, or a message reach it: an Indian mobile number. */
export const isIndian = (mobile: string): boolean => /^\d/.test(mobile);

/** Returns a guest's number with its country's code and `+`, as links for calls and WhatsApp need it. */
export const dialled = (mobile: string): string => (isAbroad(mobile) ? mobile : `+91${mobile}`);

/** Returns a guest's number as the path of a WhatsApp link needs it: the country's code and digits, without `+`. */
export const chatNumber = (mobile: string): string => dialled(mobile).slice(1);
