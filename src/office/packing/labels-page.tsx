import { nearMoment } from '#lib/dates.ts';
import { Gate } from '#office/frame/gate.tsx';
import { CardSheetFace, LabelFace, type Printed, SlipFace } from '#office/packing/label-face.tsx';
import { groupText, tooLongText, type Which } from '#office/packing/printed-labels.ts';
import { useLabels } from '#office/packing/use-labels.ts';
import { placesOn, printSheets, type SheetId } from '#domain/packing/label-sheet.rules.ts';
import { labelsPath } from '#domain/packing/labels-path.rules.ts';
import { leftOutText } from '#domain/parcels/late-home.rules.ts';
import type { ShopFacts } from '#domain/settings/settings.contract.ts';
import * as packingTexts from '#office/packing/packing.texts.ts';
import * as say from '#office/packing/labels.texts.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Failure } from '#ui/failure.tsx';
import { Inserted } from '#ui/inserted.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Page that prints address labels, packing slips and cards, with a preview of the sheets. */
export function LabelsPage() {
  return (
    <Gate room="/back-office/labels" title={say.labelsTitle}>
      {() => <Labels />}
    </Gate>
  );
}

function Labels() {
  const { paper, ...labels } = useLabels();
  const { list, shop, sheet, printed, pages, problem } = labels;
  if (problem) return <Failure message={problem} onRetry={labels.reload} />;
  if (shop.loaded.state === 'failed') return <Failure message={shop.loaded.message} onRetry={shop.reload} />;
  if (!list.whole || shop.loaded.state === 'loading') return <Skeleton lines={6} />;
  const { facts } = shop.loaded.data;
  return (
    <>
      <div className="label-tools no-print">
        <Choices {...labels} />
        {list.waiting > 0 && <p>{leftOutText(list.waiting)}</p>}
        <MovedHomes printed={printed} />
        {printed.length > 0 && (
          <div className="staff-tools">
            <button type="button" className="button" disabled={!labels.ready} onClick={labels.printNow}>
              {labels.ready ? say.printPages(pages.length, printed.length) : say.preparing}
            </button>
            <p className="field-hint">{say.printHint}</p>
          </div>
        )}
        {labels.tooLong.length > 0 && (
          <p className="notice notice-problem" role="alert">
            {tooLongText(sheet.id, labels.tooLong)}
          </p>
        )}
      </div>
      {printed.length === 0 ? (
        <EmptyState
          title={sheet.id === 'cards' ? say.noCards : say.nothingToPrint}
          action={{ label: say.toPackingList, href: '/back-office/packing' }}
        />
      ) : (
        <div ref={paper} className={`label-paper label-paper-${sheet.id}`}>
          {pages.map((page, at) => (
            <div key={at} className="label-frame">
              <div className="label-page" role="group" aria-label={say.pageHeard(at + 1)}>
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

/** Fields that choose the paper and who gets a label. */
function Choices(labels: Omit<ReturnType<typeof useLabels>, 'paper'>) {
  const { wish, sheet, first, next, list } = labels;
  return (
    <>
      <label className="field">
        <span className="field-label">{say.paper}</span>
        <select className="input" value={sheet.id} onChange={({ target }) => labels.choose(target.value)}>
          {printSheets.map(({ id, name, width, height }) => (
            <option key={id} value={id}>
              {say.paperSize(name, Math.round(width), Math.round(height))}
            </option>
          ))}
        </select>
      </label>
      {placesOn(sheet) > 2 && (
        <label className="field">
          <span className="field-label">{say.firstFreeLabel}</span>
          <select className="input" value={first} onChange={({ target }) => labels.setFirst(Number(target.value))}>
            {Array.from({ length: placesOn(sheet) }, (_, at) => (
              <option key={at} value={at + 1}>
                {at > 0 && at + 1 === next ? say.labelAfterLast(at + 1) : at + 1}
              </option>
            ))}
          </select>
        </label>
      )}
      {!wish.order && (
        <Segmented<Which>
          legend={say.whichHomes}
          options={[
            { value: 'all', label: say.all },
            { value: 'packed', label: packingTexts.packed },
            { value: 'unpacked', label: say.notPacked },
          ]}
          value={labels.which}
          onChange={labels.setWhich}
        />
      )}
      {sheet.id !== 'slip' && sheet.id !== 'cards' && list.homes.some(({ boxes }) => boxes > 1) && (
        <label className="check">
          <input type="checkbox" checked={labels.perBox} onChange={({ target }) => labels.setPerBox(target.checked)} />
          {say.labelEachBox}
        </label>
      )}
      {(wish.group || wish.order) && (
        <p className="label-group">
          <span>{wish.order ? say.onlyOneOrder : groupText(list.contents, wish.group)}</span>{' '}
          <a href={labelsPath({ sheet: sheet.id })}>{say.printWholeList}</a>
        </p>
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
      <p>{say.labelsOutdated(moved.length)}</p>
      <ul>
        {moved.map(({ orderId, position, name, reference, movedAt = '' }) => (
          <li key={`${orderId}.${position}`}>
            <Inserted
              text={say.labelOutdated(reference, nearMoment(movedAt))}
              parts={{ name: <strong>{name}</strong> }}
            />
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
