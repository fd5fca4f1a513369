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
import * as say from '#domain/settings/settings.texts.ts';
import { endpoint } from '#lib/endpoint.ts';
import { isGstin } from '#lib/gstin.ts';
import { atMost } from '#lib/letters.ts';
import { isRecord, keysOf, recordOf } from '#lib/narrow.ts';
import { stateNames } from '#lib/states.ts';
import { shopFacts } from '#shop.config';
import { pincodeSchema } from '#lib/typed-number.ts';

const { address, licences, tax } = shopFacts;

const facts = {
  name: field('text', say.labelShopName, requiredText(say.namedName, 40, shopFacts.name)),
  legalName: field('text', say.labelBusinessName, requiredText(say.namedBusiness, 120, shopFacts.legalName), {
    help: say.helpBusinessName,
  }),
  tagline: field('text', say.labelTagline, requiredText(say.namedTagline, 80, shopFacts.tagline)),
  description: field('long', say.labelDescription, requiredText(say.namedDescription, 300, shopFacts.description), {
    help: say.helpDescription,
  }),
  street: field('long', say.labelStreet, requiredText(say.namedStreet, 200, address.lines.join('\n')), {
    help: say.helpStreet,
  }),
  city: field('text', say.labelCity, requiredText(say.namedCity, 60, address.city)),
  state: field(
    'state',
    say.labelState,
    string()
      .oneOf([...stateNames], say.stateMissing)
      .default(address.state)
      .required(say.stateMissing),
    { help: say.helpState },
  ),
  pincode: field(
    'pincode',
    say.labelPincode,
    pincodeSchema({ letters: say.pincodeNotValid, length: say.pincodeNotValid })
      .default(address.pincode)
      .required(say.pincodeMissing),
  ),
  phone: field(
    'text',
    say.labelPhone,
    string()
      .trim()
      .matches(/^\+?\d(?: ?\d){6,14}$/, say.phoneNotValid)
      .default(shopFacts.phone)
      .required(say.phoneMissing),
    { help: say.helpPhone },
  ),
  email: field(
    'text',
    say.labelEmail,
    string()
      .trim()
      .test(atMost(120, longest(say.namedEmail, 120)))
      .matches(/^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/, say.emailNotValid)
      .default(shopFacts.email)
      .required(say.emailMissing),
  ),
  whatsapp: field(
    'text',
    say.labelWhatsapp,
    string()
      .transform((value: unknown) => String(value ?? '').replaceAll(/[\s+-]/g, ''))
      .matches(/^[1-9]\d{9,14}$/, say.whatsappNotValid)
      .default(shopFacts.whatsapp)
      .required(say.whatsappMissing),
    { help: say.helpWhatsapp },
  ),
  hours: field('text', say.labelHours, requiredText(say.namedHours, 80, shopFacts.hours), {
    help: say.helpHours,
  }),
  fssai: field(
    'text',
    say.labelLicence,
    string()
      .trim()
      .matches(/^\d{14}$/, say.licenceNotValid)
      .default(licences.fssai)
      .required(say.licenceMissing),
    { help: say.helpFssai },
  ),
  gstin: field(
    'text',
    say.labelGstin,
    string()
      .trim()
      .uppercase()
      .test('gstin', say.gstinNotValid, (value) => !value || isGstin(value))
      .default(licences.gstin)
      .defined(),
    { help: say.helpGstin, optional: true },
  ),
};

const code = (byDefault: string) =>
  string()
    .trim()
    .matches(/^\d{4}(?:\d{2}){0,2}$/, say.hsnNotValid)
    .default(byDefault)
    .required(say.hsnMissing);
const rate = (byDefault: number) => wholeNumberField(say.namedRate, 0, 40, byDefault);
const RATE = { help: say.helpTaxRate };

