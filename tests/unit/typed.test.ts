import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyObjectSchema } from 'yup';
import { deliveryDetails } from '#domain/payments/checkout.contract.ts';
import { addGuestForm } from '#domain/guests/guest-form.contract.ts';
import { asciiDigits } from '#lib/digits.ts';
import { normaliseMobile, typedMobile, typedMobileDigits } from '#lib/mobile.ts';
import { isAddress, isEmail, NAME_PATTERN, STRAY_IN_NAMES } from '#lib/text.ts';
import type { Reader } from '#lib/typed.ts';

/** Types a text key by key, as a field sees it. */
const typedByKeys = (text: string, read: Reader = typedMobile): string =>
  [...text].reduce((held, key) => read(held + key, held), '');
const mobiles = fc
  .tuple(fc.constantFrom('6', '7', '8', '9', '91'), fc.stringMatching(/^\d{9}$/))
  .map(([first, rest]) => (first + rest).slice(0, 10));
const scripts = [0x30, 0x966, 0xa66, 0x660, 0xff10];
const inScript = (digits: string, zero: number): string =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

/** A number as people write it: with or without the country, in groups, in their own digits, with marks nobody sees. */
const written = fc
  .record({
    mobile: mobiles,
    begun: fc.constantFrom(
      '',
      '+91',
      '+91 ',
      '+91-',
      '(+91) ',
      '91',
      '91 ',
      '0',
      '0091',
      '0091 ',
      '091',
      '+91 0',
      '\u202a+91 ',
    ),
    cuts: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }),
    between: fc.constantFrom(' ', '-', '\u2011', '\u00a0', '.', ' - ', ''),
    end: fc.constantFrom('', '\u202c', ' '),
    zero: fc.constantFrom(...scripts),
  })
  .map(({ mobile, begun, cuts, between, end, zero }) => {
    const groups = [...mobile].map((digit, at) => (cuts.includes(at) ? between + digit : digit)).join('');
    return { mobile, text: inScript(begun + groups + end, zero) };
  });

/** Tells whether a form takes a text in one of its fields. */
function takes(form: AnyObjectSchema, field: string, value: string): boolean {
  try {
    form.validateSyncAt(field, { addressChoice: 'address_myself', [field]: value });
    return true;
  } catch {
    return false;
  }
}
const refused = (value: string): boolean => !takes(deliveryDetails, 'mobile', value);

describe('a mobile number', () => {
  it('is read however it is written', () => {
    fc.assert(fc.property(written, ({ mobile, text }) => void expect(normaliseMobile(text)).toBe(mobile)));
  });

  it.each([
    ['a field', typedMobile],
    ['a field without letters', typedMobileDigits],
  ])('typed key by key or pasted into %s, however it is written, becomes its ten digits', (_, read) => {
    fc.assert(
      fc.property(written, ({ mobile, text }) => {
        expect([typedByKeys(text, read), read(text, '')]).toEqual([mobile, mobile]);
      }),
      { numRuns: 2000 },
    );
  });

  it('stops at ten digits when it is typed without its country', () => {
    expect(typedByKeys('98765432109')).toBe('9876543210');
    expect(typedByKeys('98765432109', typedMobileDigits)).toBe('9876543210');
    expect(typedByKeys('abcdefghijklm')).toBe('abcdefghij');
    expect(typedByKeys('98a76', typedMobileDigits)).toBe('9876');
  });

  it('stays as it was when a digit too many is typed in its middle', () => {
    expect(typedMobile('98765743210', '9876543210')).toBe('9876543210');
  });

  it('that is none is never cut into another, but stands there and is refused', () => {
    for (const text of [
      '98765432101',
      '+44 7911 123456',
      '+9198765432',
      '001 212 555 0100',
      '91987654321',
      '98765432109876543210',
    ]) {
      const shown = typedMobile(text, '');
      expect([text, shown.replace(/\D/g, ''), refused(shown)]).toEqual([text, text.replace(/\D/g, ''), true]);
    }
  });

  it('pasted into a field is the same number or refused, whatever else is pasted with it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d +()./-]{0,24}$/), (text) => {
        const shown = typedMobile(text, '');
        const digits = text.replace(/\D/g, '');
        expect(refused(shown) || digits.endsWith(shown)).toBe(true);
        // Ten digits that are not the whole text were written with the country before them.
        if (!refused(shown) && digits.length > 10)
          expect(/^(?:91|0|0091|091|910|0910|00910)$/.test(digits.slice(0, -10))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('digits of other scripts', () => {
  it('are the digits they stand for', () => {
    expect(asciiDigits('१४३००१')).toBe('143001');
    expect(asciiDigits('੧੪੩੦੦੧ ਅੰਮ੍ਰਿਤਸਰ')).toBe('143001 ਅੰਮ੍ਰਿਤਸਰ');
  });
});

describe('the name of a person', () => {
  it.each([
    'Dr. Kaur',
    'Mr & Mrs Sharma',
    "Meera D'Souza",
    'Meera D’Souza',
    'Gill-Sandhu',
    'Ravi s/o Mohan Lal',
    'S. Harpreet Singh (Mama ji)',
    'ਸਃ ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
    'डॉ. हरप्रीत',
    'क्‍ष',
  ])('%s can be typed and saved', (name) => {
    expect(name.replace(STRAY_IN_NAMES, '')).toBe(name);
    expect(NAME_PATTERN.test(name)).toBe(true);
  });

  it.each(['Manjit 2', '<b>Manjit', 'a@b', '=1+1', '...', '&', ''])('%j is none', (name) =>
    expect(NAME_PATTERN.test(name)).toBe(false),
  );
});

describe('an address', () => {
  it.each([
    'H.No: 12, Model Town',
    'Shop 4; near "Gill Niwas"',
    'St. Mary’s Road – 2nd floor',
    'Block B + C',
    'ਮਕਾਨ ਨੰ: ੧੨; ਮਾਡਲ ਟਾਊਨ',
    'Flat 3\nLawrence Road',
    '#12 @ Corner (East) & West!',
  ])('%j can be saved by guest and host alike', (address) => {
    expect(isAddress(address)).toBe(true);
    expect(takes(addGuestForm, 'address', address)).toBe(true);
    expect(takes(deliveryDetails, 'address', address)).toBe(true);
  });

  it.each(['12345', '१२३४५', 'Road\u0000', 'Road \ud800'])('%j is none', (address) =>
    expect(isAddress(address)).toBe(false),
  );
});

describe('an e-mail address', () => {
  it.each(['a@b.in', 'manjit.kaur+1@example.co.in', 'ਮਨਜੀਤ@example.in'])('%s is one', (email) =>
    expect(isEmail(email)).toBe(true),
  );
  it.each(['', 'a', 'a@', '@b.in', 'a@b', 'a@b.c', 'a@.in', 'a b@c.in', 'a@b@c.in', `${'a'.repeat(160)}@b.in`])(
    '%j is none',
    (email) => expect(isEmail(email)).toBe(false),
  );
});
