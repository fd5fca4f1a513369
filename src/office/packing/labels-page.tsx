import { useEffect, useMemo, useRef, useState } from 'react';
import { readStoredJson, writeStoredJson } from '#client/storage.ts';
import { keptHere } from '#office/packing/kept-here.ts';
import { useCall } from '#client/use-call.ts';
import { Gate } from '#office/frame/gate.tsx';
import { fitLabels } from '#office/packing/fit-labels.ts';
import { leftOutText } from '#domain/parcels/late-home.rules.ts';
import { homesToPrint, labelsPath, readLabelsPath } from '#domain/packing/labels-path.rules.ts';
import { CardSheetFace, LabelFace, type Printed, SlipFace } from '#office/packing/label-face.tsx';
import { nextFree, onSheets, placesOn, printSheets, type SheetId, sheetOf } from '#domain/packing/label-sheet.rules.ts';
import type { ShopFacts } from '#domain/settings/settings.contract.ts';
import { readShopForStaff } from '#domain/settings/staff-shop.contract.ts';
import { usePacking } from '#office/packing/use-packing.ts';
import { nearMoment } from '#lib/dates.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Page that prints address labels, packing slips and cards, with a preview of the sheets. */
export function LabelsPage() {
  return (
    <Gate room="/back-office/labels" title="Labels and slips">
      {() => <Labels />}
    </Gate>
  );
}

/** Homes that get a label. */
type Which = 'all' | 'packed' | 'unpacked';

/** Sheet printed on last, and its first free label. */
type LastSheet = { sheet: SheetId; next: number };

function Labels() {
  const [wish, setWish] = useState(() => readLabelsPath(location.search));
  const [which, setWhich] = useState<Which>('all');
  const [perBox, setPerBox] = useState(false);
  const [begun, setBegun] = useState(() => readStoredJson<LastSheet>(keptHere.labels));
  const sheet = sheetOf(wish.sheet);
  const [first, setFirst] = useState(1);
  const { list, problem, reload } = usePacking(wish.order ? { order: wish.order } : { unsent: true }, false);
  const shop = useCall(readShopForStaff, {});

  const printed = useMemo(
    () =>
      homesToPrint(list.homes, wish)
        .filter(({ state }) => which === 'all' || (state === 'packed') === (which === 'packed'))
        .flatMap((home): Printed[] => {
          const contents = list.contents.get(home.contents);
          const card = home.card ? list.cards.get(home.card) : undefined;
          if (sheet.id === 'cards' && !card) return [];
          // A card lies in every box.
          return sheet.id === 'cards' || (perBox && sheet.id !== 'slip')
            ? Array.from({ length: home.boxes }, (_, at) => ({ home, contents, card, box: at + 1 }))
            : [{ home, contents, card, box: null }];
        }),
    [list, wish, which, perBox, sheet],
  );
  const pages = useMemo(() => onSheets(printed, sheet, first), [printed, sheet, first]);

  const paper = useRef<HTMLDivElement>(null);
  const [fitted, setFitted] = useState<{ of: unknown; tooLong: string[] } | null>(null);
  const ready = list.whole && fitted?.of === pages;
  useEffect(() => {
    const root = paper.current;
    if (!root || !list.whole) return;
    let current = true;
    void fitLabels(root).then((tooLong) => {
      const names = tooLong.map((one) => one.parentElement?.querySelector('.label-name')?.textContent ?? '');
      if (current) setFitted({ of: pages, tooLong: [...new Set(names)] });
    });
    return () => {
      current = false;
    };
  }, [pages, list.whole, shop.loaded]);

  const choose = (id: string): void => {
    const next = { ...wish, sheet: sheetOf(id).id };
    history.replaceState(null, '', labelsPath(next));
    setWish(next);
    setFirst(1);
  };
  const printNow = (): void => {
    const last = { sheet: sheet.id, next: nextFree(printed.length, sheet, first) };
    writeStoredJson(keptHere.labels, last);
    setBegun(last);
    print();
  };

  if (problem) return <Failure message={problem} onRetry={reload} />;
  if (shop.loaded.state === 'failed') return <Failure message={shop.loaded.message} onRetry={shop.reload} />;
  if (!list.whole || shop.loaded.state === 'loading') return <Skeleton lines={6} />;
  const { facts } = shop.loaded.data;
  return (
    <>
      <div className="label-tools no-print">
        <label className="field">
          <span className="field-label">Paper</span>
          <select className="input" value={sheet.id} onChange={({ target }) => choose(target.value)}>
            {printSheets.map(({ id, name, width, height }) => (
              <option key={id} value={id}>
                {`${name} (${Math.round(width)} × ${Math.round(height)} mm)`}
              </option>
            ))}
          </select>
        </label>
        {placesOn(sheet) > 2 && (
          <label className="field">
            <span className="field-label">First free label</span>
            <select className="input" value={first} onChange={({ target }) => setFirst(Number(target.value))}>
              {Array.from({ length: placesOn(sheet) }, (_, at) => (
                <option key={at} value={at + 1}>
                  {`${at + 1}${begun?.sheet === sheet.id && begun.next === at + 1 && at > 0 ? ' (where the last print ended)' : ''}`}
                </option>
              ))}
            </select>
          </label>
        )}
        {!wish.order && (
          <Segmented<Which>
            legend="For whom"
            options={[
              { value: 'all', label: 'All' },
              { value: 'packed', label: 'Packed' },
              { value: 'unpacked', label: 'Not packed' },
            ]}
            value={which}
            onChange={setWhich}
          />
        )}
        {sheet.id !== 'slip' && sheet.id !== 'cards' && list.homes.some(({ boxes }) => boxes > 1) && (
          <label className="check">
            <input type="checkbox" checked={perBox} onChange={({ target }) => setPerBox(target.checked)} />
            One label for every box, not one for the home
          </label>
        )}
        {(wish.group || wish.order) && (
          <p className="label-group">
            <span>{wish.order ? 'All homes of one order.' : `Only ${groupText(list.contents, wish.group)}.`}</span>{' '}
            <a href={labelsPath({ sheet: sheet.id })}>Print the whole packing list</a>
          </p>
        )}
        {list.waiting > 0 && <p>{leftOutText(list.waiting)}</p>}
        <MovedHomes printed={printed} />
        {printed.length > 0 && (
          <div className="staff-tools">
            <button type="button" className="button" disabled={!ready} onClick={printNow}>
              {ready
                ? `Print ${printed.length} on ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`
                : 'Preparing…'}
            </button>
            <p className="field-hint">In the printer’s window choose the scale 100% and no margins.</p>
          </div>
        )}
        {ready && fitted.tooLong.length > 0 && (
          <p className="notice notice-problem" role="alert">
            {`${tooLongText(sheet.id === 'cards' ? 'card' : 'address', fitted.tooLong.length)} too long for this paper and would be cut: ${fitted.tooLong.slice(0, 5).join(', ')}${fitted.tooLong.length > 5 ? ' and others' : ''}.${sheet.id !== 'cards' ? ' Please choose larger labels.' : ''}`}
          </p>
        )}
      </div>
      {printed.length === 0 ? (
        <EmptyState
          title={sheet.id === 'cards' ? 'No family wrote a card for these boxes' : 'Nothing to print'}
          action={{ label: 'To the packing list', href: '/back-office/packing' }}
        />
      ) : (
        <div ref={paper} className={`label-paper label-paper-${sheet.id}`}>
          {pages.map((page, at) => (
            <div key={at} className="label-frame">
              <div className="label-page" role="group" aria-label={`Page ${at + 1}`}>
                {page.map((one, place) => (
                  <div key={place} className={one ? 'label' : 'label is-free'}>
                    {one && <Face sheet={sheet.id} printed={one} shop={facts} />}
                  </div>
                ))}
              </div>
            </div>
          ))}
        </div>
      )}
    </>
  );
}

