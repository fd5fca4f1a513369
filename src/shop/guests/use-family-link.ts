import { type RefObject, useEffect, useState } from 'react';
import { call, type CallResult } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { useCall } from '#client/use-call.ts';
import { type FamilyLink, judgeNewcomers, type Newcomer, readFamilyLink } from '#domain/guests/family-link.contract.ts';
import * as say from '#shop/guests/family-link.texts.ts';
import { judgedText } from '#shop/guests/newcomer-list.tsx';

/** Where the keyboard goes on when an answer took its button away: at a row, or else at `from` while that is there. */
interface GoOn {
  row: number;
  from: Element | null;
}

/** Id of the heading of the link, where the keyboard goes on when nobody waits any more. */
export const LINK_HEADING = 'family-link';

/** Moves a lost focus to a newcomer's row (the last one when there are fewer), the element it was on, or the heading. */
function moveFocus(panel: HTMLElement | null, { row, from }: GoOn): void {
  const now = document.activeElement;
  const isKept = now && now !== document.body && !(now instanceof HTMLDialogElement) && !now.matches(':disabled');
  if (!panel || isKept) return;
  const rows = [...panel.querySelectorAll<HTMLElement>('.newcomer [tabindex]')];
  const pressed = from instanceof HTMLElement && from.isConnected && from !== document.body ? from : null;
  const next = row < 0 ? pressed : rows[Math.min(row, rows.length - 1)];
  (next ?? panel.querySelector<HTMLElement>(`#${LINK_HEADING}`))?.focus();
}

/**
 * State of the family link: its answer, the call on its way and how it was refused; `press` sends a change, `judge`
 * takes newcomers or refuses them, `goOnAt` moves the keyboard to a row that comes.
 * @param onTaken called when a newcomer was added to the list
 */
export function useFamilyLink(panel: RefObject<HTMLElement | null>, onTaken: () => void) {
  const { loaded, reload, replace } = useCall(readFamilyLink, {});
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [goOn, setGoOn] = useState<GoOn | null>(null);
  useEffect(() => {
    if (goOn) moveFocus(panel.current, goOn);
  }, [goOn, panel]);
  const press = async <A extends FamilyLink>(sent: Promise<CallResult<A>>, row = -1): Promise<A | null> => {
    const from = document.activeElement;
    setBusy(true);
    setProblem('');
    const answer = await sent;
    setBusy(false);
    if (answer.ok) setGoOn({ row, from });
    if (answer.ok) replace(answer.data);
    else setProblem(answer.message);
    return answer.ok ? answer.data : null;
  };
  const judge = async (chosen: readonly Newcomer[], take: boolean): Promise<void> => {
    const named = chosen.map(({ _id, revision }) => ({ _id, revision }));
    // The row that comes after the first judged one stands in its place then.
    const row = loaded.data?.newcomers.findIndex(({ _id }) => _id === chosen[0]?._id) ?? -1;
    const answer = await press(call(judgeNewcomers, { body: { take, newcomers: named } }), row);
    if (!answer) return;
    if (answer.left > 0) toast(say.newcomersChanged);
    else toast(judgedText(chosen, take), take ? { kind: 'done' } : {});
    if (take && answer.taken > 0) onTaken();
  };
  return { loaded, reload, busy, problem, press, judge, goOnAt: (row: number) => setGoOn({ row, from: null }) };
}
