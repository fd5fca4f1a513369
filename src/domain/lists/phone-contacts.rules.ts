import { contactSheet } from '#domain/lists/card-columns.rules.ts';
import * as say from '#domain/lists/lists.texts.ts';
import { CELLS, type Sheet } from '#domain/lists/sheets.rules.ts';

/** A contact as the browser's contact picker gives it. */
export interface PickedContact {
  name?: readonly string[];
  tel?: readonly string[];
  email?: readonly string[];
  address?: readonly PickedAddress[];
}

export interface PickedAddress {
  addressLine?: readonly string[];
  dependentLocality?: string;
  city?: string;
  region?: string;
  country?: string;
  postalCode?: string;
}

const lineOf = ({ addressLine = [], dependentLocality, city, region, country }: PickedAddress): string =>
  [...addressLine, dependentLocality, city, region, country === 'IN' ? '' : country]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ');

/** Returns the contacts that a person chose on the phone as a sheet of cards. */
export function phoneContacts(picked: readonly PickedContact[]): Sheet {
  return contactSheet(
    picked.map(({ name = [], tel = [], email = [], address = [] }) => {
      const names = [...new Set(name.map((one) => one.trim()))].filter(Boolean);
      const chosen = address.find((one) => lineOf(one) !== '');
      return new Map([
        ['Name', names[0] ?? ''],
        ['Mobile', [...new Set(tel.map((number) => number.trim()))].filter(Boolean).join(CELLS)],
        ['Email', email[0] ?? ''],
        ['Address', chosen ? lineOf(chosen) : ''],
        ['Pincode', (chosen ?? address[0])?.postalCode ?? ''],
        [say.cardOtherName, names.slice(1).join(', ')],
        [say.cardOtherEmail, email.slice(1).join(', ')],
        [
          say.cardOtherAddress,
          address
            .filter((one) => one !== chosen)
            .map(lineOf)
            .filter(Boolean)
            .join('; '),
        ],
      ]);
    }),
  );
}
