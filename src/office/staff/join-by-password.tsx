import { object, string } from 'yup';
import { call } from '#client/api.ts';
import { useShopForm } from '#client/form.ts';
import { Squares } from '#office/staff/squares.tsx';
import { type beginInvitePassword, finishInvitePassword, newPassword } from '#domain/staff/staff.contract.ts';
import { deviceName } from '#lib/device-name.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import * as say from '#office/staff/staff.texts.ts';
import { Field } from '#ui/field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';
import { TypedInput } from '#ui/typed-input.tsx';

const form = object({
  password: newPassword(),
  code: string().trim().required(say.codeMissing),
});

interface JoinByPasswordProps {
  secret: string;
  /** True to keep the earlier credentials. */
  keep: boolean;
  /** Secret of the authenticator app (TOTP), with its challenge. */
  app: AnswerOf<typeof beginInvitePassword>;
  onIn(recoveryCodes: string[]): void;
}

/** Form that accepts an invitation with a password and an authenticator app, for people without a passkey. */
export function JoinByPassword({ secret, keep, app, onIn }: JoinByPasswordProps) {
  const {
    form: fields,
    error,
    submit,
    busy,
    problem,
  } = useShopForm({
    name: 'staff-join',
    schema: form,
    defaultValues: { password: '', code: '' },
    draft: false,
    send: (values) =>
      call(finishInvitePassword, {
        body: { secret, challengeId: app.challengeId, ...values, device: deviceName(navigator.userAgent), keep },
      }),
    onDone: ({ recoveryCodes }) => onIn(recoveryCodes),
  });
  return (
    <form className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
      <Field label={say.password} hint={say.passwordHint} error={error('password')}>
        <input className="input" type="password" autoComplete="new-password" {...fields.register('password')} />
      </Field>
      <p>
        {say.appNote} <code className="staff-key">{app.totpSecret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>{' '}
        <a href={app.totpAddress}>{say.openApp}</a>
      </p>
      <Squares text={app.totpAddress} label={say.squaresHeard} />
      <Field label={say.code} hint={say.codeHint} error={error('code')}>
        <TypedInput kind="code" {...fields.register('code')} />
      </Field>
      <SubmitRow busy={busy} problem={problem} label={say.join} busyLabel={say.joining} size="wide" />
    </form>
  );
}
