import { array, type InferType, mixed, number, object, type AnyObjectSchema, string } from 'yup';
import {
  courierExamples,
  courierFields,
  numberHeadings,
  referenceHeadings,
} from '#domain/settings/courier-tables.rules.ts';
import { advance } from '#domain/settings/advance-fields.contract.ts';
import { codes } from '#domain/settings/code-fields.contract.ts';
import { charges, dispatch, reach } from '#domain/settings/delivery-fields.contract.ts';
import { capacity, days } from '#domain/settings/kitchen-fields.contract.ts';
import { site } from '#domain/settings/site-fields.contract.ts';
import { type SettingSection, settingSections } from '#domain/settings/settings.rules.ts';
import {
  field,
  requiredText,
  free,
  longest,
  type SettingField,
  wholeNumberField,
} from '#domain/settings/setting-field.contract.ts';
import { endpoint } from '#lib/endpoint.ts';
import { isGstin } from '#lib/gstin.ts';
import { atMost } from '#lib/letters.ts';
import { isRecord, keysOf, recordOf } from '#lib/narrow.ts';
import { stateNames } from '#lib/states.ts';
import { shopFacts } from '#shop.config';
import { pincodeSchema } from '#lib/typed-number.ts';

const { address, licences, tax } = shopFacts;

const facts = {
  name: field('text', 'Name of the shop', requiredText('The name', 40, shopFacts.name)),
  legalName: field('text', 'Name of the business', requiredText('The name of the business', 120, shopFacts.legalName), {
    help: 'As it is registered; it stands on invoices.',
  }),
  tagline: field('text', 'Tagline', requiredText('The tagline', 80, shopFacts.tagline)),
  description: field('long', 'Description', requiredText('The description', 300, shopFacts.description), {
    help: 'What search engines and shared links say of the shop.',
  }),
  street: field('long', 'Street', requiredText('The street', 200, address.lines.join('\n')), {
    help: 'House, street, and what is near, in one line or several.',
  }),
  city: field('text', 'City', requiredText('The city', 60, address.city)),
  state: field(
    'state',
    'State',
    string()
      .oneOf([...stateNames], 'Please choose a state.')
      .default(address.state)
      .required('Please choose a state.'),
    { help: 'Decides whether a sale is taxed within the state or between states.' },
  ),
  pincode: field(
    'pincode',
    'Pincode',
    pincodeSchema({ letters: 'The pincode has 6 digits.', length: 'The pincode has 6 digits.' })
      .default(address.pincode)
      .required('The pincode is required.'),
  ),
  phone: field(
    'text',
    'Phone',
    string()
      .trim()
      .matches(
        /^\+?\d(?: ?\d){6,14}$/,
        'The phone number has digits, blanks between them, and at most a + before them.',
      )
      .default(shopFacts.phone)
      .required('The phone number is required.'),
    { help: 'As people read it, such as +91 98765 43210.' },
  ),
  email: field(
    'text',
    'E-mail',
    string()
      .trim()
      .test(atMost(120, longest('The e-mail address', 120)))
      .matches(/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/, 'This is no e-mail address.')
      .default(shopFacts.email)
      .required('The e-mail address is required.'),
  ),
  whatsapp: field(
    'text',
    'WhatsApp number',
    string()
      .transform((value: unknown) => String(value ?? '').replaceAll(/[\s+-]/g, ''))
      .matches(/^[1-9]\d{9,14}$/, 'The number has the country code before it, such as 919876543210.')
      .default(shopFacts.whatsapp)
      .required('The WhatsApp number is required.'),
    { help: 'With the country code, digits only.' },
  ),
  hours: field('text', 'Opening hours', requiredText('The hours', 80, shopFacts.hours), {
    help: 'In words, as the foot of every page has them.',
  }),
  fssai: field(
    'text',
    'Food licence (FSSAI)',
    string()
      .trim()
      .matches(/^\d{14}$/, 'The licence number has 14 digits.')
      .default(licences.fssai)
      .required('The licence number is required.'),
    { help: '14 digits; it stands on the site, on invoices and on packing slips.' },
  ),
  gstin: field(
    'text',
    'Tax number (GSTIN)',
    string()
      .trim()
      .uppercase()
      .test('gstin', 'This is no GSTIN: one of its 15 signs is wrong.', (value) => !value || isGstin(value))
      .default(licences.gstin)
      .defined(),
    { help: 'Without one, customers get a receipt in place of a tax invoice.', optional: true },
  ),
};

