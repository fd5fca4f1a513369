import { useState } from 'react';
import { boxTypeOf } from '#domain/box/box-types.rules.ts';
import { type Box } from '#domain/box/box.rules.ts';
import type { Mix } from '#domain/planning/budget.rules.ts';
import * as say from '#shop/planning/budget.texts.ts';
import { useBudget } from '#shop/planning/use-budget.ts';
import { formatRupees } from '#lib/money.ts';
import { Field } from '#ui/field.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { TypedInput } from '#ui/typed-input.tsx';
import { Inserted } from '#ui/inserted.tsx';

interface BudgetPanelProps {
  invitationId: string;
  /** Called with the box that the customer chose. */
  onTake(box: Box): void;
}

/**
 * Form that suggests up to three boxes for a budget and a number of homes. A button fills the box with a suggestion.
 */
export function BudgetPanel({ invitationId, onTake }: BudgetPanelProps) {
  const { budget, setBudget, homes, setHomes, complaint, problem, busy, found, find } = useBudget(invitationId);
  /** The suggestion that lies in the box. */
  const [taken, setTaken] = useState<Mix | null>(null);
  const take = (mix: Mix): void => {
    setTaken(mix);
    onTake({
      weight: mix.weight,
      tempId: mix.tempId,
      choices: mix.sweets.map((sweet, index) => ({ ...sweet, index })),
    });
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
        <Field label={say.budgetLabel} error={complaint || undefined}>
          <TypedInput
            kind="money"
            inputMode="text"
            placeholder={say.budgetPlace}
            value={budget}
            onChange={({ target }) => setBudget(target.value)}
          />
        </Field>
        <Field label={say.homesLabel}>
          <TypedInput kind="whole" value={homes} onChange={({ target }) => setHomes(target.value)} />
        </Field>
        <button className="button" type="submit" aria-busy={busy}>
          {say.showBoxes}
        </button>
      </form>
      <Refusal message={problem} />
      <div role="status">
        {found?.mixes.length === 0 && (
          <p>{found.least === null ? say.tooFar : say.tooLittle(found.least, found.homes)}</p>
        )}
        {taken && found?.mixes.includes(taken) && <p>{say.mixTaken(taken.title)}</p>}
      </div>
      {found && found.mixes.length > 0 && (
        <ul className="budget-mixes">
          {found.mixes.map((mix) => (
            <li key={mix.title} className="budget-mix">
              <h3>{mix.title}</h3>
              <p>
                {say.mixBox(boxTypeOf(mix.tempId).name, mix.weight, mix.sweets.map(({ name }) => name).join(' · '))}
              </p>
              <p>
                <Inserted
                  text={say.mixSum(found.homes)}
                  parts={{
                    box: <span className="price">{formatRupees(mix.box)}</span>,
                    total: <strong className="price">{formatRupees(mix.total)}</strong>,
                  }}
                />
              </p>
              {mix.left && <p className="soft">{say.leftWhy[mix.left]}</p>}
              <button className="button button-quiet" type="button" onClick={() => take(mix)}>
                {say.mixFill}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
