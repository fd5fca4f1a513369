import { Suspense, useState } from 'react';
import { bulkWishes } from '#office/catalogue/bulk-wish.ts';
import type { Planned } from '#office/catalogue/plan.ts';
import {
  type BulkAct,
  bulkActs,
  type BulkToolsProps,
  useBulkTools,
  WITHDRAW,
} from '#office/catalogue/use-bulk-tools.ts';
import { recordsText } from '#domain/catalogue/record-words.rules.ts';
import * as say from '#office/catalogue/many-records.texts.ts';
import { Refusal } from '#ui/refusal.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';

const PlaceDialog = lazyPart(async () => (await import('#office/catalogue/place-dialog.tsx')).PlaceDialog);
const BulkDialog = lazyPart(async () => (await import('#office/catalogue/bulk-dialog.tsx')).BulkDialog);

/**
 * Bar at the foot of the window that changes all chosen records together: visibility, bin, price or field values, and
 * plans. A phone shows the rarer ones at a press.
 */
export function BulkTools(props: BulkToolsProps) {
  const { declaration, selected, onDone } = props;
  const { kind, one, many } = declaration;
  const { problem, busy, change, written } = useBulkTools(props);
  const [more, setMore] = useState(false);
  const [asked, setAsked] = useState<'change' | 'plan' | null>(null);
  const close = (): void => setAsked(null);
  const planned = ({ said, undo }: Planned): void => {
    close();
    onDone(said, undo);
  };
  const button = (act: BulkAct) => (
    <button
      key={act.label}
      type="button"
      className="button button-quiet"
      disabled={busy}
      onClick={() => void change(act)}
    >
      {act.label}
      <span className="visually-hidden"> {say.chosenHeard(selected.length === 1 ? one : many.toLowerCase())}</span>
    </button>
  );
  return (
    <div className="sticky-bar staff-steps bulk-bar">
      <p>{say.chosen(recordsText(kind, selected.length))}</p>
      <span className="staff-tools">
        {bulkWishes(declaration).length > 0 && (
          <button type="button" className="button button-quiet" disabled={busy} onClick={() => setAsked('change')}>
            {declaration.price ? say.changePrice : say.changeFields}
          </button>
        )}
        {bulkActs(selected).map(button)}
        {!selected.some(({ inBin }) => inBin) && (
          <>
            <button
              type="button"
              className="button button-quiet bulk-more"
              aria-expanded={more}
              onClick={() => setMore(!more)}
            >
              {say.more}
            </button>
            <span className="bulk-rare">
              <button type="button" className="button button-quiet" disabled={busy} onClick={() => setAsked('plan')}>
                {say.planVisible}
              </button>
              {button(WITHDRAW)}
            </span>
          </>
        )}
      </span>
      <Refusal message={problem} />
      <Suspense fallback={null}>
        {asked === 'change' && (
          <BulkDialog
            declaration={declaration}
            chosen={selected}
            onClose={close}
            onDone={(before, after, did) => {
              close();
              written(before, after, did);
            }}
            onPlanned={planned}
          />
        )}
        {asked === 'plan' && (
          <PlaceDialog declaration={declaration} chosen={selected} onClose={close} onPlanned={planned} />
        )}
      </Suspense>
    </div>
  );
}
