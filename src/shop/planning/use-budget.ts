import { useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { $userId, signedIn } from '#client/session.ts';
import { readStored, storageKeys } from '#client/storage.ts';
import { listGuests } from '#domain/guests/guest.contract.ts';
import { homesOf } from '#domain/guests/homes.rules.ts';
import { reachable } from '#domain/guests/reachable.rules.ts';
import { proposeBoxes } from '#domain/planning/budget.contract.ts';
import { readBudget } from '#domain/planning/budget.rules.ts';
import * as say from '#shop/planning/budget.texts.ts';
import type { AnswerOf } from '#lib/endpoint.ts';

/** Boxes that were found for a budget and a number of homes. */
type FoundBoxes = AnswerOf<typeof proposeBoxes> & { homes: number };

/** State of the search for boxes of a design that fit a budget. The guest list says how many homes there are, and how far. */
export function useBudget(invitationId: string) {
  const [budget, setBudget] = useState('');
  const [homes, setHomes] = useState('');
  const [pincodes, setPincodes] = useState<string[]>(() => [readStored(storageKeys.pincode) ?? ''].filter(Boolean));
  /** What is wrong with the sum. */
  const [complaint, setComplaint] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<FoundBoxes | null>(null);

  useEffect(() => {
    if (!signedIn()) return;
    let current = true;
    void call(listGuests, { params: { userId: $userId.get() } }).then((answer) => {
      if (!current || !answer.ok) return;
      const listed = homesOf(answer.data.guestList).filter(reachable);
      if (listed.length === 0) return;
      setPincodes([...new Set(listed.map(({ pincode }) => pincode))]);
      setHomes((typed) => typed || String(listed.length));
    });
    return () => {
      current = false;
    };
  }, []);

  const find = async (): Promise<void> => {
    const paise = readBudget(budget);
    const count = Number(homes);
    setProblem('');
    setComplaint(paise === null ? say.noSum : '');
    if (busy) return;
    // What was found for another sum does not stand under one that nobody can read.
    setFound(null);
    if (paise === null) return;
    if (!(Number.isInteger(count) && count >= 1)) return setProblem(say.noHomes);
    setBusy(true);
    const answer = await call(proposeBoxes, { body: { invitationId, budget: paise, homes: count, pincodes } });
    setBusy(false);
    if (answer.ok) setFound({ ...answer.data, homes: count });
    else setProblem(answer.message);
  };
  return { budget, setBudget, homes, setHomes, complaint, problem, busy, found, find };
}
