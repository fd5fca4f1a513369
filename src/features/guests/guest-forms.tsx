import { useState } from 'react';
import { call } from '#client/api.ts';
import { useShopForm } from '#client/form.ts';
import { $userId } from '#client/session.ts';
import { storageKeys, writeStored } from '#client/storage.ts';
import { toast } from '#client/toast.ts';
import { useCall } from '#client/use-call.ts';
import { addGuest, addGuestForm, editGuest, editGuestForm, type GuestWire, listGuests } from '#features/guests/guest.contract.ts';
import { GuestAsk } from '#features/guests/guest-ask.tsx';
import { GuestFields, type GuestValues } from '#features/guests/guest-fields.tsx';
import { Failure } from '#ui/failure.tsx';
import { SubmitRow } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const LIST = '/guest/guest';
const TAKEN = 'mobile_already_exist';
const EXISTS = 'Mobile Number Exist!';
const blank: GuestValues = { name: '', mobile: '', guestNo: '', email: '', category: '', addressChoice: 'address_myself', address: '', pincode: '' };

/** Says a taken number in the shop's words, at the corner and at the field. */
function saidTaken<A extends { ok: true } | { ok: false; code: string; fields?: Record<string, string> }>(answer: A): A {
  if (answer.ok || answer.code !== TAKEN) return answer;
  toast(EXISTS, { kind: 'problem', position: 'bottom-right' });
  return { ...answer, fields: { mobile: EXISTS } };
}

/** What is sent of the form: nothing of an address that the guest is asked for. */
function sent(values: GuestValues): GuestValues {
  return values.addressChoice === 'address_person' ? { ...values, address: '', pincode: '' } : values;
}

/** Add Guest. A guest who is asked for the address gets the link right after saving. */
export function GuestAdd() {
  const [asking, setAsking] = useState<GuestWire | null>(null);
  const { form, error, submit, busy, problem } = useShopForm<GuestValues, { guestData: GuestWire }>({
    name: 'guest-add',
    schema: addGuestForm as never,
    defaultValues: blank,
    send: async (values) => saidTaken(await call(addGuest, { body: sent(values) as never })),
    done: 'Guest added successfully!',
    onDone: ({ guestData }, { addressChoice }) => {
      // The next guest often comes the same way.
      form.reset({ ...blank, addressChoice, category: guestData.category });
      if (addressChoice === 'address_person') setAsking(guestData);
      else form.setFocus('name');
    },
  });
  return (
    <>
      <form className="card card-body form-stack" onSubmit={submit} noValidate>
        <GuestFields form={form} error={error} strict={false} />
        <SubmitRow busy={busy} problem={problem} label="Add Guest" busyLabel="Saving…" size="large" />
      </form>
      {asking && <GuestAsk guest={asking} onClose={() => setAsking(null)} />}
    </>
  );
}

/** Edit Guest: finds the guest of the address; without one it leads back to the list. */
export function GuestEdit() {
  const id = new URLSearchParams(location.search).get('id') ?? '';
  const { loaded, reload } = useCall(listGuests, { params: { userId: $userId.get() } });
  if (loaded.state === 'failed') return <Failure message={loaded.message} onRetry={reload} />;
  if (loaded.state === 'loading') return <Skeleton lines={8} />;
  const guest = loaded.data.guestList.find((one) => one._id === id);
  if (guest) return <EditForm guest={guest} />;
  location.replace(LIST);
  return null;
}

function EditForm({ guest }: { guest: GuestWire }) {
  const [asking, setAsking] = useState<GuestWire | null>(null);
  // What the guest has filled in meanwhile is not hidden by an older draft.
  const name = `guest-edit:${guest._id}:${guest.filledAt ?? ''}`;
  const { form, error, submit, busy, problem } = useShopForm<GuestValues, { guestData: GuestWire }>({
    name,
    schema: editGuestForm.omit(['_id']) as never,
    defaultValues: {
      name: guest.name,
      mobile: guest.mobile,
      guestNo: guest.guestNo === null ? '' : String(guest.guestNo),
      email: guest.email,
      category: guest.category,
      addressChoice: guest.address === '' && guest.askedAt ? 'address_person' : 'address_myself',
      address: guest.address,
      pincode: guest.pincode,
    },
    send: async (values) => {
      // An address that is there stays when the guest is asked to correct it.
      const kept = values.addressChoice === 'address_person' ? { address: guest.address, pincode: guest.pincode } : {};
      return saidTaken(await call(editGuest, { body: { ...values, ...kept, _id: guest._id } as never }));
    },
    onDone: ({ guestData }, { addressChoice }) => {
      if (addressChoice === 'address_person' && guestData.address === '' && !guest.askedAt) setAsking(guestData);
      else location.assign(LIST);
    },
  });
  return (
    <>
      <form className="card card-body form-stack" onSubmit={submit} noValidate>
        <GuestFields form={form} error={error} strict />
        <SubmitRow busy={busy} problem={problem} label="Save" busyLabel="Saving…" size="large">
          <a className="button button-large button-quiet" href={LIST} onClick={() => writeStored(storageKeys.draft(name), null)}>
            Cancel
          </a>
        </SubmitRow>
      </form>
      {asking && <GuestAsk guest={asking} onClose={() => location.assign(LIST)} />}
    </>
  );
}
