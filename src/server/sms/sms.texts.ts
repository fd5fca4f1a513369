/** Texts about codes and messages that are not sent. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'server.sms';

// Otp sender.
export const codeNotSent = 'We could not send the code just now. Please try again in a minute.';

// Text sender.
export const dltIdMissing = 'This message has no DLT template id.';
export const gatewayUnreachable = 'We cannot reach the SMS gateway.';
export const gatewayBrokeOff = 'The connection to the SMS gateway broke before it answered.';
export const gatewayUnclear = 'The SMS gateway did not say whether it took the message (504).';
export const gatewayAnswered = (status: number) => `The SMS gateway answered ${status}`;
export const gatewayAnsweredWith = (status: number, said: string) => `The SMS gateway answered ${status}: ${said}`;
export const gatewayRefused = (status: number) => `The SMS gateway refused it (${status})`;
export const gatewayRefusedWith = (said: string) => `The SMS gateway refused it: ${said}`;
