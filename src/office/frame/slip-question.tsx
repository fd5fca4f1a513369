import { useStore } from '@nanostores/react';
import { $slips, type Slip } from '#office/frame/slip.store.ts';
import * as say from '#office/frame/slip.texts.ts';
import { Dialog } from '#ui/dialog.tsx';

/** Slips that a question spells out; of the others it names rows or number. */
const SPELT = 5;

/** Dialog that asks once whether values are meant that look like slips of the finger; nothing while none is asked about. */
export function SlipQuestion() {
  const question = useStore($slips, { ssr: () => null });
  if (!question) return null;
  const { slips, answer } = question;
  const [first] = slips;
  const alone = slips.length === 1;
  const rest = restOf(slips.slice(SPELT));
  return (
    <Dialog title={say.title} role="alertdialog" open onClose={() => answer(false)}>
      {alone ? (
        <p>{first?.sentence}</p>
      ) : (
        <ul>
          {slips.slice(0, SPELT).map(({ key, sentence }) => (
            <li key={key}>{sentence}</li>
          ))}
          {rest && <li>{rest}</li>}
        </ul>
      )}
      <p className="dialog-actions">
        <button type="button" className="button button-quiet" onClick={() => answer(false)}>
          {alone ? say.correct : say.correctAll}
        </button>
        <button type="button" className="button" onClick={() => answer(true)}>
          {alone ? say.yes(first?.value ?? '') : say.yesAll(slips.length)}
        </button>
      </p>
    </Dialog>
  );
}

function restOf(slips: readonly Slip[]): string {
  const rows = slips.flatMap(({ row }) => (row === undefined ? [] : [row]));
  if (rows.length > 0) return say.furtherRows(rows);
  return slips.length > 0 ? say.further(slips.length) : '';
}
