import { type Contact, contactSheet } from '#domain/lists/card-columns.rules.ts';
import { cardsIn, type Property } from '#domain/lists/card-lines.rules.ts';
import * as say from '#domain/lists/lists.texts.ts';
import { CELLS, type Sheet } from '#domain/lists/sheets.rules.ts';

/** What computers keep in a card for themselves. */
const TECHNICAL = new Set(
  'VERSION PRODID UID REV MAILER CLASS KIND CLIENTPIDMAP SORT-STRING TZ LANG X-ABUID X-ABADR X-ABSHOWAS X-SHOW-AS X-ACCOUNT'.split(
    ' ',
  ),
);
/** Headings of what a guest list does not ask for; any other property has its own name for one. */
const HEADINGS: Readonly<Record<string, string>> = {
  ORG: 'Organisation',
  TITLE: say.cardJobTitle,
  ROLE: 'Job',
  BDAY: 'Birthday',
  ANNIVERSARY: 'Anniversary',
  'X-ANNIVERSARY': 'Anniversary',
  URL: say.cardWebAddress,
  PHOTO: 'Picture',
  LOGO: 'Picture',
  SOUND: 'Sound',
  KEY: 'Key',
  GENDER: 'Gender',
  IMPP: 'Messenger',
  GEO: say.cardMapPlace,
  RELATED: 'Relation',
  MEMBER: 'Member',
  NICKNAME: 'Nickname',
  AGENT: 'Agent',
  'X-ABLABEL': 'Label',
  'X-ABRELATEDNAMES': 'Relation',
  'X-ABDATE': say.cardOtherDate,
};
const DATA = new Set(['PHOTO', 'LOGO', 'SOUND', 'KEY']);
/** Group of all contacts, which says nothing about a guest. */
const ALL = /^\W*my\s?contacts$/i;
const INDIA = /^(?:IN|IND|India|Bharat|भारत|ਭਾਰਤ)$/i;

/** Reads contact cards (vCard 2.1, 3.0 and 4.0) as a sheet, one row a card. Nothing filled is without a column. */
export const readCards = (text: string): Sheet => contactSheet(cardsIn(text).map(contactOf));

function contactOf(card: readonly Property[]): Contact {
  const all = (name: string): Property[] => card.filter((one) => one.name === name && one.parts.some(Boolean));
  const found = new Map<string, string>();
  const add = (head: string, text: string, sign = ', '): void => {
    const held = found.get(head);
    if (text === '' || held?.split(sign).includes(text)) return;
    found.set(head, held ? held + sign + text : text);
  };
  const lines = (name: string): string[] => all(name).map(({ parts }) => parts.filter(Boolean).join(', '));
  const names = [
    ...all('FN').map(({ value }) => value),
    ...all('N').map(nameIn),
    ...lines('NICKNAME'),
    ...lines('ORG'),
  ];
  const name = names.find(Boolean) ?? '';
  add('Name', name);
  for (const other of [...all('FN').map(({ value }) => value), ...all('N').map(nameIn)])
    if (!isWithin(other, name)) add(say.cardOtherName, other);
  addNumbers(all('TEL'), add);
  const emails = firstPreferred(all('EMAIL')).map(({ value }) => value.replace(/^mailto:/i, ''));
  for (const [at, email] of emails.entries()) add(at === 0 ? 'Email' : say.cardOtherEmail, email);
  for (const { value } of all('CATEGORIES'))
    for (const group of value.split(',')) if (!ALL.test(group.trim())) add('Category', group.trim());
  addAddresses(all('ADR'), all('LABEL'), add);
  for (const { value } of all('NOTE')) add('Note', value, '; ');
  for (const one of card) if (!READ.has(one.name) && !TECHNICAL.has(one.name)) addOther(one, name, add);
  return found;
}

type Add = (head: string, text: string, sign?: string) => void;

/** Properties that have columns by rules of their own. */
const READ = new Set(['FN', 'N', 'TEL', 'EMAIL', 'CATEGORIES', 'ADR', 'LABEL', 'NOTE']);

