import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { call, type CallResult } from '#client/api.ts';
import { useShopForm } from '#client/form.ts';
import { leaveFor } from '#client/leave-page.ts';
import { $userId } from '#client/session.ts';
import { storageKeys, writeStored } from '#client/storage.ts';
import { flash, toast } from '#client/toast.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import { isIndian } from '#lib/guest-number.ts';
import { guestMobile } from '#lib/phone.ts';
import { addGuest, editGuest, type GuestWire, listGuests } from '#domain/guests/guest.contract.ts';
import { addGuestForm, editGuestFormOf } from '#domain/guests/guest-form.contract.ts';
import { useGuests } from '#shop/guests/use-guests.ts';
import { GuestAsk } from '#shop/guests/guest-ask.tsx';
import { ConfirmAddress } from '#shop/guests/guest-confirm.tsx';
import { GuestFields, type GuestFormValues } from '#shop/guests/guest-fields.tsx';
import { type Conflict, type GuestValues, mergeGuest, valuesOf } from '#domain/guests/guest-merge.rules.ts';
import { confirmRight, guestGone } from '#shop/guests/guest-ask.texts.ts';
import * as say from '#shop/guests/one-guest.texts.ts';
import { Failure } from '#ui/failure.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { SubmitRow } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

// Few guests share a number.
const HomeOffer = lazyPart(async () => (await import('#shop/guests/home-offer.tsx')).HomeOffer);
const HomeJoined = lazyPart(async () => (await import('#shop/guests/home-offer.tsx')).HomeJoined);

const LIST = '/guest/guest';
const TAKEN = 'mobile_already_exist';
const blank: GuestFormValues = {
  name: '',
  mobile: '',
  noNumber: false,
  guestNo: '',
  email: '',
  category: '',
  addressChoice: 'address_myself',
  address: '',
  pincode: '',
  note: '',
};

/**
 * Replaces the server's message for a mobile number that is already in the list, at the field and in a toast. Returns
 * any other answer unchanged.
 */
function saidTaken<A extends { ok: true } | { ok: false; code: string; fields?: Record<string, string> }>(
  answer: A,
): A {
  if (answer.ok || answer.code !== TAKEN) return answer;
  toast(say.mobileTaken, { kind: 'problem', position: 'bottom-right' });
  return { ...answer, fields: { mobile: say.mobileTaken } };
}

/**
 * Returns the values to send. Where the address is asked for or comes later, address and pincode are empty, so that the
 * server keeps the stored ones.
 */
function sent<Values extends GuestFormValues>(form: Values) {
  const { noNumber: _, ...values } = form;
  return values.addressChoice === 'address_person' ? { ...values, address: '', pincode: '' } : values;
}

/** Returns a guest as the values of a form. */
const formOf = (guest: GuestWire): GuestFormValues => ({ ...valuesOf(guest), noNumber: guest.mobile === '' });

/** Values of Add Guest; `homeWith` is the id of a guest whose home the new one joins, else empty. */
type AddValues = GuestFormValues & { homeWith: string };

/**
 * Form that adds a guest. When the guest is to be asked for the address, the dialog with the link opens after saving.
 * For a number that another guest has it offers to add the guest to that guest's home.
 */
