import { useCallback, useEffect, useState } from 'react';
import { call, STAFF_SESSION_ENDED } from '#client/api.ts';
import { keepForOffline } from '#client/offline.ts';
import { onRestored } from '#client/restored.ts';
import { toast } from '#client/toast.ts';
import { forgetAnswers, keepAnswer, keepAnswersFor, orKept } from '#office/frame/kept-answers.ts';
import { keepDraftsFor, leaveOffice } from '#office/frame/own-drafts.ts';
import { useBackOnline } from '#office/frame/use-kept.ts';
import { readStaffMe, staffSignOut, type StaffMe } from '#domain/staff/staff.contract.ts';
import { isOfficeKept } from '#lib/offline.ts';
import * as say from '#office/frame/frame.texts.ts';

/** Name under which this device keeps who is signed in. */
const ME = 'me';

/** Who is at the door: not known yet, nobody, not to be known for want of the shop, or a member. */
export type AtDoor =
  | { is: 'asking' }
  | { is: 'out' }
  | { is: 'lost'; message: string }
  | {
      is: 'in';
      me: StaffMe;
      /** True while only this device says who it is. */
      kept: boolean;
    };

/**
 * Hook for who is signed in to the back office. Pages that open without a network take the member whom this device knew
 * last, and ask the shop when the network returns. `ended` is true when the session ended in the middle of something.
 * @param room path of the page; missing for pages that need no sign-in
 */
export function useDoor(room: string | undefined): {
  state: AtDoor;
  ended: boolean;
  enter(me: StaffMe): void;
  ask(): void;
  leave(): void;
  onClose(): void;
} {
  const [state, setState] = useState<AtDoor>({ is: 'asking' });
  const [ended, setEnded] = useState(false);
  const offline = isOfficeKept(room ?? '');
  const enter = useCallback(
    (me: StaffMe, kept = false): void => {
      keepDraftsFor(me.id);
      keepAnswersFor(me.id);
      if (offline && !kept) void keepAnswer(ME, { staff: me });
      setEnded(false);
      setState({ is: 'in', me, kept });
    },
    [offline],
  );
  const goOut = useCallback((): void => {
    void forgetAnswers();
    setEnded(false);
    setState({ is: 'out' });
  }, []);
  const ask = useCallback(async (): Promise<void> => {
    const asked = call(readStaffMe);
    const answer = await (offline ? orKept(ME, asked, ({ data }) => enter(data.staff, true)) : asked);
    if (answer.ok) enter(answer.data.staff);
    else if (answer.status === 401) goOut();
    // Whoever is in already stays in.
    else setState((now) => (now.is === 'in' ? now : { is: 'lost', message: answer.message }));
  }, [enter, goOut, offline]);
  useEffect(() => {
    void ask();
    // Back may show a page of somebody who signed out since.
    return onRestored(() => void ask());
  }, [ask]);
  const kept = state.is === 'in' && state.kept;
  useBackOnline(kept, () => void ask());
  useEffect(() => {
    if (offline && state.is === 'in') keepForOffline();
  }, [offline, state.is]);
  useEffect(() => {
    if (state.is !== 'in') return;
    // In the middle of something a dialog asks, and what was typed stays where it is. What only this device kept goes.
    const onEnd = (): void => (kept ? goOut() : setEnded(true));
    addEventListener(STAFF_SESSION_ENDED, onEnd);
    return () => removeEventListener(STAFF_SESSION_ENDED, onEnd);
  }, [state.is, kept, goOut]);
  const leave = async (): Promise<void> => {
    // Also where the shop cannot be told: whoever goes leaves nothing of people behind.
    void forgetAnswers();
    const answer = await call(staffSignOut);
    if (answer.ok || answer.status === 401) {
      leaveOffice();
      goOut();
    } else toast(say.stillSignedIn(answer.message), { kind: 'problem' });
  };
  return {
    state,
    ended,
    enter,
    ask: () => void ask(),
    leave: () => void leave(),
    onClose: () => setEnded(false),
  };
}
