import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnySchema } from 'yup';
import {
  contactForm,
  customisationForm,
  decorationQuoteForm,
  designQuoteForm,
} from '#domain/enquiries/enquiry.contract.ts';
import { addMyself } from '#domain/guests/family-link.contract.ts';
import { addGuestForm, guestAddressForm } from '#domain/guests/guest-form.contract.ts';
import { myAddressForm } from '#domain/guests/my-address.contract.ts';
import { readArrival } from '#domain/delivery/arrival.contract.ts';
import { readPincode } from '#domain/delivery/pincode.contract.ts';
import { deliveryDetails } from '#domain/payments/checkout.contract.ts';
import { callerChecks } from '#domain/session/account-move.contract.ts';
import { profileForm } from '#domain/session/profile.contract.ts';
import { mobileStep, updateForm } from '#domain/session/session.contract.ts';
import { sections } from '#domain/settings/settings.contract.ts';
import { fillSharedAddress } from '#domain/sharing/share.contract.ts';
import { wholeNumber } from '#office/catalogue/codecs.ts';
import { paiseTyped } from '#lib/typed-sum.ts';
import type { Reader } from '#lib/typed.ts';
import { isWhole } from '#lib/whole-number.ts';
import { typedCases } from '#tests/support/typed-cases.ts';
import { type TypedKind, typedKinds } from '#ui/typed-input.tsx';

const kinds = Object.keys(typedCases) as (keyof typeof typedCases)[];
const rows = kinds.flatMap((kind) => typedCases[kind].map((one) => [kind, one.written, one] as const));
const readerOf = (kind: TypedKind) => typedKinds[kind].read as Reader;
/** Types a text key by key. */
const byKeys = (kind: TypedKind, text: string): string =>
  [...text].reduce((held, key) => readerOf(kind)(held + key, held), '');
/** Says whether a schema takes a value, and what it makes of it. */
function read(schema: AnySchema, value: string): { value?: unknown; message?: string } {
  try {
    return { value: schema.validateSync(value) as unknown };
  } catch (error) {
    return { message: (error as Error).message };
  }
}

describe('a field', () => {
  it.each(rows)('for a %s takes %j pasted, filled and typed key by key', (kind, written, { holds, typed = holds }) => {
    expect({ pasted: readerOf(kind)(written, ''), typed: byKeys(kind, written) }).toEqual({ pasted: holds, typed });
    // What is read once more, as when the person leaves the field, stays.
    expect(readerOf(kind)(holds, holds)).toBe(holds);
  });

  it('for a pincode takes no seventh digit in its middle, and a digit more where one is missing', () => {
    expect(readerOf('pincode')('1410901', '141001')).toBe('141001');
    expect(readerOf('pincode')('14 1001', '141001')).toBe('141001');
    expect(readerOf('pincode')('141001', '14001')).toBe('141001');
    expect(readerOf('pincode')('  ', ' ')).toBe('  ');
  });

  it('says of sums and numbers that cannot be meant that they are none', () => {
    for (const { holds, refused = false } of typedCases.money)
      expect([holds, paiseTyped(holds) === null]).toEqual([holds, refused]);
    for (const { holds, refused = false } of typedCases.number)
      expect([holds, wholeNumber.read(holds) === holds]).toEqual([holds, refused]);
    for (const { holds, refused = false } of typedCases.whole)
      expect([holds, !isWhole(holds)]).toEqual([holds, refused]);
  });
});

const pincodes: Record<string, AnySchema> = {
  'add guest': addGuestForm.fields.pincode as AnySchema,
  "guest's page": guestAddressForm.fields.pincode as AnySchema,
  'my address': myAddressForm.fields.pincode as AnySchema,
  profile: updateForm.fields.pincode as AnySchema,
  delivery: deliveryDetails.fields.pincode as AnySchema,
  'moving an account': callerChecks.fields.pincode as AnySchema,
  'an address of a shared list': fillSharedAddress.body.fields.pincode as AnySchema,
  "the shop's own": sections.facts.schema.fields['pincode'] as AnySchema,
  arrival: readArrival.params.fields.pincode as AnySchema,
  'a place': readPincode.params.fields.pincode as AnySchema,
};
const mobiles: Record<string, AnySchema> = {
  'sign-in': mobileStep.fields.mobile as AnySchema,
  profile: profileForm.fields.mobile as AnySchema,
  delivery: deliveryDetails.fields.mobile as AnySchema,
  contact: contactForm.fields.mobile as AnySchema,
  quote: decorationQuoteForm.fields.mobile as AnySchema,
  customise: customisationForm.fields.mobile as AnySchema,
  design: designQuoteForm.fields.mobile as AnySchema,
  'moving an account': callerChecks.fields.mobile as AnySchema,
  'family link': addMyself.body.fields.mobile as AnySchema,
};