const code = (byDefault: string) =>
  string()
    .trim()
    .matches(/^\d{4}(?:\d{2}){0,2}$/, 'An HSN code has 4, 6 or 8 digits.')
    .default(byDefault)
    .required('The HSN code is required.');
const rate = (byDefault: number) => wholeNumberField('The rate', 0, 40, byDefault);
const RATE = { help: 'Percent, within the price. Your accountant decides.' };

const taxes = {
  sweetHsn: field('text', 'HSN code of sweets', code(tax.sweet.hsn)),
  sweetRate: field('number', 'Tax rate of sweets', rate(tax.sweet.rate), RATE),
  dryFruitHsn: field('text', 'HSN code of dry fruits', code(tax['dry-fruit'].hsn)),
  dryFruitRate: field('number', 'Tax rate of dry fruits', rate(tax['dry-fruit'].rate), RATE),
  invitationHsn: field('text', 'HSN code of invitation boxes', code(tax.invitation.hsn)),
  invitationRate: field('number', 'Tax rate of invitation boxes', rate(tax.invitation.rate), RATE),
};

const invoice = {
  note: field('long', 'Note', free('The note', 300), {
    help: 'Stands below the sum, such as a word of thanks or where to complain.',
    optional: true,
  }),
  footer: field('long', 'Foot', free('The foot', 300), {
    help: 'The last line, such as bank details or the court in charge.',
    optional: true,
  }),
};

const courierColumn = object({
  heading: string()
    .trim()
    .test(atMost(60, longest('A heading', 60)))
    .required('Every column needs a heading.'),
  field: string()
    .oneOf(keysOf(courierFields), 'Please choose what the column holds.')
    .required('Please choose what the column holds.'),
  text: free('The text', 60),
});
const headings = (byDefault: readonly string[]) =>
  array(
    string()
      .trim()
      .test(atMost(60, longest('A heading', 60)))
      .required(),
  )
    .min(1, 'Please name at least one heading.')
    .max(100, 'At most 100 headings.')
    .default([...byDefault])
    .required();

const couriers = {
  tables: field(
    'courier tables',
    'Couriers',
    array(
      object({
        id: string()
          .matches(/^[a-z0-9-]{1,40}$/, 'The courier has no name yet.')
          .required('The courier has no name yet.'),
        courier: string()
          .trim()
          .test(atMost(40, longest('The name', 40)))
          .required('Every courier needs a name.'),
        lineLength: wholeNumberField('The length of a line', 10, 500, 100),
        packingGrams: wholeNumberField('The weight of the packing', 0, 5000, 250),
        columns: array(courierColumn)
          .min(1, 'A table has at least one column.')
          .max(60, 'A table has at most 60 columns.')
          .required(),
      }),
    )
      .min(1, 'The shop needs at least one courier.')
      .max(20, 'At most 20 couriers.')
      .test('names', (list, { path, createError }) => {
        const names = (list ?? []).map(({ courier }) => courier.trim().toLowerCase());
        const at = names.findIndex((name, place) => name !== '' && names.indexOf(name) < place);
        return (
          at < 0 ||
          createError({
            path: `${path}[${at}].courier`,
            message: `Two couriers are called ${list?.[at]?.courier.trim()}.`,
          })
        );
      })
      .default([...courierExamples])
      .required(),
  ),
  referenceHeadings: field('words', 'Headings of our number', headings(referenceHeadings), {
    help: 'In the table that a courier sends back; with commas between. Capitals and signs do not matter.',
  }),
  numberHeadings: field('words', 'Headings of their number', headings(numberHeadings), {
    help: 'The column with the tracking number in that table.',
  }),
};

/** Values of a section, typed by its fields. */
type ValuesOf<F extends Record<string, SettingField>> = { [K in keyof F]: InferType<F[K]['schema']> };

/** Section of the settings. Its fields give the form, the checks and the defaults. */
export interface SectionDeclaration {
  title: string;
  about: string;
  fields: Readonly<Record<string, SettingField>>;
  schema: AnyObjectSchema;
}

const section = (title: string, about: string, fields: Record<string, SettingField>): SectionDeclaration => ({
  title,
  about,
  fields,
  schema: object(Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]))),
});

