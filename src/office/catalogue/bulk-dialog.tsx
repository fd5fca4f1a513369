import { useState } from 'react';
import { changeMany, conflictsOf, namedProblem } from '#office/frame/batch.ts';
import { bulkChanges, type BulkWish, stepProblem, bulkWishes } from '#office/catalogue/bulk-wish.ts';
import { ChangeList } from '#office/catalogue/change-list.tsx';
import { type PriceStep, readStep } from '#office/catalogue/price-step.rules.ts';
import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import { MomentField } from '#office/catalogue/moment-field.tsx';
import { storePlans, type Planned } from '#office/catalogue/plan.ts';
import type { RecordState } from '#domain/catalogue/staff-record.contract.ts';
import { fromIndianClock, readableMoment } from '#lib/dates.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { typedMoney } from '#lib/typed.ts';
import { ReadInput } from '#ui/read-input.tsx';

interface BulkDialogProps {
  declaration: KindDeclaration;
  chosen: readonly RecordState[];
  onClose(): void;
  /** Called with the records before and after the change, and with a short text about the change. */
  onDone(before: RecordState[], after: RecordState[], did: string): void;
  /** Called when prices were planned to begin on a day. */
  onPlanned(planned: Planned): void;
}

/**
 * Dialog that makes one change to all chosen records, now or as a plan; shows a preview of each record's change first.
 */
export function BulkDialog({ declaration, chosen, onClose, onDone, onPlanned }: BulkDialogProps) {
  const { kind } = declaration;
  const wishes = bulkWishes(declaration);
  const [records, setRecords] = useState<readonly RecordState[]>(chosen);
  const [choice, setChoice] = useState(wishes[0]?.name ?? '');
  const [typed, setTyped] = useState('');
  const [later, setLater] = useState(false);
  const [days, setDays] = useState({ from: '', until: '' });
  const [wrongDays, setWrongDays] = useState<Partial<typeof days>>({});
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const picked = wishes.find(({ name }) => name === choice);
  const step = picked?.step && typed.trim() !== '' ? readStep(picked.step, typed) : null;
  const typedWish: BulkWish | null =
    picked?.wish ?? (step && !('problem' in step) ? { is: 'price', step: step as PriceStep } : null);
  const beyond = typedWish ? stepProblem(declaration, typedWish, records) : '';
  const wrong = step && 'problem' in step ? step.problem : beyond;
  // What cannot be done for one of them is done for none.
  const wish = beyond ? null : typedWish;
  const changes = wish ? bulkChanges(declaration, wish, records) : [];
  const same = records.length - changes.length;
  const planned = later && picked?.step !== undefined;

  /**
   * Validates the days and stores the price changes as plans; an invalid day is shown at its field and nothing is sent.
   */
  const planThem = async (): Promise<void> => {
    const at = fromIndianClock(days.from);
    const until = days.until ? fromIndianClock(days.until) : null;
    const choose = 'Please choose a day and a time.';
    const wrongNow = { ...(at ? {} : { from: choose }), ...(days.until && !until ? { until: choose } : {}) };
    setWrongDays(wrongNow);
    if (at === null || Object.keys(wrongNow).length > 0) return;
    setBusy(true);
    const answer = await storePlans(
      kind,
      changes.map(({ id, price = 0 }) => ({ recordId: id, what: 'price', at, until, price })),
      `${changes.length} ${changes.length === 1 ? 'price is' : 'prices are'} planned from ${readableMoment(at)}.`,
    );
    setBusy(false);
    if (answer.ok) return onPlanned(answer.data);
    setProblem(namedProblem(answer, (place) => changes[place]?.name));
  };
  const go = async (): Promise<void> => {
    if (busy || changes.length === 0) return;
    setProblem('');
    if (planned) return planThem();
    setBusy(true);
    const answer = await changeMany(
      kind,
      changes.map((change) => change.wish),
    );
    setBusy(false);
    if (answer.ok) {
      const ids = new Set(changes.map(({ id }) => id));
      return onDone(
        records.filter(({ id }) => ids.has(id)),
        answer.data.records,
        picked?.step ? `price by ${typed.trim()} ${picked.step === 'percent' ? '%' : 'rupees'}` : choice,
      );
    }
    const now = new Map(conflictsOf(answer).map((one) => [one.id, one]));
    setRecords((before) => before.map((one) => now.get(one.id) ?? one));
    const names = [...now.values()].map(({ record }) => declaration.title(record)).join(', ');
    setProblem(
      now.size > 0
        ? `${answer.message} Below is what they are now: ${names}.`
        : namedProblem(answer, (place) => changes[place]?.name),
    );
  };

  return (
    <Dialog
      title={`Change ${chosen.length} ${chosen.length === 1 ? declaration.one : 'records'}`}
      open
      onClose={onClose}
    >
      <form
        className="form-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void go();
        }}
      >
        <Field label="What shall happen">
          <select
            className="input"
            value={choice}
            onChange={({ target }) => {
              setChoice(target.value);
              setProblem('');
            }}
          >
            {wishes.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </Field>
        {picked?.step && (
          <Field
            label={picked.step === 'percent' ? 'Percent' : 'Rupees'}
            hint="With a minus in front to lower the prices. New prices are whole rupees."
            error={wrong || undefined}
          >
            <ReadInput
              read={typedMoney}
              // A number pad of a phone has no minus.
              inputMode="text"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
        )}
        {picked?.step && (
          <Segmented
            legend="When"
            options={[
              { value: 'now', label: 'At once' },
              { value: 'later', label: 'From a day' },
            ]}
            value={later ? 'later' : 'now'}
            onChange={(value) => setLater(value === 'later')}
          />
        )}
        {planned && (
          <>
            <MomentField
              label="From"
              value={days.from}
              time="00:00"
              error={wrongDays.from}
              onChange={(from) => setDays({ ...days, from })}
            />
            <MomentField
              label="Until"
              optional
              hint="Then the prices are what they were before. Without a day they stay."
              value={days.until}
              time="23:59"
              error={wrongDays.until}
              onChange={(until) => setDays({ ...days, until })}
            />
          </>
        )}
        {wish && (
          <ChangeList
            title={`${changes.length} will change${same > 0 ? `, ${same} are so already` : ''}`}
            changes={changes}
          />
        )}
        <Refusal message={problem} />
        <p className="dialog-actions">
          <button type="button" className="button button-quiet" onClick={onClose}>
            Leave them
          </button>
          <button type="submit" className="button" disabled={busy || changes.length === 0} aria-busy={busy}>
            {busy ? 'Changing…' : `${planned ? 'Plan' : 'Change'} ${changes.length}`}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
