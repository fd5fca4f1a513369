import { type ReactNode, useState } from 'react';
import { call, type CallResult } from '#client/api.ts';
import { useUndo } from '#office/frame/use-undo.tsx';
import { useWrite } from '#office/frame/use-write.ts';
import { homesText } from '#office/orders/order-view.rules.ts';
import { type ParcelOutcome, undoParcelSteps, writeParcelSteps } from '#domain/parcels/fulfilment.contract.ts';
import { type ParcelState, parcelStaffTexts } from '#domain/parcels/fulfilment.rules.ts';
import type { PartOf } from '#lib/endpoint.ts';
import { newId } from '#lib/ids.ts';
import * as say from '#office/orders/steps.texts.ts';
import { Refusal } from '#ui/refusal.tsx';

type Body = PartOf<typeof writeParcelSteps, 'body'>;

/** Step for some homes, with its details. */
export interface Wish {
  state: ParcelState;
  courier?: string;
  tracking?: string;
  /** True when parcels with one number travel as one consignment. */
  together?: boolean;
  note?: string;
}

/**
 * Returns the message about a step's outcomes: the numbers of homes done, already in that state, and left as before
 * with the reason.
 */
function told(state: ParcelState, outcomes: readonly ParcelOutcome[]): string {
  const count = (outcome: ParcelOutcome['outcome']): number => outcomes.filter((one) => one.outcome === outcome).length;
  const left = outcomes.find(({ outcome }) => outcome === 'changed' || outcome === 'refused');
  const others = count('changed') + count('refused');
  return [
    `${homesText(count('done'))}: ${parcelStaffTexts[state].state.toLowerCase()}.`,
    count('already') > 0 && say.homesAlready(count('already')),
    left && say.homesNotChanged(others, left.message),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Undoes a batch of steps. Returns a 409 when none of them could be undone. */
export async function undoBatch(batch: string): Promise<CallResult<unknown>> {
  const answer = await call(undoParcelSteps, { body: { batch } });
  const kept = answer.ok
    ? answer.data.outcomes.filter(({ outcome }) => outcome !== 'done' && outcome !== 'already')
    : [];
  if (!answer.ok || kept.length === 0 || kept.length < answer.data.outcomes.length) return answer;
  const [{ outcome, message }] = kept as [ParcelOutcome];
  return {
    ok: false,
    status: 409,
    code: 'changed',
    message: outcome === 'refused' ? message : say.notUndone(message),
  };
}

/**
 * Hook that moves parcels to other states and offers an undo. Each batch has an id, so that it can be sent again
 * without an answer and is applied once.
 */
export function useSteps(onChanged: () => void): {
  /**
   * Resolves to false when the request failed, or when the sent state changed no home, so that its number can be
   * corrected.
   */
  takeStep(parcels: Body['parcels'], wish: Wish, from?: readonly ParcelState[]): Promise<boolean>;
  busy: boolean;
  /** Notice of the last step, with its undo button. */
  done: ReactNode;
  /** Error of the last step, with a button to send it again after a lost answer. */
  problem: ReactNode;
} {
  const undo = useUndo(onChanged);
  const { busy, problem, setProblem, write } = useWrite();
  const [lost, setLost] = useState<Body | null>(null);
  const send = async (body: Body): Promise<boolean> => {
    undo.rest();
    const answer = await write(() => call(writeParcelSteps, { body }));
    setLost(!answer.ok && (answer.status === 0 || answer.status >= 500) ? body : null);
    if (!answer.ok) return false;
    const { outcomes } = answer.data;
    const state = body.state as ParcelState;
    const isDone = outcomes.some(({ outcome }) => outcome === 'done');
    if (isDone) undo.done(told(state, outcomes), () => undoBatch(body.batch));
    else setProblem(outcomes[0]?.message || say.nothingToDo);
    onChanged();
    // A number that cannot be given stays where it was typed, to be corrected.
    return isDone || state !== 'sent';
  };
  return {
    takeStep: (parcels, wish, from) =>
      send({ batch: newId(), parcels, ...wish, ...(from ? { from: [...from] } : {}) } as Body),
    busy,
    done: undo.notice,
    problem: (
      <Refusal message={problem}>
        {lost && (
          <button type="button" className="button button-quiet" disabled={busy} onClick={() => void send(lost)}>
            {say.sendStepAgain}
          </button>
        )}
      </Refusal>
    ),
  };
}
