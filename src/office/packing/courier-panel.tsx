import { useEffect, useState } from 'react';
import { useCall } from '#client/use-call.ts';
import { saveTable } from '#client/save-table.ts';
import type { ParcelOutcome } from '#domain/parcels/fulfilment.contract.ts';
import { courierRows } from '#domain/packing/courier.rules.ts';
import type { PackingRow } from '#domain/packing/packing.contract.ts';
import type { Contents } from '#domain/packing/packing.rules.ts';
import { parcelKey } from '#domain/packing/tick-queue.rules.ts';
import {
  columnNames,
  isUnderstood,
  parcelLists,
  placelessText,
  readingOf,
  readingText,
  type TrackingFile,
} from '#office/packing/courier-table.ts';
import { queueChange } from '#office/packing/tick-queue.store.ts';
import { useTrackingFile } from '#office/packing/use-tracking-file.ts';
import { NO_REFERENCES, type TrackingLayout } from '#domain/packing/tracking.rules.ts';
import type { CourierTable } from '#domain/settings/courier-tables.rules.ts';
import { readShopForStaff } from '#domain/settings/staff-shop.contract.ts';
import { tenDigits } from '#domain/settings/settings.rules.ts';
import { yearMonthDay } from '#lib/dates.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import * as say from '#office/packing/courier.texts.ts';
import { Failure } from '#ui/failure.tsx';
import { FileButton } from '#ui/file-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface CourierProps {
  homes: readonly PackingRow[];
  contents: ReadonlyMap<string, Contents>;
  /** Homes of the last imported table whose tracking number was not stored. */
  notGiven: readonly ParcelOutcome[];
}

/** Exports packed homes as a courier's table, and imports the tracking numbers that the courier returns. */
export function CourierPanel(props: CourierProps) {
  const { loaded, reload } = useCall(readShopForStaff, {});
  const isLost = loaded.state === 'failed' && loaded.status === 0;
  // A packer's page comes back by itself when the network does.
  useEffect(() => {
    if (!isLost) return;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isLost, reload]);
  if (loaded.state === 'loading') return <Skeleton lines={4} />;
  if (loaded.state === 'failed') return <Failure message={loaded.message} onRetry={reload} />;
  return <Couriers {...props} {...loaded.data} />;
}

function Couriers({ homes, contents, notGiven, facts, couriers }: CourierProps & AnswerOf<typeof readShopForStaff>) {
  const tables: readonly CourierTable[] = couriers.tables;
  const [tableId, setTableId] = useState('');
  const table = tables.find(({ id }) => id === tableId) ?? tables[0]!;
  const sender = { name: facts.name, pincode: facts.pincode, mobile: tenDigits(facts.phone) };
  const { file, problem, pick, setLayout, leave } = useTrackingFile({
    reference: couriers.referenceHeadings,
    number: couriers.numberHeadings,
  });
  const packed = homes.filter(({ state }) => state === 'packed');
  const placeless = packed.filter(({ region }) => region === '');

  const save = (): void => {
    const rows = packed.flatMap((home) => {
      const lies = contents.get(home.contents);
      return lies ? [{ home, contents: lies }] : [];
    });
    saveTable(courierRows(table, rows, sender), `${table.id}-${yearMonthDay(new Date().toISOString())}.csv`);
  };
  return (
    <section className="courier" aria-labelledby="courier-title">
      <h2 id="courier-title">{say.courier}</h2>
      <label className="field staff-form">
        <span className="field-label">{say.whoCarriesThem}</span>
        <select className="input" value={table.id} onChange={({ target }) => setTableId(target.value)}>
          {tables.map(({ id, courier }) => (
            <option key={id} value={id}>
              {courier}
            </option>
          ))}
        </select>
      </label>
      <div className="staff-tools">
        <button type="button" className="button button-quiet" disabled={packed.length === 0} onClick={save}>
          {say.saveCourierTable(packed.length)}
        </button>
        <FileButton
          label={say.addTrackingNumbers}
          accept=".csv,.tsv,.txt,.xlsx,.xls,text/csv"
          describedBy="courier-hint"
          className="courier-file"
          onPick={(chosen) => void pick(chosen)}
        />
      </div>
      <p id="courier-hint" className="field-hint">
        {say.courierHint}
      </p>
      {placeless.length > 0 && <p className="notice">{placelessText(placeless)}</p>}
      {problem && (
        <p className="notice notice-problem" role="alert">
          {problem}
        </p>
      )}
      {notGiven.length > 0 && !file && <NotGiven homes={homes} notGiven={notGiven} />}
      {file && (
        <TrackingPreview file={file} courier={table.courier} homes={homes} onLayout={setLayout} onDone={leave} />
      )}
    </section>
  );
}

