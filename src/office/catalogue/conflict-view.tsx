import { useEffect, useRef, useState } from 'react';
import { bringIntoView } from '#client/in-view.ts';
import type { FieldDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { CONFLICT } from '#office/catalogue/conflict-link.tsx';
import { type Difference, differencesOf } from '#office/catalogue/merge.rules.ts';
import type { FormValues } from '#office/catalogue/form-values.ts';
import { Value } from '#office/catalogue/value-text.tsx';
import { nearMoment } from '#lib/dates.ts';
import * as say from '#office/catalogue/conflict.texts.ts';

interface ConflictViewProps {
  /** Names of the fields to compare. */
  names: readonly string[];
  fieldOf(name: string): FieldDeclaration;
  /** Returns the display text of a value; when missing, the field's declaration decides. */
  wordsOf?(name: string, value: unknown): string;
  /**
   * Values when the form was opened; as `mine`, those in the form now; as `present`, those saved by the other editor.
   */
  base: FormValues;
  mine: FormValues;
  present: FormValues;
  /** Name of the other editor, empty when unknown, and the time of the save. */
  who: string;
  at: string;
  /** False while the form is being sent. */
  settled: boolean;
  /** Called with the chosen values, on top of the present ones. */
  onChoose(values: FormValues): void;
}

/**
 * Shows a conflict: for each field that both editors changed, the user chooses their own value or the saved one. Takes
 * the focus once the form is no longer being sent.
 */
export function ConflictView(props: ConflictViewProps) {
  const { names, fieldOf, wordsOf, base, mine, present, at, settled, onChoose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // It comes between a long form and its end: whoever pressed Save is brought to it.
  useEffect(() => {
    if (!settled || !heading.current) return;
    heading.current.focus({ preventScroll: true });
    bringIntoView(heading.current);
  }, [settled]);
  const [differences] = useState(() => differencesOf(names, base, mine, present));
  const [takes, setTakes] = useState(() => Object.fromEntries(differences.map(({ name, take }) => [name, take])));
  const who = props.who || say.somebody;
  const asked = differences.filter(({ both }) => both);
  const labels = (take: Difference['take']): string =>
    differences
      .filter((one) => !one.both && one.take === take)
      .map(({ name }) => fieldOf(name).label)
      .join(', ');
  const [yours, others] = [labels('mine'), labels('theirs')];
  const choose = (): void => {
    const mineTaken = differences.filter(({ name }) => takes[name] === 'mine').map((one) => [one.name, one.mine]);
    onChoose({ ...present, ...Object.fromEntries(mineTaken) });
  };
  return (
    <section className="staff-conflict" aria-labelledby={CONFLICT}>
      <h2 id={CONFLICT} ref={heading} tabIndex={-1}>
        {say.title(who)}
      </h2>
      <p>{(asked.length > 0 ? say.savedChoose : say.saved)(nearMoment(at))}</p>
      {others && <p>{say.theirsOnly(who, others)}</p>}
      {yours && <p>{say.yoursOnly(yours)}</p>}
      {asked.map((difference) => (
        <Choice
          key={difference.name}
          field={fieldOf(difference.name)}
          {...(wordsOf ? { wordsOf } : {})}
          difference={difference}
          who={who}
          take={takes[difference.name] ?? 'mine'}
          onTake={(take) => setTakes((before) => ({ ...before, [difference.name]: take }))}
        />
      ))}
      {differences.length === 0 && <p>{say.bothSame}</p>}
      <p>
        <button type="button" className="button" onClick={choose}>
          {say.putIntoForm}
        </button>
      </p>
    </section>
  );
}

interface ChoiceProps {
  field: FieldDeclaration;
  wordsOf?(name: string, value: unknown): string;
  difference: Difference;
  who: string;
  take: Difference['take'];
  onTake(take: Difference['take']): void;
}

function Choice({ field, wordsOf, difference, who, take, onTake }: ChoiceProps) {
  const side = (which: Difference['take'], text: string) => (
    <label className="staff-side">
      <span>
        <input type="radio" name={`take-${difference.name}`} checked={take === which} onChange={() => onTake(which)} />{' '}
        {text}
      </span>
      {wordsOf ? (
        <span className="staff-value">{wordsOf(difference.name, difference[which])}</span>
      ) : (
        <Value field={field} value={difference[which]} />
      )}
    </label>
  );
  return (
    <fieldset className="field">
      <legend>{field.label}</legend>
      <div className="staff-sides">
        {side('theirs', say.takeTheirs(who))}
        {side('mine', say.keepMine)}
      </div>
    </fieldset>
  );
}
