import { AvatarField } from '#shop/account/avatar-field.tsx';
import { MobileProof } from '#shop/account/mobile-proof.tsx';
import { MobileWaiting } from '#shop/account/mobile-waiting.tsx';
import { ProofProgress } from '#shop/account/proof-progress.tsx';
import { useProfileForm } from '#shop/account/use-profile-form.ts';
import type { MobileChange, UserWire } from '#domain/session/session.contract.ts';
import * as say from '#shop/account/profile.texts.ts';
import * as codes from '#shop/account/codes.texts.ts';
import { Field } from '#ui/field.tsx';
import { Inserted } from '#ui/inserted.tsx';
import { MobileField } from '#ui/mobile-field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';
import { TypedInput } from '#ui/typed-input.tsx';

interface ProfileFormProps {
  user: UserWire;
  /** Pending change of the mobile number; null when there is none. */
  waiting: MobileChange | null;
  /** Called when the state of the number on the server has changed. */
  onWaiting(): void;
}

/**
 * Form for the customer's name, mobile number and picture. A new number must be confirmed by code before it is saved.
 */
export function ProfileForm({ user, waiting, onWaiting }: ProfileFormProps) {
  const profile = useProfileForm(user, onWaiting);
  const { error, submit, busy, problem, proving, share, done, isNewMobile, pickPicture, sendAgain } = profile;
  const mobileHint = user.mobile ? say.mobileHintTwo : say.mobileHintOne;
  const { register } = profile.form;
  const codeField = (field: 'otp' | 'presentOtp') => ({ control: register(field), error: error(field) });
  return (
    <form className="form-stack profile-form card card-body" onSubmit={submit} noValidate>
      <AvatarField value={user.profile} onPick={pickPicture} />
      <div className="form-pair">
        <Field label={say.nameLabel} error={error('name')}>
          <TypedInput kind="name" {...register('name')} />
        </Field>
        <Field label={say.emailLabel}>
          <input className="input" type="email" value={user.email} placeholder={say.noneGiven} readOnly />
        </Field>
      </div>
      <MobileField hint={isNewMobile ? mobileHint : undefined} error={error('mobile')} control={register('mobile')} />
      {waiting && <MobileWaiting change={waiting} onStopped={onWaiting} />}
      {proving && (
        <MobileProof
          attempt={proving}
          present={user.mobile}
          code={codeField('otp')}
          presentCode={codeField('presentOtp')}
          onAgain={sendAgain}
        />
      )}
      <Field
        label={say.addressLabel}
        hint={<Inserted text={say.addressHint} parts={{ list: <a href="/guest/guest">{say.addressList}</a> }} />}
      >
        <textarea
          className="input"
          rows={3}
          value={[user.address, user.pincode].filter(Boolean).join(', ')}
          placeholder={say.noneGiven}
          readOnly
        />
      </Field>
      <ProofProgress share={share} />
      <SubmitRow busy={busy} problem={problem} label={say.save} busyLabel={codes.saving} size="large" closed={done} />
    </form>
  );
}
