import { Suspense, useEffect, useState } from 'react';
import { call } from '#client/api.ts';
import { useShopForm } from '#client/form.ts';
import { $userId } from '#client/session.ts';
import type { AnswerOf } from '#lib/endpoint.ts';
import { isIndian } from '#lib/guest-number.ts';
import { guestMobile } from '#lib/phone.ts';
import { addGuest, type GuestWire, listGuests } from '#domain/guests/guest.contract.ts';
import { addGuestForm } from '#domain/guests/guest-form.contract.ts';
import { BackLink } from '#shop/guests/back-link.tsx';
import { GuestAsk } from '#shop/guests/guest-ask.tsx';
import { GuestFields, type GuestFormValues } from '#shop/guests/guest-fields.tsx';
import { blank, LIST, saidTaken, sent, TAKEN } from '#shop/guests/guest-form.ts';
import * as say from '#shop/guests/one-guest.texts.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { SubmitRow } from '#ui/refusal.tsx';

// Few guests share a number.
const HomeOffer = lazyPart(async () => (await import('#shop/guests/home-offer.tsx')).HomeOffer);
const HomeJoined = lazyPart(async () => (await import('#shop/guests/home-offer.tsx')).HomeJoined);

/** Values of Add Guest; `homeWith` is the id of a guest whose home the new one joins, else empty. */
type AddValues = GuestFormValues & { homeWith: string };

/** Form state of Add Guest: whom to ask after saving, who has the typed number, who was put into one home. */
function useAdding() {
  const [asking, setAsking] = useState<GuestWire | null>(null);
  /** Guest who has the typed number. */
  const [taken, setTaken] = useState<GuestWire | null>(null);
  /** The last two guests that were put into one home. */
  const [joined, setJoined] = useState<readonly [GuestWire, GuestWire] | null>(null);
  /** Number of guests added whose dialogs are closed. */
  const [added, setAdded] = useState(0);
  const shop = useShopForm<AddValues, AnswerOf<typeof addGuest>>({
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
  const { form, submit } = shop;
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
  useNumberOf(mobile, setTaken);
  return {
    ...shop,
    join,
    asking,
    joined,
    offered: taken?.mobile === mobile ? taken : null,
    onApart: () => setJoined(null),
    onAsked: () => {
      setAsking(null);
      setAdded(added + 1);
    },
  };
}

/** Calls `onFound` with the guest who has a number: who has it is told before an address is typed. */
function useNumberOf(mobile: string | null, onFound: (guest: GuestWire) => void): void {
  useEffect(() => {
    if (!mobile) return;
    let current = true;
    void call(listGuests, { params: { userId: $userId.get() }, query: { q: mobile } }).then((answer) => {
      const other = answer.ok && answer.data.guestList.find((one) => one.mobile === mobile);
      if (current && other) onFound(other);
    });
    return () => {
      current = false;
    };
  }, [mobile, onFound]);
}

/**
 * Form that adds a guest. When the guest is to be asked for the address, the dialog with the link opens after saving.
 * For a number that another guest has it offers to add the guest to that guest's home.
 */
export function GuestAdd() {
  const { form, error, submit, busy, problem, join, asking, joined, offered, onApart, onAsked } = useAdding();
  return (
    <>
      {joined && (
        <Suspense fallback={null}>
          <HomeJoined guests={joined} onApart={onApart} />
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
        <SubmitRow busy={busy} problem={problem} label={say.addSave} busyLabel={say.addSaving} size="large">
          <BackLink href={LIST} />
        </SubmitRow>
      </form>
      {asking && <GuestAsk guests={[asking]} onClose={onAsked} />}
    </>
  );
}
