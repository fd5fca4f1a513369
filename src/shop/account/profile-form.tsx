import { useRef, useState } from 'react';
import { call, type CallFailure } from '#client/api.ts';
import { DEVICE_MARK } from '#client/device-mark.ts';
import { useShopForm } from '#client/form.ts';
import { onRestored } from '#client/restored.ts';
import { rememberPerson, startSession } from '#client/session-life.ts';
import { readStored, writeStored } from '#client/storage.ts';
import { flash, toast } from '#client/toast.ts';
import { AvatarField } from '#shop/account/avatar-field.tsx';
import { MobileProof } from '#shop/account/mobile-proof.tsx';
import { MobileWaiting } from '#shop/account/mobile-waiting.tsx';
import { profileForm } from '#domain/session/profile.contract.ts';
import { type MobileChange, type UserWire, updateUser } from '#domain/session/session.contract.ts';
import { ProofProgress, type ProofShare } from '#shop/account/proof-progress.tsx';
import { OTP_DIGITS } from '#domain/session/session.rules.ts';
import { type Attempt, changeCodes } from '#shop/account/sign-in-steps.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import { SECOND } from '#lib/time.ts';
import { Field } from '#ui/field.tsx';
import { MobileField } from '#ui/mobile-field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';
import { TypedInput } from '#ui/typed-input.tsx';

const SHORT = `The code has ${OTP_DIGITS} digits.`;
const SAVED = 'Profile update successfully';
/** Milliseconds after saving at which the home page opens, where the message stays. */
const GO_HOME_AFTER = SECOND;

type Answer = Attempt | AnswerOf<typeof updateUser>;
interface Values {
  name: string;
  mobile: string;
  otp: string;
  presentOtp: string;
}

interface ProfileFormProps {
  user: UserWire;
  /** Pending change of the mobile number; null when there is none. */
  waiting: MobileChange | null;
  /** Called when the state of the number on the server has changed. */
  onWaiting(): void;
}

/** Returns a failed call with an error at one field, for a problem found in the browser. */
const atField = (field: keyof Values, message: string): CallFailure => ({
  ok: false,
  status: 400,
  code: message,
  message,
  fields: { [field]: message },
});

/**
 * Form for the customer's name, mobile number and picture. A new number must be confirmed by code before it is saved.
 */
export function ProfileForm({ user, waiting, onWaiting }: ProfileFormProps) {
  const picture = useRef<Blob | null>(null);
  const [attempt, setAttempt] = useState<Attempt | null>(changeCodes.held);
  const [share, setShare] = useState<ProofShare>(null);
  const [done, setDone] = useState(false);

  const began = (sent: Attempt): void => {
    setAttempt(sent);
    form.form.setValue('otp', '');
    form.form.setValue('presentOtp', '');
  };
  const sendAgain = async (): Promise<void> => {
    const mobile = form.form.getValues('mobile');
    const answer = await changeCodes.ask(mobile, attempt, setShare);
    if (answer.ok) began(answer.data);
    else toast(answer.message, { kind: 'problem' });
  };
  const body = ({ name, mobile, otp, presentOtp }: Values): FormData => {
    const data = new FormData();
    data.set('_id', user._id);
    // What stands here unchanged may be newer elsewhere.
    if (name !== user.name) data.set('name', name);
    if (mobile !== user.mobile) {
      data.set('mobile', mobile);
      data.set('otp', otp);
      data.set('otpId', attempt?.id ?? '');
      data.set('presentOtp', presentOtp);
      data.set('presentOtpId', attempt?.present?.id ?? '');
      data.set('device', readStored(DEVICE_MARK) ?? '');
    }
    if (picture.current) data.set('profile', picture.current, 'profile.jpg');
    return data;
  };
  const form = useShopForm<Values, Answer>({
    name: 'profile',
    schema: profileForm,
    defaultValues: { name: user.name, mobile: user.mobile, otp: '', presentOtp: '' },
    neverKept: ['otp', 'presentOtp'],
    send: async (values) => {
      const { mobile, otp, presentOtp } = values;
      const changed = mobile !== user.mobile;
      if (changed && mobile === '') return atField('mobile', 'Mobile number is required*');
      if (changed && attempt?.mobile !== mobile) return changeCodes.ask(mobile, attempt, setShare);
      if (changed && otp.length !== OTP_DIGITS) return atField('otp', SHORT);
      if (changed && presentOtp !== '' && presentOtp.length !== OTP_DIGITS) return atField('presentOtp', SHORT);
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
      if (answer.device) writeStored(DEVICE_MARK, answer.device);
      if (answer.token) startSession(answer.token, _id);
      rememberPerson({ id: _id, ...rest });
      if (answer.mobileChange) {
        form.form.reset({ name: rest.name, mobile: rest.mobile, otp: '', presentOtp: '' });
        setAttempt(null);
        picture.current = null;
        return onWaiting();
      }
      setDone(true);
      // Its work is done: whoever comes back by the browser's memory begins anew.
      onRestored(() => location.reload());
      toast(SAVED, { kind: 'done' });
      setTimeout(() => {
        flash(SAVED, { kind: 'done' });
        location.assign('/');
      }, GO_HOME_AFTER);
    },
  });

  const typed = form.form.watch('mobile');
  const proving = attempt !== null && attempt.mobile === typed;
  const codeField = (field: 'otp' | 'presentOtp') => ({
    control: form.form.register(field),
    error: form.error(field),
  });

  return (
    <form className="form-stack profile-form card card-body" onSubmit={form.submit} noValidate>
      <AvatarField value={user.profile} onPick={(chosen) => (picture.current = chosen)} />
      <div className="form-pair">
        <Field label="Name" error={form.error('name')}>
          <TypedInput kind="name" {...form.form.register('name')} />
        </Field>
        <Field label="E-mail">
          <input className="input" type="email" value={user.email} placeholder="None given" readOnly />
        </Field>
      </div>
      <MobileField
        hint={
          user.mobile
            ? 'A new number needs two codes: one sent to it, and one sent to this number.'
            : 'A new number is saved once the code sent to it is entered.'
        }
        error={form.error('mobile')}
        control={form.form.register('mobile')}
      />
      {waiting && <MobileWaiting change={waiting} onStopped={onWaiting} />}
      {proving && (
        <MobileProof
          attempt={attempt}
          present={user.mobile}
          code={codeField('otp')}
          presentCode={codeField('presentOtp')}
          onAgain={() => void sendAgain()}
        />
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
      <ProofProgress share={share} />
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
