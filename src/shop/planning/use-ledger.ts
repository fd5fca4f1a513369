import { call } from '#client/api.ts';
import { toast } from '#client/toast.ts';
import { useCall } from '#client/use-call.ts';
import { type GiftWire, markThanked, readLedger } from '#domain/planning/ledger.contract.ts';
import { useGuests } from '#shop/guests/use-guests.ts';
import { toldApart } from '#lib/told-apart.ts';

/** Loads the gifts of the ledger and the guests who may have given them. */
export function useLedger() {
  const { loaded, reload, change } = useCall(readLedger, {});
  /** Shows the new state of a gift. */
  const put = (fresh: GiftWire): void =>
    change(({ gifts }) => ({ gifts: gifts.map((gift) => (gift._id === fresh._id ? fresh : gift)) }));
  return {
    loaded,
    reload,
    // Without the guest list names are typed in full; the ledger works on.
    guests: toldApart(useGuests().guests),
    put,
    add: (gift: GiftWire): void => change(({ gifts }) => ({ gifts: [gift, ...gifts] })),
    remove: (id: string): void => change(({ gifts }) => ({ gifts: gifts.filter(({ _id }) => _id !== id) })),
    /** Notes that a gift was thanked for or not, on the screen at once. */
    async thank(gift: GiftWire, thanked: boolean): Promise<void> {
      put({ ...gift, thanked });
      const answer = await call(markThanked, { body: { ids: [gift._id], thanked } });
      if (!answer.ok) toast(answer.message, { kind: 'problem' });
      for (const fresh of answer.ok ? answer.data.gifts : [gift]) put(fresh);
    },
  };
}

export type LedgerDesk = ReturnType<typeof useLedger>;
