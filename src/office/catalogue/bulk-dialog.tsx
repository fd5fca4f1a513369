import { type BulkChangeOptions, useBulkChange } from '#office/catalogue/use-bulk-change.ts';
import { ChangeList } from '#office/catalogue/change-list.tsx';
import { MomentField } from '#office/catalogue/moment-field.tsx';
import { recordsText } from '#domain/catalogue/record-words.rules.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { typedMoney } from '#lib/typed.ts';
import * as say from '#office/catalogue/many-records.texts.ts';
import { ReadInput } from '#ui/read-input.tsx';

/**
 * Dialog that makes one change to all chosen records, now or as a plan; shows a preview of each record's change first.
 */
export function BulkDialog({ onClose, ...options }: BulkChangeOptions & { onClose(): void }) {
  const bulk = useBulkChange(options);
  const { step, planned, changes, busy } = bulk;
  const send = async (form: HTMLFormElement): Promise<void> => {
    if (!(await bulk.go())) form.querySelector<HTMLElement>('[name="step"]')?.focus();
  };
  return (
    <Dialog
      title={say.dialogTitle(recordsText(options.declaration.kind, options.chosen.length))}
      open
      onClose={onClose}
    >
      <form
        className="form-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <Field label={say.wishes}>
          <select className="input" value={bulk.choice} onChange={({ target }) => bulk.choose(target.value)}>
            {bulk.wishes.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </Field>
        {step && <PriceFields {...bulk} step={step} />}
        {changes && (
          <ChangeList
            title={bulk.same > 0 ? say.willChangeSome(changes.length, bulk.same) : say.willChange(changes.length)}
            changes={changes}
          />
        )}
        <Refusal message={bulk.problem} />
        <p className="dialog-actions">
          <button type="button" className="button button-quiet" onClick={onClose}>
            {say.leave}
          </button>
          <button type="submit" className="button" disabled={busy || !changes?.length} aria-busy={busy}>
            {busy ? say.changing : (planned ? say.planSome : say.changeSome)(changes?.length ?? 0)}
          </button>
        </p>
      </form>
    </Dialog>
  );
}

type Bulk = ReturnType<typeof useBulkChange>;

/** Fields of a price step: by how much, and from when until when. */
function PriceFields({
  step,
  typed,
  setTyped,
  lower,
  setLower,
  wrong,
  later,
  setLater,
  days,
  setDays,
  wrongDays,
}: Bulk & { step: NonNullable<Bulk['step']> }) {
  return (
    <>
      <Segmented
        legend={say.newPrices}
        options={[
          { value: 'higher', label: say.higher },
          { value: 'lower', label: say.lower },
        ]}
        value={lower ? 'lower' : 'higher'}
        onChange={(value) => setLower(value === 'lower')}
      />
      <Field label={step === 'percent' ? say.percent : say.rupees} hint={say.stepHint} error={wrong || undefined}>
        <ReadInput
          read={typedMoney}
          inputMode="decimal"
          name="step"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Segmented
        legend={say.when}
        options={[
          { value: 'now', label: say.whenNow },
          { value: 'later', label: say.whenLater },
        ]}
        value={later ? 'later' : 'now'}
        onChange={(value) => setLater(value === 'later')}
      />
      {later && (
        <>
          <MomentField
            label={say.from}
            value={days.from}
            time="00:00"
            error={wrongDays.from}
            onChange={(from) => setDays({ ...days, from })}
          />
          <MomentField
            label={say.until}
            optional
            hint={say.untilHint}
            value={days.until}
            time="23:59"
            error={wrongDays.until}
            onChange={(until) => setDays({ ...days, until })}
          />
        </>
      )}
    </>
  );
}