const taxes = {
  sweetHsn: field('text', say.labelHsnSweets, code(tax.sweet.hsn)),
  sweetRate: field('number', say.labelRateSweets, rate(tax.sweet.rate), RATE),
  dryFruitHsn: field('text', say.labelHsnDryFruits, code(tax['dry-fruit'].hsn)),
  dryFruitRate: field('number', say.labelRateDryFruits, rate(tax['dry-fruit'].rate), RATE),
  invitationHsn: field('text', say.labelHsnInvitationBoxes, code(tax.invitation.hsn)),
  invitationRate: field('number', say.labelRateInvitationBoxes, rate(tax.invitation.rate), RATE),
};

const invoice = {
  note: field('long', say.labelNote, free(say.namedNote, 300), {
    help: say.helpNote,
    optional: true,
  }),
  footer: field('long', say.labelFoot, free(say.namedFoot, 300), {
    help: say.helpFooter,
    optional: true,
  }),
};

const courierColumn = object({
  heading: string()
    .trim()
    .test(atMost(60, longest(say.namedHeading, 60)))
    .required(say.columnWithoutHeading),
  field: string().oneOf(keysOf(courierFields), say.columnContentMissing).required(say.columnContentMissing),
  text: free(say.namedText, 60),
});
const headings = (byDefault: readonly string[]) =>
  array(
    string()
      .trim()
      .test(atMost(60, longest(say.namedHeading, 60)))
      .required(),
  )
    .min(1, say.headingsMissing)
    .max(100, say.tooManyHeadings)
    .default([...byDefault])
    .required();

const couriers = {
  tables: field(
    'courier tables',
    say.labelCouriers,
    array(
      object({
        id: string()
          .matches(/^[a-z0-9-]{1,40}$/, say.courierUnnamed)
          .required(say.courierUnnamed),
        courier: string()
          .trim()
          .test(atMost(40, longest(say.namedName, 40)))
          .required(say.courierWithoutName),
        lineLength: wholeNumberField(say.namedLineLength, 10, 500, 100),
        packingGrams: wholeNumberField(say.namedPackingWeight, 0, 5000, 250),
        columns: array(courierColumn).min(1, say.columnsMissing).max(60, say.tooManyColumns).required(),
      }),
    )
      .min(1, say.couriersMissing)
      .max(20, say.tooManyCouriers)
      .test('names', (list, { path, createError }) => {
        const names = (list ?? []).map(({ courier }) => courier.trim().toLowerCase());
        const at = names.findIndex((name, place) => name !== '' && names.indexOf(name) < place);
        return (
          at < 0 ||
          createError({
            path: `${path}[${at}].courier`,
            message: say.courierTwice(list?.[at]?.courier.trim()),
          })
        );
      })
      .default([...courierExamples])
      .required(),
  ),
  referenceHeadings: field('words', say.labelOurHeadings, headings(referenceHeadings), {
    help: say.helpOurHeadings,
  }),
  numberHeadings: field('words', say.labelTheirHeadings, headings(numberHeadings), {
    help: say.helpTheirHeadings,
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
  facts: section(say.sectionShop, say.aboutShop, facts),
  site: section(say.sectionSite, say.aboutSite, site),
  charges: section(say.sectionCharges, say.aboutCharges, charges),
  advance: section(say.sectionAdvance, say.aboutAdvance, advance),
  dispatch: section(say.sectionDispatch, say.aboutDispatch, dispatch),
  reach: section(say.sectionReach, say.aboutReach, reach),
  tax: section(say.sectionTax, say.aboutTax, taxes),
  invoice: section(say.sectionInvoices, say.aboutInvoices, invoice),
  days: section(say.sectionDays, say.aboutDays, days),
  capacity: section(say.sectionCapacity, say.aboutCapacity, capacity),
  couriers: section(say.sectionCouriers, say.aboutCouriers, couriers),
  codes: section(say.sectionCodes, say.aboutCodes, codes),
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
  params: object({ section: string().oneOf(settingSections, say.noSection).required() }),
  body: object({
    /** Revision that the owner saw. */
    revision: number().integer().min(0).required(say.revisionMissing),
    values: mixed(isRecord).required(say.settingsMissing),
  }),
});

/** Data of a 409 from `saveSettings`: the currently stored section. */
export interface SettingsConflict {
  code: 'settings-changed';
  section: SectionState;
}
