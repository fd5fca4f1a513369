import { useEffect, useState } from 'react';
import { useCall } from '#client/use-call.ts';
import { openList } from '#client/open-list.ts';
import { saveTable } from '#client/save-table.ts';
import type { ParcelOutcome } from '#domain/parcels/fulfilment.contract.ts';
import { type OneTable, tableOf } from '#domain/lists/one-table.rules.ts';
import { courierRows } from '#domain/packing/courier.rules.ts';
import type { PackingRow } from '#domain/packing/packing.contract.ts';
import type { Contents } from '#domain/packing/packing.rules.ts';
import { parcelKey } from '#domain/packing/tick-queue.rules.ts';
import { queueChange } from '#office/packing/tick-queue.store.ts';
import {
  NO_REFERENCES,
  readTracking,
  type TrackingLayout,
  trackingLayout,
  type TrackingReading,
} from '#domain/packing/tracking.rules.ts';
import type { CourierTable } from '#domain/settings/courier-tables.rules.ts';
import { readShopForStaff } from '#domain/settings/staff-shop.contract.ts';
import { tenDigits } from '#domain/settings/settings.rules.ts';
import { yearMonthDay } from '#lib/dates.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
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
  const [file, setFile] = useState<{ name: string; read: OneTable; layout: TrackingLayout } | null>(null);
  const [problem, setProblem] = useState('');
  const packed = homes.filter(({ state }) => state === 'packed');
  const placeless = packed.filter(({ region }) => region === '');

  const save = (): void => {
    const rows = packed.flatMap((home) => {
      const lies = contents.get(home.contents);
      return lies ? [{ home, contents: lies }] : [];
    });
    saveTable(courierRows(table, rows, sender), `${table.id}-${yearMonthDay(new Date().toISOString())}.csv`);
  };
  const pick = async (chosen: File): Promise<void> => {
    setProblem('');
    setFile(null);
    try {
      const read = tableOf(await openList(chosen));
      setFile({
        name: chosen.name,
        read,
        layout: trackingLayout(read.rows, {
          reference: couriers.referenceHeadings,
          number: couriers.numberHeadings,
        }),
      });
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <section className="courier" aria-labelledby="courier-title">
      <h2 id="courier-title">Courier</h2>
      <label className="field staff-form">
        <span className="field-label">Who carries them</span>
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
          {`Save the table of ${packed.length} packed ${packed.length === 1 ? 'home' : 'homes'}`}
        </button>
        <FileButton
          label="Bring tracking numbers in"
          accept=".csv,.tsv,.txt,.xlsx,.xls,text/csv"
          describedBy="courier-hint"
          className="courier-file"
          onPick={(chosen) => void pick(chosen)}
        />
      </div>
      <p id="courier-hint" className="field-hint">
        The table has a column for every field of the courier’s form. Their answer is read as CSV or Excel workbook: a
        column with our number, such as 2627-000042-7, and one with theirs.
      </p>
      {placeless.length > 0 && (
        <p className="notice">
          {`We do not know where ${placeless.length === 1 ? 'this pincode lies' : 'these pincodes lie'}, so town and state stay empty in the table. Please fill them in there: ${placeless.map(({ reference, pincode }) => `${reference} (${pincode})`).join(', ')}.`}
        </p>
      )}
      {problem && (
        <p className="notice notice-problem" role="alert">
          {problem}
        </p>
      )}
      {notGiven.length > 0 && !file && (
        <div className="notice notice-problem" role="alert">
          <p>
            {notGiven.length === 1 ? 'One home was left as before:' : `${notGiven.length} homes were left as before:`}
          </p>
          <ul className="courier-problems">
            {notGiven.slice(0, SHOWN).map((one) => (
              <li key={parcelKey(one)}>
                <strong>{homes.find((home) => parcelKey(home) === parcelKey(one))?.reference}</strong> {one.message}
              </li>
            ))}
            {notGiven.length > SHOWN && <li>{`and ${notGiven.length - SHOWN} more`}</li>}
          </ul>
        </div>
      )}
      {file && (
        <TrackingPreview
          file={file}
          courier={table.courier}
          homes={homes}
          onLayout={(layout) => setFile({ ...file, layout })}
          onDone={() => setFile(null)}
        />
      )}
    </section>
  );
}

