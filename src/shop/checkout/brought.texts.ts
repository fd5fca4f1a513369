import { pluralsOf } from '#lib/plurals.ts';

/** Texts about the guests whom an import brought to a payment. `src/README.md` tells the form. */

const counted = pluralsOf('en');

const newGuests = (guests: number) => counted(guests, { one: `${guests} new guest`, other: `${guests} new guests` });
const noAddress = (guests: number) =>
  counted(guests, { one: `${guests} has no address`, other: `${guests} have no address` });
const abroad = (guests: number) => counted(guests, { one: `${guests} is abroad`, other: `${guests} are abroad` });
const had = (guests: number) =>
  counted(guests, { one: `${guests} already has this box`, other: `${guests} already have this box` });

/** What became of new guests: how many get a box, and why the others do not. */
export function brought(guests: { chosen: number; noAddress: number; abroad: number; had: number }): string {
  const all = guests.chosen + guests.noAddress + guests.abroad + guests.had;
  if (all === 0) return '';
  const chosen = guests.chosen > 0 ? `${newGuests(guests.chosen)} chosen` : `${newGuests(all)}, none chosen`;
  const others = [
    guests.noAddress > 0 && noAddress(guests.noAddress),
    guests.abroad > 0 && abroad(guests.abroad),
    guests.had > 0 && had(guests.had),
  ].filter(Boolean);
  return `${[chosen, ...others].join(', ')}.`;
}
