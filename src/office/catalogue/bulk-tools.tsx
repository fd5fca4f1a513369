import { Suspense, useState } from 'react';
import type { CallResult } from '#client/api.ts';
import { changeMany, namedProblem, undoing } from '#office/frame/batch.ts';
import { bulkWishes } from '#office/catalogue/bulk-wish.ts';
import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import type { Planned } from '#office/catalogue/plan.ts';
import { lastWritten, noteWrites } from '#office/catalogue/own-writes.ts';
import type { RecordState } from '#domain/catalogue/staff-record.contract.ts';
import { Refusal } from '#ui/refusal.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

const PlaceDialog = lazyPart(async () => (await import('#office/catalogue/place-dialog.tsx')).PlaceDialog);
const BulkDialog = lazyPart(async () => (await import('#office/catalogue/bulk-dialog.tsx')).BulkDialog);

export interface BulkToolsProps {
  declaration: KindDeclaration;
  /** Number of records that are found on all pages. */
  count: number;
  selected: readonly RecordState[];
  /** Reads the records that are found on all pages. */
  readAll(): Promise<CallResult<RecordState[]>>;
  onChoose(states: readonly RecordState[], on: boolean): void;
  /** Called before a change is sent. */
  onTry(): void;
  /** Called with a sentence about the change, and the function that undoes it. */
  onDone(said: string, undo: () => Promise<CallResult<unknown>>): void;
}

type Place = Partial<Pick<RecordState, 'isActive' | 'inBin'>>;

/** Shows the buttons that change all chosen records together: visibility, bin, price or field values, and plans. */
export function BulkTools({ declaration, count, selected, readAll, onChoose, onTry, onDone }: BulkToolsProps) {
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const { kind, one, many } = declaration;
  const [asked, setAsked] = useState<'change' | 'plan' | null>(null);

  const change = async (place: Place, did: string): Promise<void> => {
    setBusy(true);
    setProblem('');
    onTry();
    const changes = selected.map(({ id, revision }) => ({ id, revision, ...place }));
    const answer = await changeMany(kind, changes);
    setBusy(false);
    if (!answer.ok)
      return setProblem(namedProblem(answer, (at) => selected[at] && declaration.title(selected[at].record)));
    written(selected, answer.data.records, did);
  };
  /**
   * Stores the revisions of the written records, and passes a sentence about the change and its undo function to
   * `onDone`.
   */
  const written = (before: readonly RecordState[], after: readonly RecordState[], did: string): void => {
    noteWrites(after);
    const undo = async () => {
      const now = before.map(({ id }) => ({ id, revision: lastWritten(id) }));
      const undone = await changeMany(kind, undoing(before, now));
      if (undone.ok) noteWrites(undone.data.records);
      return undone;
    };
    const [first] = before;
    const what =
      before.length === 1 && first ? declaration.title(first.record) : `${before.length} ${many.toLowerCase()}`;
    onDone(`${what}: ${did}.`, undo);
  };
  const planned = ({ said, undo }: Planned): void => {
    setAsked(null);
    onDone(said, undo);
  };
  const chooseAll = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    const answer = await readAll();
    setBusy(false);
    if (answer.ok) onChoose(answer.data, true);
    else setProblem(answer.message);
  };
  const binned = selected.some(({ inBin }) => inBin);
  const acts: [label: string, place: Place, did: string, shown: boolean][] = [
    ['Put on the site', { isActive: true }, 'on the site', !binned && selected.some(({ isActive }) => !isActive)],
    ['Hide', { isActive: false }, 'hidden from the site', !binned && selected.some(({ isActive }) => isActive)],
    ['Withdraw', { inBin: true }, 'in the bin', !binned],
    ['Bring back', { inBin: false }, 'back from the bin', binned],
  ];
  return (
    <>
      <span className="staff-tools">
        {selected.length < count && (
          <button type="button" className="button button-quiet" disabled={busy} onClick={() => void chooseAll()}>
            {`Choose all ${count}`}
          </button>
        )}
        {bulkWishes(declaration).length > 0 && (
          <button type="button" className="button button-quiet" disabled={busy} onClick={() => setAsked('change')}>
            {declaration.price ? 'Price and more…' : 'Change more…'}
          </button>
        )}
        {!binned && (
          <button type="button" className="button button-quiet" disabled={busy} onClick={() => setAsked('plan')}>
            Plan when visible…
          </button>
        )}
        <button type="button" className="button button-quiet" disabled={busy} onClick={() => onChoose(selected, false)}>
          Choose none
        </button>
        {acts
          .filter(([, , , shown]) => shown)
          .map(([label, place, did]) => (
            <button
              key={label}
              type="button"
              className="button button-quiet"
              disabled={busy}
              onClick={() => void change(place, did)}
            >
              {label}
              <span className="visually-hidden">
                {` the chosen ${selected.length === 1 ? one : many.toLowerCase()}`}
              </span>
            </button>
          ))}
      </span>
      <Refusal message={problem} />
      {asked === 'change' && (
        <Suspense fallback={null}>
          <BulkDialog
            declaration={declaration}
            chosen={selected}
            onClose={() => setAsked(null)}
            onDone={(before, after, did) => {
              setAsked(null);
              written(before, after, did);
            }}
            onPlanned={planned}
          />
        </Suspense>
      )}
      {asked === 'plan' && (
        <Suspense fallback={null}>
          <PlaceDialog declaration={declaration} chosen={selected} onClose={() => setAsked(null)} onPlanned={planned} />
        </Suspense>
      )}
    </>
  );
}
