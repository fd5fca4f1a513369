import { useRef, useState } from 'react';
import { type ObjectSchema, string } from 'yup';
import { call, type CallResult } from '#client/api.ts';
import { useShopForm } from '#client/form.ts';
import { toast } from '#client/toast.ts';
import type { useProof } from '#office/frame/use-proof.tsx';
import { callerChecks, type FoundAccount, moveAccount, sendMoveCode } from '#domain/session/account-move.contract.ts';
import { nearMoment } from '#lib/dates.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import { normaliseMobile } from '#lib/mobile.ts';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { MobileField } from '#ui/mobile-field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';
import { TypedInput } from '#ui/typed-input.tsx';

interface Values {
  orderNumber: string;
  paid: string;
  pincode: string;
  address: string;
  mobile: string;
  otp: string;
}
type Answer = AnswerOf<typeof sendMoveCode> | AnswerOf<typeof moveAccount>;

/** Same checks as on the server; the code is optional until it was sent. */
const schema = callerChecks.shape({ otp: string().trim().default('') }) as ObjectSchema<Values>;

interface MoveFormProps extends Pick<ReturnType<typeof useProof>, 'proven'> {
  account: FoundAccount;
  /** Called when the data of the account's number may have changed. */
  onChanged(): void;
  /** Called when the move was stored, before the form disappears. */
  onBegun(): void;
}

/**
 * Form that moves an account to a new number, effective a day later. It takes the caller's answers about an order, and
 * the code sent to the new number.
 */
export function MoveForm({ account: { _id: userId }, proven, onChanged, onBegun }: MoveFormProps) {
  const [code, setCode] = useState<{ id: string; demo: string; mobile: string } | null>(null);
  const again = useRef(false);
  const { form, error, submit, busy, problem } = useShopForm<Values, Answer>({
    name: 'staff-move-account',
    draft: false,
    schema,
    defaultValues: { orderNumber: '', paid: '', pincode: '', address: '', mobile: '', otp: '' },
    send: async ({ otp, ...told }): Promise<CallResult<Answer>> => {
      const params = { userId };
      const mobile = normaliseMobile(told.mobile) ?? told.mobile;
      if (again.current || code?.mobile !== mobile) {
        const sent = await proven(() => call(sendMoveCode, { params, body: told }));
        if (!sent.ok) onChanged();
        else setCode({ id: sent.data.userData._id, demo: sent.data.userData.otp ?? '', mobile });
        if (sent.ok && again.current) toast('Another code is on its way.', { kind: 'done' });
        return sent;
      }
      const answer = await proven(() => call(moveAccount, { params, body: { ...told, otp, otpId: code.id } }));
      if (answer.ok) onBegun();
      onChanged();
      return answer;
    },
    onDone: (answer) => {
      if ('userData' in answer) return form.setValue('otp', '');
      toast(`The account moves on ${nearMoment(answer.move.at)}, and the old number was told.`, { kind: 'done' });
    },
  });
  const sendAgain = async (): Promise<void> => {
    again.current = true;
    await submit();
    again.current = false;
  };
  const typed = form.watch('mobile');
  const proving = code !== null && code.mobile === (normaliseMobile(typed) ?? typed);
  return (
    <form className="form-stack staff-form" noValidate onSubmit={(event) => void submit(event)}>
      <p>Let the caller say each of these, and tell none of them yourself.</p>
      <ol className="caller-checks">
        <li>
          <Check at={1} done={proving} label="The number of one of their orders, and what they paid for it" />
          <div className="form-pair">
            <Field label="Order number" error={error('orderNumber')}>
              <input className="input" autoComplete="off" placeholder="2627-42" {...form.register('orderNumber')} />
            </Field>
            <Field label="Paid, in rupees" hint="As their bank or UPI app shows it." error={error('paid')}>
              <TypedInput kind="money" {...form.register('paid')} />
            </Field>
          </div>
        </li>
        <li>
          <Check at={2} done={proving} label="An address that one of their boxes went to, or their own" />
          <div className="form-pair">
            <Field label="Pincode" error={error('pincode')}>
              <TypedInput kind="pincode" autoComplete="off" {...form.register('pincode')} />
            </Field>
            <Field label="House and street" hint="Two words of it are enough." error={error('address')}>
              <input className="input" autoComplete="off" {...form.register('address')} />
            </Field>
          </div>
        </li>
        <li>
          <Check at={3} done={false} label="The code that we send to the new number" />
          <MobileField label="New number" error={error('mobile')} control={form.register('mobile')} />
          {proving && (
            <>
              {code.demo && (
                <p className="notice">
                  <span>
                    This is a demonstration and no SMS is sent, so the code is shown here:{' '}
                    <strong data-demo-code>{code.demo}</strong>
                  </span>
                </p>
              )}
              <Field
                label="Code"
                hint="The caller reads it to you. It moves this account alone; never ask anybody for a code that signs in."
                error={error('otp')}
              >
                <TypedInput kind="code" autoComplete="off" autoFocus {...form.register('otp')} />
              </Field>
              <button type="button" className="button button-plain" onClick={() => void sendAgain()}>
                Send another code
              </button>
            </>
          )}
        </li>
      </ol>
      <SubmitRow
        busy={busy}
        problem={problem}
        label={proving ? 'Move the account' : 'Check, and send the code'}
        busyLabel={proving ? 'Moving…' : 'Checking…'}
      />
    </form>
  );
}

/** Heading of a checklist item: its number, replaced by a check mark once the server confirmed the answers. */
function Check({ at, done, label }: { at: number; done: boolean; label: string }) {
  return (
    <p className="caller-check">
      <span className="caller-mark">{done ? <Icon name="check" size={20} /> : `${at}.`}</span>
      <strong>
        {label}
        {done && <span className="visually-hidden"> fits</span>}
      </strong>
    </p>
  );
}
