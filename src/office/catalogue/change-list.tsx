import { type ReactNode, useId, useState } from 'react';
import * as say from '#office/catalogue/many-records.texts.ts';

/** Entries that are listed at first; a button shows all. */
const FIRST = 30;

interface ChangeListProps {
  title: ReactNode;
  /** Present and future values of each record; `to` without `from` is a note. */
  changes: readonly { id: string; name: string; from?: string; to: string }[];
}

/** Lists the changed records: each record's name with its old and new value, or a note. */
export function ChangeList({ title, changes }: ChangeListProps) {
  const [all, setAll] = useState(false);
  const id = useId();
  return (
    <section className="bulk-list" aria-labelledby={id}>
      <h3 id={id} aria-live="polite">
        {title}
      </h3>
      <ul>
        {(all ? changes : changes.slice(0, FIRST)).map(({ id: key, name, from, to }) => (
          <li key={key}>
            <span>{name}</span>
            <span>{from === undefined ? to : <Step from={from} to={to} />}</span>
          </li>
        ))}
      </ul>
      {changes.length > FIRST && !all && (
        <button type="button" className="button button-quiet" onClick={() => setAll(true)}>
          {say.showAll(changes.length)}
        </button>
      )}
    </section>
  );
}

const Step = ({ from, to }: { from: string; to: string }): ReactNode => (
  <>
    <del>{from}</del> <ins>{to}</ins>
  </>
);
