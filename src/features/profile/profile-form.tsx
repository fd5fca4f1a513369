import { useRef, useState } from 'react';
import { call, type CallFailure } from '#client/api.ts';
import { useShopForm } from '#client/form.ts';
import { mobileTyped, onlyTyped } from '#client/only-typed.ts';
import { rememberPerson, startSession } from '#client/session-life.ts';
import { flash, toast } from '#client/toast.ts';
import { AvatarField } from '#features/profile/avatar-field.tsx';
import { profileForm } from '#features/profile/profile.contract.ts';
import { type UserWire, updateUser } from '#features/session/session.contract.ts';
import { OTP_DIGITS } from '#features/session/session.rules.ts';
import { type Attempt, changeCodes } from '#features/session/sign-in-steps.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import { STRAY_IN_NAMES } from '#lib/text.ts';
import { Field } from '#ui/field.tsx';
import { MobileField } from '#ui/mobile-field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';

const SAVED = 'Profile update successfully';
/** Home opens this many ms after saving and shows the message on. */
const GO_HOME_AFTER = 1000;

type Answer = Attempt | AnswerOf<typeof updateUser>;
interface Values {
  name: string;
  mobile: string;
  otp: string;
}

/** A refusal at one field that needs no server. */
const atField = (field: keyof Values, message: string): CallFailure => ({
  ok: false,
  status: 400,
  code: message,
  message,
  fields: { [field]: message },
});

/** Name, mobile and picture of the person. A changed mobile number is proven by a code before it is saved. */
export function ProfileForm({ user }: { user: UserWire }) {
  const picture = useRef<Blob | null>(null);
  const [attempt, setAttempt] = useState<Attempt | null>(changeCodes.held);
  const [done, setDone] = useState(false);

  const began = (sent: Attempt): void => {
    setAttempt(sent);
    form.form.setValue('otp', '');
  };
  const sendAgain = async (): Promise<void> => {
    const mobile = form.form.getValues('mobile');
    const answer = await changeCodes.ask(mobile, attempt);
    if (answer.ok) began(answer.data);
    else toast(answer.message, { kind: 'problem' });
  };
  const body = ({ name, mobile, otp }: Values): FormData => {
    const data = new FormData();
    data.set('_id', user._id);
    // What stands here unchanged may be newer elsewhere.
    if (name !== user.name) data.set('name', name);
    if (mobile !== user.mobile) {
      data.set('mobile', mobile);
      data.set('otp', otp);
      data.set('otpId', attempt?.id ?? '');
    }
    if (picture.current) data.set('profile', picture.current, 'profile.jpg');
    return data;
  };
  const form = useShopForm<Values, Answer>({
    name: 'profile',
    schema: profileForm as never,
    defaultValues: { name: user.name, mobile: user.mobile, otp: '' },
    neverKept: ['otp'],
    send: async (values) => {
      const { mobile, otp } = values;
      const changed = mobile !== user.mobile;
      if (changed && mobile === '') return atField('mobile', 'Mobile number is required*');
      if (changed && attempt?.mobile !== mobile) return changeCodes.ask(mobile, attempt);
      if (changed && otp.length !== OTP_DIGITS) return atField('otp', `The code has ${OTP_DIGITS} digits.`);
      const answer = await call(updateUser, { body: body(values) });
      if (!answer.ok && answer.code === 'mobile_exist')
        toast('Mobile Already Exist', { kind: 'problem', position: 'bottom-right' });
      return answer;
    },
    finished: (answer) => !('sentAt' in answer),
    onDone: (answer) => {
      if ('sentAt' in answer) return began(answer);
      changeCodes.forget();
      const { _id, ...rest } = answer.response;
      if (answer.token) startSession(answer.token, _id);
      rememberPerson({ id: _id, ...rest });
      setDone(true);
      toast(SAVED, { kind: 'done' });
      setTimeout(() => {
        flash(SAVED, { kind: 'done' });
        location.assign('/');
      }, GO_HOME_AFTER);
    },
  });

  const typed = form.form.watch('mobile');
  const proving = attempt !== null && attempt.mobile === typed;

  return (
    <form className="form-stack profile-form card card-body" onSubmit={form.submit} noValidate>
      <AvatarField value={user.profile} onPick={(chosen) => (picture.current = chosen)} />
      <div className="form-pair">
        <Field label="Name" error={form.error('name')}>
          <input {...onlyTyped(form.form.register('name'), STRAY_IN_NAMES)} className="input" autoComplete="name" />
        </Field>
        <Field label="E-mail">
          <input className="input" type="email" value={user.email} placeholder="None given" readOnly />
        </Field>
      </div>
      <MobileField
        hint="A new number is saved once the code sent to it is entered."
        error={form.error('mobile')}
        control={mobileTyped(form.form.register('mobile'))}
      />
      {proving && (
        <>
          {attempt.demoCode && (
            <p className="notice">
              <span>
                Your code is <strong data-demo-code>{attempt.demoCode}</strong>. It is shown here because this is a
                demonstration and no SMS is sent.
              </span>
            </p>
          )}
          <Field label="Code" hint={`Sent to ${attempt.mobile}; good for five minutes.`} error={form.error('otp')}>
            <input
              {...onlyTyped(form.form.register('otp'), /\D+/g, OTP_DIGITS)}
              className="input"
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
            />
          </Field>
          <button type="button" className="button button-plain profile-again" onClick={() => void sendAgain()}>
            Send a new code
          </button>
        </>
      )}
      <Field
        label="Address"
        hint={
          <>
            Your own address for boxes to yourself. Change it in your <a href="/guest/guest">guest list</a>.
          </>
        }
      >
        <textarea
          className="input"
          rows={3}
          value={[user.address, user.pincode].filter(Boolean).join(', ')}
          placeholder="None given"
          readOnly
        />
      </Field>
      <SubmitRow
        busy={form.busy}
        problem={form.problem}
        label="Update"
        busyLabel="Saving…"
        size="large"
        closed={done}
      />
    </form>
  );
}