interface PreviewProps {
  file: { name: string; read: OneTable; layout: TrackingLayout };
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
  const { rows: table, doubtful, said } = file.read;
  const { layout } = file;
  const read = readTracking(table, layout, homes);
  const reading: TrackingReading<PackingRow> = {
    ...read,
    problems: [
      ...doubtful.map((row) => ({ row, message: 'has a quotation mark in the wrong place; please look at it.' })),
      ...read.problems,
    ],
  };
  const understood = layout.reference !== null && layout.number !== null;
  const give = (): void => {
    const parcels = reading.given.map(({ home: { orderId, position, revision }, number }) => ({
      orderId,
      position,
      revision,
      tracking: number,
    }));
    const text = `${parcels.length} ${parcels.length === 1 ? 'number' : 'numbers'} of ${courier}`;
    // As many as one change may name.
    for (let from = 0; from < parcels.length; from += 500)
      queueChange({ words: text, parcels: parcels.slice(from, from + 500), state: 'sent', courier });
    onDone();
  };
  return (
    <div className="courier-preview card card-body" role="region" aria-label="What was read">
      <p>
        <strong>{file.name}</strong>
        <span>{`: ${summary(reading, understood)}`}</span>
      </p>
      {said && <p className="notice">{said}</p>}
      {!understood && <p className="notice">{layout.reference === null ? NO_REFERENCES : NO_NUMBERS}</p>}
      <details open={!understood}>
        <summary>Which column is which</summary>
        <div className="form-pair">
          <ColumnChoice
            label="Our number"
            table={table}
            from={layout.from}
            value={layout.reference}
            onChange={(reference) => onLayout({ ...layout, reference })}
          />
          <ColumnChoice
            label="Tracking number"
            table={table}
            from={layout.from}
            value={layout.number}
            onChange={(number) => onLayout({ ...layout, number })}
          />
        </div>
      </details>
      {reading.problems.length > 0 && (
        <ul className="courier-problems">
          {reading.problems.slice(0, SHOWN).map(({ row, message }) => (
            <li key={`${row} ${message}`}>
              <strong>{`Row ${row}`}</strong> {message}
            </li>
          ))}
          {reading.problems.length > SHOWN && <li>{`and ${reading.problems.length - SHOWN} more rows`}</li>}
        </ul>
      )}
      <div className="staff-tools">
        <button type="button" className="button" disabled={reading.given.length === 0} onClick={give}>
          {`Give ${reading.given.length} and mark as sent`}
        </button>
        <button type="button" className="button button-plain" onClick={onDone}>
          Leave it
        </button>
      </div>
    </div>
  );
}

const NO_NUMBERS = 'No heading says which column holds the tracking numbers. Please choose it.';

function summary({ given, problems, known }: TrackingReading<PackingRow>, understood: boolean): string {
  if (!understood) return 'not understood yet.';
  const parts = [
    `${given.length} new ${given.length === 1 ? 'number' : 'numbers'}`,
    known > 0 && `${known} known already`,
    problems.length > 0 && `${problems.length} left out`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
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
  const width = table.reduce((most, row) => Math.max(most, row.length), 0);
  const sample = (at: number): string =>
    table
      .slice(from)
      .find((row) => row[at]?.trim())
      ?.[at]?.trim() ?? '';
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <select
        className="input"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">Please choose</option>
        {Array.from({ length: width }, (_, at) => (
          <option key={at} value={at}>
            {`${(from > 0 && table[from - 1]?.[at]?.trim()) || `Column ${at + 1}`}${sample(at) ? ` (${sample(at).slice(0, 30)})` : ''}`}
          </option>
        ))}
      </select>
    </label>
  );
}
