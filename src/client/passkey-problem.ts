/** Message for each error name of browsers. */
const reasons: Readonly<Record<string, string>> = {
  InvalidStateError:
    'This device has a passkey for you already. Please sign in with it, or make one on another device.',
  SecurityError: 'Passkeys work at the shop’s own address alone. Please open the back office there.',
  NotSupportedError: 'This device cannot make such a passkey. Please use another one, or a password.',
  ConstraintError: 'This device has no screen lock, which a passkey needs. Please set one up, or use a password.',
};

/**
 * Returns the message for a passkey that could not be created or used.
 * @param declined message for all other errors, such as a cancelled dialog, which browsers do not distinguish from a
 *   device without a passkey
 */
export const passkeyProblem = (error: unknown, declined: string): string =>
  reasons[(error as Partial<Error> | null)?.name ?? ''] ?? declined;