/** Warns of homes whose address the customer changed after the payment, since their earlier labels are wrong. */
function MovedHomes({ printed }: { printed: readonly Printed[] }) {
  const moved = [...new Set(printed.map(({ home }) => home))].filter(({ movedAt }) => movedAt);
  if (moved.length === 0) return null;
  return (
    <div className="notice">
      <p>The address changed. A label printed before then is wrong, please print it anew:</p>
      <ul>
        {moved.map(({ orderId, position, name, reference, movedAt = '' }) => (
          <li key={`${orderId}.${position}`}>
            <strong>{name}</strong>
            <span>{`, ${reference}, changed ${nearMoment(movedAt)}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows a home as a label, slip or card, depending on the paper. */
function Face({ sheet, printed, shop }: { sheet: SheetId; printed: Printed; shop: ShopFacts }) {
  if (sheet === 'cards') return <CardSheetFace printed={printed} />;
  return sheet === 'slip' ? <SlipFace printed={printed} shop={shop} /> : <LabelFace printed={printed} shop={shop} />;
}

const tooLongText = (what: 'card' | 'address', count: number): string => {
  if (count === 1) return `One ${what} is`;
  return what === 'card' ? `${count} cards are` : `${count} addresses are`;
};

/**
 * Returns the display text of the group that is printed: a design's name, `pincodes of 560`, or the group's own key.
 */
function groupText(contents: ReadonlyMap<string, { name: string }>, group: string): string {
  return contents.get(group)?.name ?? (/^\d{3}$/.test(group) ? `pincodes of ${group}` : group);
}
