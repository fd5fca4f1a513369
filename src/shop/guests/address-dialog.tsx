import { useState } from 'react';
import { call } from '#client/api.ts';
import { useShopForm } from '#client/form.ts';
import { $user, $userId } from '#client/session.ts';
import { rememberPerson } from '#client/session-life.ts';
import { useCall } from '#client/use-call.ts';
import { AddressSuggest } from '#shop/guests/address-suggest.tsx';
import { myAddressForm } from '#domain/guests/my-address.contract.ts';
import * as say from '#shop/guests/one-guest.texts.ts';
import { readSettings, updateUser, type UserWire } from '#domain/session/session.contract.ts';
import { PincodeHint } from '#shop/delivery/pincode-hint.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { SubmitRow } from '#ui/refusal.tsx';
import { TypedInput } from '#ui/typed-input.tsx';

interface Values {
  pincode: string;
  custom: string;
  google: string;
}

/** Dialog that shows the customer's own address and changes it. */
export function AddressDialog({ onClose }: { onClose: () => void }) {
  const settings = useCall(readSettings, {}).loaded;
  const suggests = settings.state === 'ready' && settings.data.places;
  /** Last chosen suggestion; empty while the customer types. */
  const [chosen, setChosen] = useState('');
  const { form, error, submit, busy, problem } = useAddressForm(chosen, onClose);
  const { register } = form;
  return (
    <Dialog title={say.ownDialog} open onClose={onClose}>
      <form className="form-stack" onSubmit={submit} noValidate>
        <div>
          <Field label={say.ownPincode} error={error('pincode')}>
            <TypedInput kind="pincode" {...register('pincode')} />
          </Field>
          <PincodeHint pincode={form.watch('pincode')} />
        </div>
        <Field label={say.ownAddress} hint={say.ownAddressHint} error={error('custom')}>
          <textarea
            {...register('custom', { deps: suggests ? ['google'] : [] })}
            className="input"
            rows={3}
            autoComplete="street-address"
          />
        </Field>
        {suggests && (
          <Field label={say.ownFind} error={error('google')}>
            <AddressSuggest
              value={form.watch('google')}
              onType={(text) => {
                setChosen('');
                form.setValue('google', text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
              }}
              onChoose={(address, pincode) => {
                setChosen(address);
                form.setValue('google', address, { shouldDirty: true, shouldValidate: true });
                if (pincode) form.setValue('pincode', pincode, { shouldDirty: true, shouldValidate: true });
              }}
            />
          </Field>
        )}
        <SubmitRow busy={busy} problem={problem} label={say.ownSave} busyLabel={say.ownSaving} />
      </form>
    </Dialog>
  );
}

/** Form of the address. An address is looked for, or typed: letters that only looked for one are none. */
function useAddressForm(chosen: string, onSaved: () => void) {
  const user = $user.get();
  return useShopForm<Values, { response: UserWire }>({
    name: 'my-address',
    neverKept: ['google'],
    schema: myAddressForm,
    defaultValues: { pincode: user?.pincode ?? '', custom: user?.address ?? '', google: '' },
    send: async ({ pincode, custom, google }) => {
      if (google && google !== chosen)
        return {
          ok: false,
          status: 400,
          code: 'not-chosen',
          message: say.ownNotChosen,
          fields: { google: say.ownNotChosen },
        };
      return call(updateUser, {
        body: {
          _id: $userId.get(),
          pincode,
          address: google || custom,
          addressBy: google ? 'google' : 'custom',
        },
      });
    },
    done: say.ownSaved,
    onDone: ({ response }) => {
      const { _id, ...rest } = response;
      rememberPerson({ id: _id, ...rest });
      onSaved();
    },
  });
}
