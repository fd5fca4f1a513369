import { useState } from 'react';
import { object, string } from 'yup';
import { call } from '#client/api.ts';
import { useShopForm } from '#client/form.ts';
import { askPasskey, knowsPasskeys } from '#client/passkeys.ts';
import { PasskeyButton } from '#office/frame/passkey-button.tsx';
import { UnsentTicks } from '#office/frame/seen-from.tsx';
import { beginPasskeySignIn, finishPasskeySignIn, passwordSignIn, type StaffMe } from '#domain/staff/staff.contract.ts';
import { deviceName } from '#lib/device-name.ts';
import * as say from '#office/frame/frame.texts.ts';
import { shopName } from '#shop.config';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';

const form = object({
  name: string().trim().required(say.nameMissing),
  password: string().default(''),
  code: string().trim().required(say.codeMissing),
});

interface SignInProps {
  /** Heading of the page. */
  title?: string;
  onIn(me: StaffMe): void;
}

/** Sign-in page of the back office: by passkey, or by name, password and code. */
export function SignIn({ title = say.backOffice, onIn }: SignInProps) {
  return (
    <main className="staff-door" id="content">
      <div className="card card-body">
        <h1>{title}</h1>
        <p className="soft">{say.doorHint(shopName)}</p>
        <UnsentTicks />
        <WaysIn onIn={onIn} />
      </div>
    </main>
  );
}

/** Dialog that asks for a new sign-in after the session ended, and keeps the page behind it unchanged. */
export function SignInAgain({ onIn, onClose }: Pick<SignInProps, 'onIn'> & { onClose(): void }) {
  return (
    <Dialog title={say.signInAgain} open onClose={onClose}>
      <p>{say.sessionEnded}</p>
      <UnsentTicks />
      <WaysIn onIn={onIn} />
    </Dialog>
  );
}

/** Shows the sign-in methods: passkey button, and password form on request or in browsers without passkeys. */
export function WaysIn({ onIn }: Pick<SignInProps, 'onIn'>) {
  const [byPassword, setByPassword] = useState(!knowsPasskeys());
  return (
    <>
      {knowsPasskeys() && (
        <PasskeyButton
          label={say.withPasskey}
          declined={say.passkeyNotChosen}
          begin={() => call(beginPasskeySignIn)}
          ask={askPasskey}
          finish={(body) => call(finishPasskeySignIn, { body })}
          onDone={({ staff }) => onIn(staff)}
        />
      )}
      {byPassword ? (
        <PasswordForm onIn={onIn} />
      ) : (
        <p>
          <button type="button" className="button button-quiet" onClick={() => setByPassword(true)}>
            {say.withPassword}
          </button>
        </p>
      )}
    </>
  );
}

function PasswordForm({ onIn }: Pick<SignInProps, 'onIn'>) {
  const {
    form: fields,
    error,
    submit,
    busy,
    problem,
  } = useShopForm({
    name: 'staff-sign-in',
    schema: form,
    defaultValues: { name: '', password: '', code: '' },
    draft: false,
    send: (values) => call(passwordSignIn, { body: { ...values, device: deviceName(navigator.userAgent) } }),
    onDone: ({ staff }) => onIn(staff),
  });
  return (
    <form className="form-stack" noValidate onSubmit={(event) => void submit(event)}>
      <Field label={say.name} error={error('name')}>
        <input className="input" autoComplete="username" {...fields.register('name')} />
      </Field>
      <Field label={say.password} hint={say.passwordHint} error={error('password')}>
        <input className="input" type="password" autoComplete="current-password" {...fields.register('password')} />
      </Field>
      <Field label={say.code} hint={say.codeHint} error={error('code')}>
        <input className="input" autoComplete="one-time-code" autoCapitalize="none" {...fields.register('code')} />
      </Field>
      <SubmitRow busy={busy} problem={problem} label={say.signIn} busyLabel={say.signingIn} size="wide" />
    </form>
  );
}