/** Joins given, middle and family name with what stands before and behind. */
const nameIn = ({ parts: [family = '', given = '', middle = '', before = '', behind = ''] }: Property): string =>
  [before, given, middle, family, behind].filter(Boolean).join(' ');

const has = ({ types }: Property, ...wanted: string[]): boolean => types.some((type) => wanted.includes(type));
const firstPreferred = (list: readonly Property[]): Property[] =>
  list.toSorted((one, other) => Number(has(other, 'PREF')) - Number(has(one, 'PREF')));

/** Adds mobile numbers and preferred ones before the others; fax machines and pagers are no mobile numbers. */
function addNumbers(numbers: readonly Property[], add: Add): void {
  const weight = (one: Property): number => Number(has(one, 'CELL', 'MOBILE', 'IPHONE')) * 2 + Number(has(one, 'PREF'));
  for (const one of numbers.toSorted((first, second) => weight(second) - weight(first))) {
    const number = one.value.replace(/^tel:/i, '').replace(/;ext=/i, ' ext ');
    if (one.types.some((type) => type.includes('FAX'))) add('Fax', number);
    else if (has(one, 'PAGER')) add('Pager', number);
    else add('Mobile', number, CELLS);
  }
}

/**
 * Adds the preferred address, else that of the home, else the first; a written label where there is none. What says the
 * same once more is left out.
 */
function addAddresses(addresses: readonly Property[], labels: readonly Property[], add: Add): void {
  const weight = (one: Property): number => Number(has(one, 'PREF')) * 2 + Number(has(one, 'HOME'));
  const all = [
    ...addresses.map((one) => ({ weight: weight(one), text: addressIn(one), pincode: one.parts[5] ?? '' })),
    ...[...addresses, ...labels].map((one) => ({
      weight: weight(one) - 4,
      text: one.name === 'LABEL' ? one.value : one.label,
      pincode: '',
    })),
  ]
    .filter(({ text, pincode }) => text !== '' || pincode !== '')
    .toSorted((one, other) => other.weight - one.weight);
  const [chosen, ...others] = all;
  if (!chosen) return;
  add('Address', chosen.text);
  add('Pincode', chosen.pincode);
  let told = `${chosen.text} ${chosen.pincode}`;
  for (const { text, pincode } of others) {
    const whole = [text, pincode].filter(Boolean).join(', ');
    if (!isWithin(whole, told)) add(say.cardOtherAddress, whole, '; ');
    told += ` ${whole}`;
  }
}

/** Joins the parts of an address in their order, without pincode and, in India, without the country. */
const addressIn = ({ parts }: Property): string =>
  parts.filter((part, at) => part !== '' && at !== 5 && !(at === 6 && INDIA.test(part))).join(', ');

/** Words of a text, without punctuation. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Tells whether a text says nothing that another does not say. */
function isWithin(text: string, other: string): boolean {
  const told = new Set([...wordsOf(other), 'india', 'in']);
  return wordsOf(text).every((word) => told.has(word));
}

/** Adds a property that no guest list asks for, under a heading of its own. */
function addOther({ name, parts, value }: Property, named: string, add: Add): void {
  const filled = parts.filter(Boolean);
  // Android: vnd.android.cursor.item/nickname;Goldy;1;;
  const [, kind] = (name === 'X-ANDROID-CUSTOM' && /\/([\w-]+)$/.exec(parts[0] ?? '')) || [];
  const text = kind
    ? filled
        .slice(1)
        .filter((part) => !/^\d{1,2}$/.test(part))
        .join(', ')
    : filled.join(', ');
  if (text === '' || text === named || /^_\$!<.*>!\$_$/.test(text)) return;
  const head = HEADINGS[kind ? kind.toUpperCase() : name] ?? kind ?? name;
  add(head, DATA.has(name) && !/^\w+:\/\//.test(value) ? say.cardColumn : text);
}