export interface Settings {
  facts: ValuesOf<typeof facts>;
  site: ValuesOf<typeof site>;
  dispatch: ValuesOf<typeof dispatch>;
  reach: ValuesOf<typeof reach>;
  charges: ValuesOf<typeof charges>;
  advance: ValuesOf<typeof advance>;
  tax: ValuesOf<typeof taxes>;
  invoice: ValuesOf<typeof invoice>;
  days: ValuesOf<typeof days>;
  capacity: ValuesOf<typeof capacity>;
  couriers: ValuesOf<typeof couriers>;
  codes: ValuesOf<typeof codes>;
}
export type ShopFacts = Settings['facts'];

export const sections: Readonly<Record<SettingSection, SectionDeclaration>> = {
  facts: section('The shop', 'Name, address and numbers, as the site, invoices and labels show them.', facts),
  site: section('The foot of the site', 'Your pages elsewhere, and the ways to pay.', site),
  charges: section(
    'Delivery charges',
    'What an order that is begun from now on pays. Whoever has the old price on the screen is told the new one before paying.',
    charges,
  ),
  advance: section(
    'Advance and rest',
    'What a family pays now of a large order, and when it is reminded of the rest. An order keeps the advance that was paid; nothing is packed before the rest is there, or you let it go. Write the same in your refund policy.',
    advance,
  ),
  dispatch: section(
    'How soon',
    'In how many working days an order leaves. An order keeps what was promised on its day; write the same in your shipping policy.',
    dispatch,
  ),
  reach: section(
    'Days on the way',
    'How many days a parcel is on the way to which districts and states. A pincode belongs to the first zone that names it. Pages promise days by these, and whoever sends a sweet so far that less than 30% of its life is left on arrival is asked first.',
    reach,
  ),
  tax: section('Tax', 'Codes and rates of orders from now on; an order keeps those of its day.', taxes),
  invoice: section('Invoices', 'Texts of invoices from now on. Their numbers go on by themselves.', invoice),
  days: section('Working days', 'On which days the kitchen works.', days),
  capacity: section('Capacity', 'The kitchen’s list says when a day has more than this.', capacity),
  couriers: section(
    'Couriers',
    'The tables that couriers take, column by column, and how their answer is read.',
    couriers,
  ),
  codes: section(
    'Codes by SMS',
    'How many codes to sign in the shop sends at most, because each costs you money. A quarter of them is kept for people who have signed in before.',
    codes,
  ),
};

/** Settings that were never changed. */
export const defaultSettings: Settings = object(
  recordOf(settingSections, (name) => sections[name].schema),
).getDefault();

/** Schema of the settings that pages show, by which a build refuses a record that it could not show. */
export const shownShop = sections.facts.schema.shape({
  charges: sections.charges.schema,
  // A snapshot from before has none.
  site: sections.site.schema.default(() => sections.site.schema.getDefault()),
});

/** Section as the owner sees it. */
export interface SectionState {
  values: Record<string, unknown>;
  /** Number that rises with every change; 0 before the first. */
  revision: number;
  /** ISO time and author of the last change; empty before the first. */
  updatedAt: string;
  changedBy: string;
}

/** State of a key in the environment, without the key. */
export interface KeyState {
  name: string;
  purpose: string;
  state: 'set' | 'missing' | 'malformed';
  /** Problem with the key, or consequence when it is missing; empty when it is fine. */
  words: string;
}

export const readSettingsForOwner = endpoint<{ sections: Record<SettingSection, SectionState>; keys: KeyState[] }>()({
  method: 'GET',
  path: '/api/staff/settings',
  access: 'staff',
  roles: [],
  summary: 'All settings with their revisions, and which keys are set',
});

export const saveSettings = endpoint<{ section: SectionState; changed: boolean }>()({
  method: 'PUT',
  path: '/api/staff/settings/:section',
  access: 'staff',
  roles: [],
  freshProof: true,
  summary: 'Changes a section of the settings',
  params: object({ section: string().oneOf(settingSections, 'There is no such section.').required() }),
  body: object({
    /** Revision that the owner saw. */
    revision: number().integer().min(0).required('The revision that you saw is required.'),
    values: mixed(isRecord).required('The settings are missing.'),
  }),
});

/** Data of a 409 from `saveSettings`: the currently stored section. */
export interface SettingsConflict {
  code: 'settings-changed';
  section: SectionState;
}