export function GuestAdd() {
  const [asking, setAsking] = useState<GuestWire | null>(null);
  /** Guest who has the typed number. */
  const [taken, setTaken] = useState<GuestWire | null>(null);
  /** The last two guests that were put into one home. */
  const [joined, setJoined] = useState<readonly [GuestWire, GuestWire] | null>(null);
  /** Number of guests added whose dialogs are closed. */
  const [added, setAdded] = useState(0);
  const { form, error, submit, busy, problem } = useShopForm<AddValues, AnswerOf<typeof addGuest>>({
    name: 'guest-add',
    schema: addGuestForm,
    defaultValues: { ...blank, homeWith: '' },
    neverKept: ['homeWith'],
    send: async (values) => {
      const answer = await call(addGuest, { body: sent(values) });
      if (!answer.ok && answer.code === TAKEN)
        setTaken((answer.data as { guestData?: GuestWire } | undefined)?.guestData ?? null);
      return saidTaken(answer);
    },
    done: say.added,
    onDone: ({ guestData, homeWith }, { addressChoice }) => {
      // The next guest's address often comes the same way.
      form.reset({ ...blank, homeWith: '', addressChoice });
      setTaken(null);
      setJoined(homeWith ? [guestData, homeWith] : null);
      if (addressChoice === 'address_person' && isIndian(guestData.mobile)) setAsking(guestData);
      else setAdded(added + 1);
    },
  });
  const join = async (other: GuestWire): Promise<void> => {
    form.setValue('homeWith', other._id);
    await submit();
    form.setValue('homeWith', '');
  };
  // After drawing, because an emptied form has no fields until then.
  useEffect(() => {
    if (added > 0) form.setFocus('name');
  }, [added, form]);
  const mobile = form.watch('noNumber') ? null : guestMobile(form.watch('mobile'));
  const offered = taken?.mobile === mobile ? taken : null;
  // Who has the number is told before an address is typed.
  useEffect(() => {
    if (!mobile) return;
    let current = true;
    void call(listGuests, { params: { userId: $userId.get() }, query: { q: mobile } }).then((answer) => {
      const other = answer.ok && answer.data.guestList.find((one) => one.mobile === mobile);
      if (current && other) setTaken(other);
    });
    return () => {
      current = false;
    };
  }, [mobile]);
  return (
    <>
      {joined && (
        <Suspense fallback={null}>
          <HomeJoined guests={joined} onApart={() => setJoined(null)} />
        </Suspense>
      )}
      <form className="card card-body form-stack" onSubmit={submit} noValidate>
        <GuestFields
          form={form as never}
          error={error}
          required={[]}
          offer={
            offered && (
              <Suspense fallback={null}>
                <HomeOffer
                  other={offered}
                  address={form.watch('address')}
                  busy={busy}
                  onJoin={() => void join(offered)}
                />
              </Suspense>
            )
          }
        />
        <SubmitRow busy={busy} problem={problem} label={say.addSave} busyLabel={say.addSaving} size="large" />
      </form>
      {asking && (
        <GuestAsk
          guests={[asking]}
          onClose={() => {
            setAsking(null);
            setAdded(added + 1);
          }}
        />
      )}
    </>
  );
}

/** Form that edits the guest whose `id` is in the URL; redirects to the guest list when there is no such guest. */
export function GuestEdit() {
  const id = new URLSearchParams(location.search).get('id') ?? '';
  const { guests, loaded, reload } = useGuests();
  if (loaded.state === 'failed') return <Failure message={loaded.message} onRetry={reload} />;
  if (loaded.state === 'loading') return <Skeleton lines={8} />;
  const guest = guests.find((one) => one._id === id);
  if (guest) return <EditForm guest={guest} />;
  location.replace(LIST);
  return null;
}

/** Form values with the guest from which they started, so that a stored draft contains both. */
interface EditValues extends GuestFormValues {
  base: GuestValues & { revision: number };
}

/** Returns the fields that a guest has and that may not be removed. */
const requiredOf = (guest: GuestWire) =>
  (['mobile', 'guestNo', 'email', 'category'] as const).filter((field) => guest[field] !== '' && guest[field] !== null);

const baseOf = (guest: GuestWire): EditValues['base'] => ({ ...valuesOf(guest), revision: guest.revision });

