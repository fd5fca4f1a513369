import { useState } from 'react';
import { recordPathOf } from '#office/frame/catalogue-paths.ts';
import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import type { RowDrag } from '#office/catalogue/use-row-drag.ts';
import { nearMoment } from '#lib/dates.ts';
import { type NextPlan, nextPlanText } from '#domain/catalogue/next-plan.rules.ts';
import type { RecordState } from '#domain/catalogue/staff-record.contract.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { wholeTyped } from '#lib/whole-number.ts';
import * as say from '#office/catalogue/catalogue.texts.ts';
import { ReadInput } from '#ui/read-input.tsx';

interface RecordRowProps {
  declaration: KindDeclaration;
  state: RecordState;
  /** Plans of the record, the next first. */
  planned: readonly NextPlan[] | undefined;
  /** 1-based place in the list, and as `count` the number of records. */
  place: number;
  count: number;
  /** Moves a record; undefined when the list has no order of its own or is sorted otherwise. */
  onPlace: ((id: string, from: number, to: number) => void) | undefined;
  drag: RowDrag;
  chosen: boolean;
  onChoose: ((on: boolean) => void) | undefined;
}

/** Row of a record in its list: link, state and next plan, with controls to select and move it. */
export function RecordRow({
  declaration,
  state,
  planned,
  place,
  count,
  onPlace,
  drag,
  chosen,
  onChoose,
}: RecordRowProps) {
  const { id, record, isActive, inBin, updatedAt } = state;
  const { kind, picture, price } = declaration;
  const title = declaration.title(record);
  const over = drag.over?.place === place ? ` is-${drag.over.edge}` : '';
  return (
    <li>
      <div className={`staff-record${over}`} data-place={place}>
        {onPlace && <span className="staff-grip" aria-hidden="true" {...drag.handle(id, place)} />}
        {onChoose && (
          <label className="staff-check">
            <input type="checkbox" checked={chosen} onChange={({ target }) => onChoose(target.checked)} />
            <span className="visually-hidden">{say.chooseRow(title)}</span>
          </label>
        )}
        <a className="staff-record-link" href={recordPathOf(kind, id)}>
          {picture && <Picture value={String(record[picture] ?? '')} alt="" sizes="5rem" className="staff-thumb" />}
          <span className="staff-record-name">
            <strong>{title}</strong>
            <small>{[...columnsOf(declaration, record), say.rowChanged(nearMoment(updatedAt))].join(' · ')}</small>
          </span>
          <span className="staff-record-state">
            {price && <Price paise={Number(record[price.field])} unit={price.unit} />}
            {inBin ? (
              <span className="badge badge-bad">{say.stateInBin}</span>
            ) : (
              !isActive && <span className="badge badge-warn">{say.stateHidden}</span>
            )}
            {planned && <span className="badge">{say.rowPlanned(nextPlanText(planned))}</span>}
          </span>
        </a>
        {onPlace && <Mover title={title} place={place} count={count} onMove={(to) => onPlace(id, place, to)} />}
      </div>
    </li>
  );
}

/**
 * Returns the texts of a record's list columns, without title, picture and price; switches that are off and empty
 * values are left out.
 */
function columnsOf({ columns, fields }: KindDeclaration, record: Record<string, unknown>): string[] {
  return columns.flatMap((name) => {
    const value = record[name];
    const { label = name, widget = { is: 'text' } as const } = fields[name] ?? {};
    if (widget.is === 'switch') return value === true ? [widget.mark ?? label] : [];
    if (widget.is === 'choice')
      return [widget.choices.find((one) => one.value === value)?.label ?? String(value ?? '')];
    if (Array.isArray(value)) return [say.rowEntries(value.length)];
    if (widget.is === 'number') return [say.rowNumber(label, String(value))];
    return value ? [String(value)] : [];
  });
}

interface MoverProps {
  title: string;
  place: number;
  count: number;
  onMove(to: number): void;
}

/** Shows buttons and a number field that move a record; a typed position is limited to the list's length. */
function Mover({ title, place, count, onMove }: MoverProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = (): void => {
    const wanted = (typed ?? '').trim();
    setTyped(null);
    if (/^\d{1,9}$/.test(wanted)) onMove(Math.min(Math.max(Number(wanted), 1), count));
  };
  const button = (to: number, icon: 'up' | 'down', heard: string) => (
    <button
      type="button"
      className="icon-button"
      aria-label={heard}
      // Not closed at the end of the list: a closed button loses the focus.
      aria-disabled={to < 1 || to > count}
      onClick={() => onMove(to)}
    >
      <span className={icon === 'down' ? 'staff-turned' : undefined}>
        <Icon name="up" />
      </span>
    </button>
  );
  return (
    <span className="staff-mover">
      {button(place - 1, 'up', say.moveUpHeard(title))}
      <ReadInput
        read={wholeTyped}
        inputMode="numeric"
        autoComplete="off"
        aria-label={say.placeHeard(title)}
        value={typed ?? String(place)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={settle}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
      />
      {button(place + 1, 'down', say.moveDownHeard(title))}
    </span>
  );
}
