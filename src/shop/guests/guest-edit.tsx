import { useEffect, useEffectEvent, useState } from 'react';
import { call, type CallResult } from '#client/api.ts';
import { useShopForm } from '#client/form.ts';
import { leaveFor } from '#client/leave-page.ts';
import { $userId } from '#client/session.ts';
import { storageKeys, writeStored } from '#client/storage.ts';
import { flash } from '#client/toast.ts';
import { isIndian } from '#lib/guest-number.ts';
import { editGuest, type GuestWire, listGuests } from '#domain/guests/guest.contract.ts';
import { editGuestFormOf } from '#domain/guests/guest-form.contract.ts';
import { type Conflict, type GuestValues, mergeGuest, valuesOf } from '#domain/guests/guest-merge.rules.ts';
import { BackLink } from '#shop/guests/back-link.tsx';
import { confirmRight, guestGone } from '#shop/guests/guest-ask.texts.ts';
import { GuestAsk } from '#shop/guests/guest-ask.tsx';
import { Conflicts } from '#shop/guests/guest-conflicts.tsx';
import { ConfirmAddress } from '#shop/guests/guest-confirm.tsx';
import { GuestFields, type GuestFormValues } from '#shop/guests/guest-fields.tsx';
import { formOf, LIST, saidTaken, sent } from '#shop/guests/guest-form.ts';
import { CORRECTED } from '#shop/guests/guest-places.ts';
import * as say from '#shop/guests/one-guest.texts.ts';
import { useGuests } from '#shop/guests/use-guests.ts';
import { Failure } from '#ui/failure.tsx';
import { SubmitRow } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

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

const draftOf = (guest: GuestWire): string => `guest-edit:${guest._id}`;

/**
 * Form state of Edit Guest: the guest as last read, what both sides changed, whom to ask after saving. What somebody
 * else stored meanwhile is merged into the form.
 */
function useEditing(guest: GuestWire) {
  const [asking, setAsking] = useState<GuestWire | null>(null);
  const [conflicts, setConflicts] = useState<Conflict[]>([]);
  /** Guest as last read by this page. */
  const [stored, setStored] = useState(guest);

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
    if (again.ok && taken.length > 0) flash(say.keptOthersChange(taken));
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
    if (taken.length > 0) flash(say.keptGuestsAddress(taken));
  };

  const shop = useShopForm<EditValues, { guestData: GuestWire }>({
    name: draftOf(guest),
    schema: editGuestFormOf(guest).omit(['_id', 'revision']),
    defaultValues: { ...formOf(guest), base: baseOf(guest) },
    prepare: takeArrived,
    send: save,
    onDone: ({ guestData }, { addressChoice }) => {
      const isAsked = addressChoice === 'address_person' && isIndian(guestData.mobile);
      if (isAsked && guestData.address === '' && !guest.askedAt) setAsking(guestData);
      // Where the box of a new address goes is the next thing to say.
      else location.assign(guestData.address === guest.address ? LIST : LIST + CORRECTED);
    },
  });
  const { form } = shop;
  // A draft of an earlier visit, from before the guest or another tab changed something.
  const adoptOlder = useEffectEvent((): void => {
    const kept = form.getValues();
    if (kept.base.revision !== guest.revision) adopt(kept, guest);
  });
  // Only once, after the draft has been read.
  useEffect(() => adoptOlder(), []);
  const use = (one: Conflict): void => {
    for (const [field, value] of Object.entries(one.values))
      form.setValue(field as keyof GuestValues, value, { shouldDirty: true, shouldValidate: true });
    setConflicts(conflicts.filter((other) => other !== one));
  };
  return { ...shop, asking, stored, conflicts, adopt, use };
}

function EditForm({ guest }: { guest: GuestWire }) {
  const { form, error, submit, busy, problem, asking, stored, conflicts, adopt, use } = useEditing(guest);
  return (
    <>
      <form className="card card-body form-stack" onSubmit={submit} noValidate>
        {stored.unconfirmed && <Unconfirmed guest={stored} onConfirmed={(now) => adopt(form.getValues(), now)} />}
        <GuestFields form={form as never} error={error} required={requiredOf(guest)} />
        <Conflicts conflicts={conflicts} onUse={use} />
        <SubmitRow busy={busy} problem={problem} label={say.editSave} busyLabel={say.editSaving} size="large">
          <BackLink href={LIST} onLeave={() => writeStored(storageKeys.draft(draftOf(guest)), null)} />
        </SubmitRow>
      </form>
      {asking && <GuestAsk guests={[asking]} onClose={() => leaveFor(LIST)} />}
    </>
  );
}

interface UnconfirmedProps {
  guest: GuestWire;
  onConfirmed(now: GuestWire): void;
}

/** Says that an address came in without the link, with the button that confirms it. */
function Unconfirmed({ guest, onConfirmed }: UnconfirmedProps) {
  return (
    <div className="notice guest-unconfirmed">
      <p>{say.editUnconfirmed}</p>
      <ConfirmAddress guests={[guest]} label={confirmRight} onConfirmed={([now]) => now && onConfirmed(now)} />
    </div>
  );
}