function EditForm({ guest }: { guest: GuestWire }) {
  const [asking, setAsking] = useState<GuestWire | null>(null);
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  /** Guest as last read by this page. */
  const [stored, setStored] = useState(guest);
  const name = `guest-edit:${guest._id}`;

  /**
   * Merges a newer stored guest into the form. Returns the fields taken over, and as conflicts the fields changed by
   * both sides.
   */
  const adopt = (values: EditValues, now: GuestWire): { taken: string[]; conflicts: Conflict[] } => {
    const merged = mergeGuest(values.base, values, valuesOf(now));
    const noNumber = values.noNumber && merged.values.mobile === '';
    form.reset({ ...merged.values, noNumber, base: baseOf(now) }, { keepDefaultValues: true });
    setStored(now);
    setConflicts(merged.conflicts);
    return merged;
  };
  const save = async ({ base, ...values }: EditValues): Promise<CallResult<{ guestData: GuestWire }>> => {
    const answer = await call(editGuest, {
      body: { ...sent(values), _id: guest._id, revision: base.revision },
    });
    if (answer.ok) return answer;
    if (answer.status === 404) return { ...answer, message: guestGone };
    if (answer.status !== 409) return saidTaken(answer);
    const { guestData } = answer.data as { guestData: GuestWire };
    const { taken, conflicts: found } = adopt({ ...values, base }, guestData);
    if (found.length > 0) return answer;
    // Nothing that the host typed is touched: the change is saved on top of the new state.
    const again = await save(form.getValues());
    if (again.ok && taken.length > 0) flash(say.keptChanged(taken));
    return again;
  };
  /**
   * Takes over an address that the guest entered by link after this page was opened; does nothing when the form has an
   * address.
   */
  const takeArrived = async (): Promise<void> => {
    const { address, addressChoice, base } = form.getValues();
    if (address !== '' || addressChoice === 'address_person') return;
    const answer = await call(listGuests, { params: { userId: $userId.get() } });
    const now = answer.ok ? answer.data.guestList.find(({ _id }) => _id === guest._id) : undefined;
    if (!now || now.revision === base.revision) return;
    const { taken } = adopt(form.getValues(), now);
    if (taken.length > 0) flash(say.keptArrived(taken));
  };

  const { form, error, submit, busy, problem } = useShopForm<EditValues, { guestData: GuestWire }>({
    name,
    schema: editGuestFormOf(guest).omit(['_id', 'revision']),
    defaultValues: { ...formOf(guest), base: baseOf(guest) },
    prepare: takeArrived,
    send: save,
    onDone: ({ guestData }, { addressChoice }) => {
      const isAsked = addressChoice === 'address_person' && isIndian(guestData.mobile);
      if (isAsked && guestData.address === '' && !guest.askedAt) setAsking(guestData);
      else location.assign(LIST);
    },
  });
  // A draft of an earlier visit, from before the guest or another tab changed something.
  const adoptOlder = useEffectEvent((): void => {
    const kept = form.getValues();
    if (kept.base.revision !== guest.revision) adopt(kept, guest);
  });
  // Only once, after the draft has been read.
  useEffect(() => adoptOlder(), []);

  return (
    <>
      <form className="card card-body form-stack" onSubmit={submit} noValidate>
        {stored.unconfirmed && (
          <div className="notice guest-unconfirmed">
            <p>{say.editUnconfirmed}</p>
            <ConfirmAddress
              guests={[stored]}
              label={confirmRight}
              onConfirmed={([now]) => {
                if (now) adopt(form.getValues(), now);
              }}
            />
          </div>
        )}
        <GuestFields form={form as never} error={error} required={requiredOf(guest)} />
        <Conflicts
          conflicts={conflicts}
          onUse={(one) => {
            for (const [field, value] of Object.entries(one.values))
              form.setValue(field as keyof GuestValues, value, { shouldDirty: true, shouldValidate: true });
            setConflicts(conflicts.filter((other) => other !== one));
          }}
        />
        <SubmitRow busy={busy} problem={problem} label={say.editSave} busyLabel={say.editSaving} size="large">
          <a
            className="button button-large button-quiet"
            href={LIST}
            onClick={() => writeStored(storageKeys.draft(name), null)}
          >
            {say.editCancel}
          </a>
        </SubmitRow>
      </form>
      {asking && <GuestAsk guests={[asking]} onClose={() => leaveFor(LIST)} />}
    </>
  );
}

/**
 * Shows the fields that were changed both in the form and in the stored guest, each with a button to use the stored
 * value; shows nothing without conflicts.
 */
function Conflicts({ conflicts, onUse }: { conflicts: readonly Conflict[]; onUse: (conflict: Conflict) => void }) {
  if (conflicts.length === 0) return null;
  return (
    <div className="notice guest-conflicts" role="status">
      <p>{say.conflictsIntro}</p>
      <ul>
        {conflicts.map((one) => (
          <li key={one.label}>
            <span>
              <span>{say.conflictField(one.label)}</span>
              <strong>{one.stored}</strong>
            </span>
            <button type="button" className="button button-quiet" onClick={() => onUse(one)}>
              {say.conflictUse}
              <span className="visually-hidden"> {one.label}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
