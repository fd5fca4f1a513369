import * as say from '#office/frame/kept.texts.ts';
import { unsentTicks } from '#office/frame/unsent-ticks.ts';

/** Says from when the shown list is; nothing for one of this moment. @param at time in ms */
export function SeenFrom({ at }: { at: number | null }) {
  if (at === null) return null;
  return (
    <p className="notice" role="status">
      {navigator.onLine ? say.seenUnanswered(at) : say.seenOffline(at)}
    </p>
  );
}

/** Says how many ticks wait on this device without a session to send them, and what to do; nothing when none waits. */
export function UnsentTicks() {
  const { count, names } = unsentTicks();
  if (count === 0) return null;
  return (
    <p className="notice notice-problem">
      <strong>{say.unsentTitle(count)}</strong> <span>{say.unsentWay(count, names)}</span>
    </p>
  );
}
