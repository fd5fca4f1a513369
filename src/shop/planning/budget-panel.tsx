import { useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { $userId, signedIn } from '#client/session.ts';
import { readStored, storageKeys } from '#client/storage.ts';
import { boxTypeOf } from '#domain/box/box-types.rules.ts';
import { type Box } from '#domain/box/box.rules.ts';
import { proposeBoxes } from '#domain/planning/budget.contract.ts';
import { type Mix, readBudget } from '#domain/planning/budget.rules.ts';
import { listGuests } from '#domain/guests/guest.contract.ts';
import { homesOf } from '#domain/guests/homes.rules.ts';
import { reachable } from '#domain/guests/reachable.rules.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import { formatRupees } from '#lib/money.ts';
import { Field } from '#ui/field.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { TypedInput } from '#ui/typed-input.tsx';

interface BudgetPanelProps {
  invitationId: string;
  /** Called with the box that the customer chose. */
  onTake(box: Box): void;
}

/**
 * Form that suggests up to three boxes for a budget and a number of homes. A button fills the box with a suggestion.
 */
export function BudgetPanel({ invitationId, onTake }: BudgetPanelProps) {
  const [budget, setBudget] = useState('');
  const [homes, setHomes] = useState('');
  const [pincodes, setPincodes] = useState<string[]>(() => [readStored(storageKeys.pincode) ?? ''].filter(Boolean));
  const [complaint, setComplaint] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<{ answer: AnswerOf<typeof proposeBoxes>; homes: number } | null>(null);
  const [taken, setTaken] = useState('');

  useEffect(() => {
    if (!signedIn()) return;
    let current = true;
    // The guest list says how many homes there are, and how far.
    void call(listGuests, { params: { userId: $userId.get() } }).then((answer) => {
      if (!current || !answer.ok) return;
      const homesOnTheList = homesOf(answer.data.guestList).filter(reachable);
      if (homesOnTheList.length === 0) return;
      setPincodes([...new Set(homesOnTheList.map(({ pincode }) => pincode))]);
      setHomes((typed) => typed || String(homesOnTheList.length));
    });
    return () => {
      current = false;
    };
  }, []);

  const find = async (): Promise<void> => {
    const paise = readBudget(budget);
    const count = Number(homes);
    setProblem('');
    setComplaint(paise === null ? 'Please write a sum, such as 1,80,000 or 1.8 lakh.' : '');
    if (busy) return;
    // What was found for another sum does not stand under one that nobody can read.
    setFound(null);
    setTaken('');
    if (paise === null) return;
    if (!(Number.isInteger(count) && count >= 1)) return setProblem('Please say for how many homes, in digits only.');
    setBusy(true);
    const answer = await call(proposeBoxes, { body: { invitationId, budget: paise, homes: count, pincodes } });
    setBusy(false);
    setTaken('');
    setFound(answer.ok ? { answer: answer.data, homes: count } : null);
    if (!answer.ok) setProblem(answer.message);
  };
  const take = ({ title, weight, tempId, sweets }: Mix): void => {
    setTaken(title);
    onTake({ weight, tempId, choices: sweets.map((sweet, index) => ({ ...sweet, index })) });
  };

  return (
    <div className="card card-body budget">
      <form
        className="budget-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void find();
        }}
      >
        <Field label="Budget, delivery included" error={complaint || undefined}>
          <TypedInput
            kind="money"
            inputMode="text"
            placeholder="1.8 lakh"
            value={budget}
            onChange={({ target }) => setBudget(target.value)}
          />
        </Field>
        <Field label="Homes">
          <TypedInput kind="whole" value={homes} onChange={({ target }) => setHomes(target.value)} />
        </Field>
        <button className="button" type="submit" aria-busy={busy}>
          Show boxes
        </button>
      </form>
      <Refusal message={problem} />
      <div role="status">
        {found && found.answer.mixes.length === 0 && <p>{nothingText(found.answer.least, found.homes)}</p>}
        {taken && <p>{`${taken} lies in the box below. You can change every sweet.`}</p>}
      </div>
      {found && found.answer.mixes.length > 0 && (
        <ul className="budget-mixes">
          {found.answer.mixes.map((mix) => (
            <li key={mix.title} className="budget-mix">
              <h3>{mix.title}</h3>
              <p>
                {`${boxTypeOf(mix.tempId).name}, ${mix.weight} gm: ${mix.sweets.map(({ name }) => name).join(' · ')}`}
              </p>
              <p>
                <span className="price">{formatRupees(mix.box)}</span> a box,{' '}
                <strong className="price">{formatRupees(mix.total)}</strong>
                <span>{` for ${found.homes} ${found.homes === 1 ? 'home' : 'homes'} with delivery`}</span>
              </p>
              <button className="button button-quiet" type="button" onClick={() => take(mix)}>
                Fill the box with it
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/**
 * Returns the message that no box fits the budget. `least` is the lowest sufficient budget in paise; null when no sweet
 * stays fresh to the farthest home.
 */
function nothingText(least: number | null, homes: number): string {
  const all = homes === 1 ? 'this home' : `${homes} homes`;
  if (least === null) return 'None of our sweets reaches the farthest of your homes fresh.';
  return `A box of this design for ${all} comes to ${formatRupees(least)} at least, delivery included. A larger budget, fewer homes or another design would fit.`;
}
