import { type MoveFormProps, useMove } from '#office/session/use-move.ts';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { MobileField } from '#ui/mobile-field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';
import { TypedInput } from '#ui/typed-input.tsx';
import * as texts from '#office/session/session.texts.ts';

/**
 * Form that moves an account to a new number, effective a day later. It takes the caller's answers about an order, and
 * the code sent to the new number.
 */
export function MoveForm(props: MoveFormProps) {
  const { form, error, submit, busy, problem, code, sendAgain } = useMove(props);
  const proving = code !== null;
  return (
    <form className="form-stack staff-form" noValidate onSubmit={(event) => void submit(event)}>
      <p>{texts.checksHint}</p>
      <ol className="caller-checks">
        <li>
          <Check at={1} done={proving} label={texts.checkOrder} />
          <div className="form-pair">
            <Field label={texts.orderNumberLabel} error={error('orderNumber')}>
              <input className="input" autoComplete="off" placeholder="2627-42" {...form.register('orderNumber')} />
            </Field>
            <Field label={texts.paidLabel} hint={texts.paidHint} error={error('paid')}>
              <TypedInput kind="money" {...form.register('paid')} />
            </Field>
          </div>
        </li>
        <li>
          <Check at={2} done={proving} label={texts.checkAddress} />
          <div className="form-pair">
            <Field label={texts.pincode} error={error('pincode')}>
              <TypedInput kind="pincode" autoComplete="off" {...form.register('pincode')} />
            </Field>
            <Field label={texts.street} hint={texts.streetHint} error={error('address')}>
              <input className="input" autoComplete="off" {...form.register('address')} />
            </Field>
          </div>
        </li>
        <li>
          <Check at={3} done={false} label={texts.checkCode} />
          <MobileField label={texts.newNumber} error={error('mobile')} control={form.register('mobile')} />
          {proving && (
            <>
              {code.demo && (
                <p className="notice">
                  <span>
                    {texts.demonstrationCode} <strong data-demo-code>{code.demo}</strong>
                  </span>
                </p>
              )}
              <Field label={texts.code} hint={texts.codeHint} error={error('otp')}>
                <TypedInput kind="code" autoComplete="off" autoFocus {...form.register('otp')} />
              </Field>
              <button type="button" className="button button-plain" onClick={() => void sendAgain()}>
                {texts.sendCodeAgain}
              </button>
            </>
          )}
        </li>
      </ol>
      <SubmitRow
        busy={busy}
        problem={problem}
        label={proving ? texts.moveAccount : texts.checkAndSend}
        busyLabel={proving ? texts.moving : texts.checking}
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
        {done && <span className="visually-hidden">{` (${texts.checkPassed})`}</span>}
      </strong>
    </p>
  );
}
