import * as say from '#shop/guests/import.texts.ts';
import type { ImportRows } from '#shop/guests/use-import-rows.ts';
import { type Saved, whereOf } from '#shop/guests/use-import-saving.ts';
import { StepHead } from '#ui/step-head.tsx';

/** Number of rows listed. */
const NAMED = 50;

interface DoneProps {
  saved: Saved;
  found: ImportRows;
  onMend(): void;
  onClose(): void;
  /** Label of the button that closes; the guest list by default. */
  on?: string;
}

/** Last step: says what became of the list, names the rows that were left out, and leads back. */
export function ImportDone({
  saved: { words, messages, back },
  found: { waiting },
  onMend,
  onClose,
  on = say.doneBack,
}: DoneProps) {
  return (
    <div className="form-stack">
      <StepHead>{words}</StepHead>
      <Named sentences={messages} />
      {waiting.length > 0 && (
        <section className="notice import-waiting" aria-label={say.doneWaiting(waiting.length)}>
          <p>
            <strong>{say.doneWaiting(waiting.length)}</strong>
          </p>
          <Named sentences={waiting.map((guest) => say.problemInRow(whereOf(guest), guest.problem || guest.shared))} />
          <button type="button" className="button button-quiet" onClick={onMend}>
            {say.doneFix}
          </button>
        </section>
      )}
      <div className="dialog-actions">
        <button type="button" className={back ? 'button button-quiet' : 'button'} onClick={onClose}>
          {on}
        </button>
        {back && (
          <a className="button" href={back}>
            {say.doneBackToPayment}
          </a>
        )}
      </div>
    </div>
  );
}

function Named({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <ul className="import-named">
      {sentences.slice(0, NAMED).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      {sentences.length > NAMED && <li>{say.doneMore(sentences.length - NAMED)}</li>}
    </ul>
  );
}