describe('by the wire', () => {
  it.each(Object.entries(pincodes))('a pincode is taken as the fields take it: %s', (_name, schema) => {
    for (const { written, holds, refused } of typedCases.pincode) {
      const { value, message } = read(schema, written);
      expect([written, refused ? message !== undefined : value]).toEqual([written, refused ?? holds]);
    }
    expect(read(schema, '012345').message).toBe('Indian pincodes begin with 1 to 9.');
    expect(read(schema, '1430011').message).not.toContain('begin');
  });

  it.each(Object.entries(mobiles))('a mobile number is taken as the fields take it: %s', (name, schema) => {
    const takesLandlines = ['contact', 'quote', 'customise'].includes(name);
    for (const { written, holds, refused } of typedCases.mobile) {
      if (takesLandlines && written === '1234567890') continue;
      const { value, message } = read(schema, written);
      expect([written, refused ? message !== undefined : value]).toEqual([written, refused ?? holds]);
    }
    if (!takesLandlines)
      expect(read(schema, '1234567890').message).toMatch(/^Indian mobile numbers begin with 6 to 9\.?$/);
  });

  it('a landline is a number that the shop can call', () => {
    expect(read(mobiles['contact']!, '01834567890')).toEqual({ value: '01834567890' });
    expect(read(mobiles['quote']!, '1834567890')).toEqual({ value: '1834567890' });
  });

  it('says of a number abroad that it is none of India, and of zeros that they are none', () => {
    expect(read(mobiles['sign-in']!, '+44 7911 123456').message).toBe('Please write an Indian mobile number');
    expect(read(mobiles['design']!, '0000000000').message).toBe('Mobile number must be a positive number.');
  });

  it('a pincode of the own address cannot be blank', () => {
    for (const blank of ['', '  ']) expect(read(pincodes['profile']!, blank).message).toBe('Can not be empty.');
  });
});

describe('every field for a number', () => {
  /** Files with fields that a page has before any script, and what these are read by. */
  const plain: Record<string, string> = {
    'src/shop/guest-page/guest-page.astro': 'src/shop/guest-page/guest-form.ts',
    'src/shop/guest-page/guest-answer.ts': 'src/shop/guest-page/guest-answer.ts',
    'src/shop/delivery/deliver-to.astro': 'src/shop/delivery/arrival.ts',
  };
  const files = globSync(['src/shop/**/*.{astro,ts,tsx}', 'src/office/**/*.{ts,tsx}', 'src/ui/*.{astro,tsx}']);
  const source = (file: string): string => readFileSync(file, 'utf8');

  it('is one of the fields with the cases', () => {
    const found = files.filter((file) =>
      /inputmode\b[^\n]*(?:numeric|tel|decimal)|type[=:] ?["']tel/i.test(source(file)),
    );
    // Some pages take the one reader that they need, which is the field's own.
    const parts: Record<string, string> = {
      'src/shop/checkout/purchase-box.tsx': 'read={readQuantity}',
      'src/office/catalogue/record-row.tsx': 'read={wholeTyped}',
      'src/office/catalogue/bulk-dialog.tsx': 'read={typedMoney}',
      'src/office/catalogue/coded-input.tsx': 'read={codec.inputMode ? typedMoney : asTyped}',
    };
    const own = [
      'src/ui/typed-input.tsx',
      'src/shop/checkout/purchase-box.tsx',
      'src/office/catalogue/record-row.tsx',
      'src/office/catalogue/bulk-dialog.tsx',
    ];
    // The keyboards of coded fields stand with the codecs.
    const codecs = 'src/office/catalogue/codecs.ts';
    expect(found.sort()).toEqual([...own, codecs, ...Object.keys(plain)].sort());
    for (const [file, reader] of Object.entries(parts)) expect(source(file)).toContain(reader);
    for (const reader of Object.values(plain)) expect(source(reader)).toContain('keepTyped(');
  });

  it('is of the kind that its name asks for, in every form', () => {
    const asked: Record<string, readonly (TypedKind | undefined)[]> = {
      pincode: ['pincode'],
      mobile: ['mobile', 'mobile digits'],
      otp: ['code'],
      guestNo: ['guest number'],
      amount: ['money'],
      paid: ['money'],
      price: ['whole'],
    };
    const wrong: string[] = [];
    const met = new Set<string>();
    for (const file of files.filter((one) => one.endsWith('.tsx')))
      for (const { index, 1: name = '' } of source(file).matchAll(/(?:register|control|codeField)\('(\w+)'\)/g)) {
        if (!asked[name]) continue;
        const [, tag = '', rest = ''] = /.*<([A-Z]\w*|input)\b(.*)$/s.exec(source(file).slice(0, index)) ?? [];
        const parts: Record<string, TypedKind> = { MobileField: 'mobile', MobileProof: 'code' };
        const kind = parts[tag] ?? (/\bkind="([^"]+)"/.exec(rest)?.[1] as TypedKind | undefined);
        met.add(name);
        if (!asked[name].includes(kind)) wrong.push(`${file}: ${name} is ${kind}`);
      }
    expect(wrong).toEqual([]);
    expect([...met].sort()).toEqual(Object.keys(asked).sort());
  });

  it('is cut by no length before it is read', () => {
    // Searches are no numbers.
    const cut = files.filter((file) => /maxlength/i.test(source(file)) && !/search/.test(file));
    expect(cut).toEqual([]);
  });
});
