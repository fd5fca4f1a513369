import { useEffect, useId, useState } from 'react';
import { type CallResult, call } from '#client/api.ts';
import { useShopForm } from '#client/form.ts';
import { toast } from '#client/toast.ts';
import { addGift, changeGift, type GiftWire, giftForm } from '#domain/planning/ledger.contract.ts';
import { type Giver, giverNamed, giverOf } from '#domain/planning/ledger.rules.ts';
import { yearMonthDay } from '#lib/dates.ts';
import { formatAmount } from '#lib/money.ts';
import * as say from '#shop/planning/ledger.texts.ts';
import { Field } from '#ui/field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';
import { TypedInput } from '#ui/typed-input.tsx';

interface Values {
  name: string;
  amount: string;
  what: string;
  day: string;
  note: string;
}

interface LedgerFormProps {
  /** Gift to correct; null for a new one. */
  gift: GiftWire | null;
  guests: readonly Giver[];
  onSaved(gift: GiftWire): void;
  /** Called when the gift was changed elsewhere; the form keeps what was typed. */
  onChangedElsewhere?(gift: GiftWire): void;
}

/** Form that records or corrects a gift in the ledger. The giver is a guest chosen from the list, or any typed name. */
export function LedgerForm({ gift, guests, onSaved, onChangedElsewhere }: LedgerFormProps) {
  const names = useId();
  /** Number of gifts added here. */
  const [written, setWritten] = useState(0);
  const { form, error, submit, busy, problem } = useShopForm<Values, { gift: GiftWire }>({
    name: gift ? `ledger:${gift._id}` : 'ledger',
    schema: giftForm,
    defaultValues: {
      name: gift ? giverOf(gift, guests) : '',
      amount: gift && gift.paise > 0 ? formatAmount(gift.paise) : '',
      what: gift?.what ?? '',
      day: gift?.day ?? yearMonthDay(new Date().toISOString()),
      note: gift?.note ?? '',
    },
    send: async (values): Promise<CallResult<{ gift: GiftWire }>> => {
      const giver = giverNamed(values.name, guests, gift);
      if (!giver)
        return { ok: false, status: 400, code: say.sameName, message: say.sameName, fields: { name: say.sameName } };
      const body = { ...values, ...giver, thanked: gift?.thanked ?? false };
      if (!gift) return call(addGift, { body });
      const answer = await call(changeGift, { params: { id: gift._id }, body: { ...body, revision: gift.revision } });
      if (!answer.ok && answer.status === 409) {
        toast(answer.message, { kind: 'problem' });
        onChangedElsewhere?.((answer.data as { gift: GiftWire }).gift);
      }
      return answer;
    },
    done: gift ? say.saved : say.writtenDown,
    onDone: ({ gift: saved }, { day }) => {
      // Envelopes of one evening are written down one after the other.
      if (!gift) {
        form.reset({ name: '', amount: '', what: '', day, note: '' });
        setWritten(written + 1);
      }
      onSaved(saved);
    },
  });
  // After drawing, because an emptied form has no fields until then.
  useEffect(() => {
    if (written > 0) form.setFocus('name');
  }, [written, form]);
  const { register } = form;
  return (
    <form
      className="ledger-form"
      onSubmit={(event) => {
        // The second of two presses finds the form that the first one emptied.
        const { name, amount, what, note } = form.getValues();
        if (written > 0 && !gift && !(name || amount || what || note)) event.preventDefault();
        else void submit(event);
      }}
      noValidate
    >
      <Field label={say.fieldName} hint={say.fieldNameHint} error={error('name')}>
        <input {...register('name')} className="input" list={names} autoComplete="off" />
      </Field>
      <datalist id={names}>
        {guests.map((guest) => (
          <option key={guest._id}>{guest.shown}</option>
        ))}
      </datalist>
      <Field label={say.fieldAmount} optional error={error('amount')}>
        <TypedInput kind="money" {...register('amount')} />
      </Field>
      <Field label={say.fieldGift} optional hint={say.fieldGiftHint} error={error('what')}>
        <input {...register('what')} className="input" autoComplete="off" />
      </Field>
      <Field label={say.fieldDay} error={error('day')}>
        <input {...register('day')} className="input" type="date" />
      </Field>
      <Field label={say.fieldNote} optional error={error('note')}>
        <input {...register('note')} className="input" autoComplete="off" />
      </Field>
      <SubmitRow busy={busy} problem={problem} label={gift ? say.save : say.writeDown} busyLabel={say.saving} />
    </form>
  );
}