/** Names the homes of the last imported table whose tracking number was not stored, with the reasons. */
const NotGiven = ({ homes, notGiven }: Pick<CourierProps, 'homes' | 'notGiven'>) => (
  <div className="notice notice-problem" role="alert">
    <p>{say.numbersNotGiven(notGiven.length)}</p>
    <ul className="courier-problems">
      {notGiven.slice(0, SHOWN).map((one) => (
        <li key={parcelKey(one)}>
          <strong>{homes.find((home) => parcelKey(home) === parcelKey(one))?.reference}</strong> {one.message}
        </li>
      ))}
      {notGiven.length > SHOWN && <li>{say.moreNotGiven(notGiven.length - SHOWN)}</li>}
    </ul>
  </div>
);

interface PreviewProps {
  file: TrackingFile;
  courier: string;
  homes: readonly PackingRow[];
  onLayout(layout: TrackingLayout): void;
  onDone(): void;
}

/** Maximum number of problems shown. */
const SHOWN = 20;

/**
 * Preview of a courier's file: number of tracking numbers, unclear rows, and column choice. Confirming it marks the
 * homes as sent.
 */
function TrackingPreview({ file, courier, homes, onLayout, onDone }: PreviewProps) {
  const { layout, read } = file;
  const reading = readingOf(file, homes);
  const { given, problems } = reading;
  const understood = isUnderstood(layout);
  const give = (): void => {
    const words = say.numbersFrom(given.length, courier);
    for (const parcels of parcelLists(reading)) queueChange({ words, parcels, state: 'sent', courier });
    onDone();
  };
  return (
    <div className="courier-preview card card-body" role="region" aria-label={say.whatWeReadHeard}>
      <p>
        <strong>{file.name}</strong>
        <span>{`: ${readingText(reading, understood)}`}</span>
      </p>
      {read.said && <p className="notice">{read.said}</p>}
      {!understood && <p className="notice">{layout.reference === null ? NO_REFERENCES : say.numbersNotFound}</p>}
      <details open={!understood}>
        <summary>{say.whichColumnWhich}</summary>
        <div className="form-pair">
          <ColumnChoice
            label={say.ourNumber}
            table={read.rows}
            from={layout.from}
            value={layout.reference}
            onChange={(reference) => onLayout({ ...layout, reference })}
          />
          <ColumnChoice
            label={say.trackingNumber}
            table={read.rows}
            from={layout.from}
            value={layout.number}
            onChange={(number) => onLayout({ ...layout, number })}
          />
        </div>
      </details>
      {problems.length > 0 && (
        <ul className="courier-problems">
          {problems.slice(0, SHOWN).map(({ row, message }) => (
            <li key={`${row} ${message}`}>
              <strong>{say.rowNumber(row)}</strong> {message}
            </li>
          ))}
          {problems.length > SHOWN && <li>{say.moreRows(problems.length - SHOWN)}</li>}
        </ul>
      )}
      <div className="staff-tools">
        <button type="button" className="button" disabled={given.length === 0} onClick={give}>
          {say.markSent(given.length)}
        </button>
        <button type="button" className="button button-plain" onClick={onDone}>
          {say.leaveTable}
        </button>
      </div>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  table: readonly (readonly string[])[];
  from: number;
  value: number | null;
  onChange(column: number | null): void;
}

/** Field that selects a column of a table; each option shows heading and first value. */
function ColumnChoice({ label, table, from, value, onChange }: ChoiceProps) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <select
        className="input"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{say.chooseColumn}</option>
        {columnNames(table, from).map((name, at) => (
          <option key={at} value={at}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
