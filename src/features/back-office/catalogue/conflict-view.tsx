import { useId, useState } from 'react';
import type { KindDeclaration } from '#features/back-office/catalogue/declarations/declaration.ts';
import { type Difference, differencesOf } from '#features/back-office/catalogue/merge.rules.ts';
import { formValues, type FormValues } from '#features/back-office/catalogue/form-values.ts';
import { fieldOf, Value } from '#features/back-office/catalogue/value-words.tsx';
import { moment } from '#features/back-office/moment.ts';
import type { ChangedBy, RecordState } from '#features/catalogue/staff-record.contract.ts';

interface ConflictViewProps {
  declaration: KindDeclaration;
  /** What the form began with, and what stands in it. */
  base: FormValues;
  mine: FormValues;
  theirs: RecordState & ChangedBy;
  /** Called with the form as the person wants it, on top of the present record. */
  onChoose(values: FormValues): void;
}

/** What somebody else saved meanwhile beside what stands in the form: the person chooses field by field. */
export function ConflictView({ declaration, base, mine, theirs, onChoose }: ConflictViewProps) {
  const title = useId();
  const present = formValues(declaration, theirs);
  const [differences] = useState(() => differencesOf(Object.keys(present), base, mine, present));
  const [takes, setTakes] = useState(() => Object.fromEntries(differences.map(({ name, take }) => [name, take])));
  const who = theirs.changedBy || 'Somebody';
  const choose = (): void => {
    const mineTaken = differences.filter(({ name }) => takes[name] === 'mine').map((one) => [one.name, one.mine]);
    onChoose({ ...present, ...Object.fromEntries(mineTaken) });
  };
  return (
    <section className="staff-conflict" aria-labelledby={title}>
      <h2 id={title}>{who} changed this meanwhile</h2>
      <p>
        Saved {moment(theirs.updatedAt)}. Nothing of yours is lost: choose for each field, then press Save once more.
      </p>
      {differences.map((difference) => (
        <Choice
          key={difference.name}
          label={fieldOf(declaration, difference.name).label}
          field={fieldOf(declaration, difference.name)}
          difference={difference}
          who={who}
          take={takes[difference.name] ?? 'mine'}
          onTake={(take) => setTakes((before) => ({ ...before, [difference.name]: take }))}
        />
      ))}
      {differences.length === 0 && <p>Both of you wrote the same.</p>}
      <p>
        <button type="button" className="button" onClick={choose}>
          Put this into the form
        </button>
      </p>
    </section>
  );
}

interface ChoiceProps {
  label: string;
  field: ReturnType<typeof fieldOf>;
  difference: Difference;
  who: string;
  take: Difference['take'];
  onTake(take: Difference['take']): void;
}

function Choice({ label, field, difference, who, take, onTake }: ChoiceProps) {
  const side = (which: Difference['take'], words: string) => (
    <label className="staff-side">
      <span>
        <input type="radio" name={`take-${difference.name}`} checked={take === which} onChange={() => onTake(which)} />{' '}
        {words}
      </span>
      <Value field={field} value={difference[which]} />
    </label>
  );
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <div className="staff-sides">
        {side('theirs', `Take what ${who} wrote`)}
        {side('mine', 'Keep mine')}
      </div>
    </fieldset>
  );
}
