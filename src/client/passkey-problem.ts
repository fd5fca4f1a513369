import * as say from '#client/client.texts.ts';

/** Message for each error name of browsers. */
const reasons: Readonly<Record<string, string>> = {
  InvalidStateError: say.passkeyKnown,
  SecurityError: say.passkeyElsewhere,
  NotSupportedError: say.passkeyUnable,
  ConstraintError: say.passkeyNoLock,
};

/**
 * Returns the message for a passkey that could not be created or used.
 * @param declined message for all other errors, such as a cancelled dialog, which browsers do not distinguish from a
 *   device without a passkey
 */
export const passkeyProblem = (error: unknown, declined: string): string =>
  reasons[(error as Partial<Error> | null)?.name ?? ''] ?? declined;
