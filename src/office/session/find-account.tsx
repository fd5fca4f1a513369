import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '#client/api.ts';
import { useShopForm } from '#client/form.ts';
import { findAccount, type FoundAccount } from '#domain/session/account-move.contract.ts';
import * as say from '#office/session/session.texts.ts';
import { MobileField } from '#ui/mobile-field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';

const accountText = (found: FoundAccount | null): string => {
  if (!found) return say.noAccount;
  return found.name ? say.accountFound(found.name) : say.accountFoundNameless;
};

/**
 * Form that finds an account by its mobile number; a number in the URL's hash is searched immediately. `onFound` gets
 * null when there is no account.
 */
export function FindAccount({ onFound }: { onFound(account: FoundAccount | null): void }) {
  const [found, setFound] = useState<FoundAccount | null>();
  const { form, error, submit, busy, problem } = useShopForm({
    name: 'staff-find-account',
    draft: false,
    schema: findAccount.body,
    defaultValues: { mobile: location.hash.slice(1) },
    send: ({ mobile }) => call(findAccount, { body: { mobile } }),
    onDone: ({ account }) => {
      setFound(account);
      onFound(account);
    },
  });
  const begin = useEffectEvent((): void => {
    if (form.getValues('mobile')) void submit();
  });
  useEffect(() => begin(), []);
  return (
    <form className="form-stack staff-form" noValidate onSubmit={(event) => void submit(event)}>
      <MobileField label={say.oldNumber} error={error('mobile')} control={form.register('mobile')} />
      <SubmitRow busy={busy} problem={problem} label={say.findAccount} busyLabel={say.looking} />
      {found !== undefined && (
        <p className={found ? 'visually-hidden' : 'notice'} role="status">
          {accountText(found)}
        </p>
      )}
    </form>
  );
}
