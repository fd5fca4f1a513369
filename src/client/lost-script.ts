import * as texts from '#client/client.texts.ts';

/**
 * Tells whether a script can be loaded: there is a network, or a worker that may have it. Without either it is better not
 * to try, because a browser that failed to get a script does not ask for it again on the same page.
 */
export const mayLoad = (): boolean => navigator.onLine || Boolean(navigator.serviceWorker?.controller);

let isTold = false;

/**
 * Answers a click whose script could not be loaded: the first time with a message, later by loading the page again if the
 * shop can be reached. Browsers fill in again what was typed.
 */
export async function answerLost(say: (text: string, options: { kind: 'problem' }) => void): Promise<void> {
  // Any answer counts: the shop is there.
  const reached = isTold && (await fetch(location.href, { method: 'HEAD' }).catch(() => null));
  isTold = true;
  if (reached) location.reload();
  else say(texts.partLost, { kind: 'problem' });
}
