import { describe, expect, it } from 'vitest';
import { type AnyObjectSchema, ValidationError } from 'yup';
import { deliveryDetails, itemPurchase } from '#domain/payments/checkout.contract.ts';
import {
  contactForm,
  customisationForm,
  decorationQuoteForm,
  designerQuoteForm,
  designQuoteForm,
} from '#domain/enquiries/enquiry.contract.ts';
import { addressProblems } from '#domain/guests/guest-page.rules.ts';
import { addGuestForm, editGuestForm, editGuestFormOf, guestAddressForm } from '#domain/guests/guest-form.contract.ts';
import { myAddressForm } from '#domain/guests/my-address.contract.ts';
import { profileForm } from '#domain/session/profile.contract.ts';
import { mobileStep, nameStep, otpStep } from '#domain/session/session.contract.ts';

const ID = '64a1b2c3d4e5f60718293a4b';
const person = {
  firstName: 'Manjit',
  lastName: 'Kaur',
  email: 'manjit@example.in',
  mobile: '9814012345',
  message: 'Ten trays, please.',
};
const guest = {
  name: 'Manjit Kaur',
  mobile: '9814012345',
  guestNo: '2',
  email: 'manjit@example.in',
  category: 'Family',
  addressChoice: 'address_myself',
  address: '12, Lawrence Road',
  pincode: '143001',
};

/** Every form with what it accepts. */
const forms = {
  'decoration quote': [decorationQuoteForm, { decorationId: ID, ...person }],
  'designer quote': [designerQuoteForm, { designerId: ID, ...person }],
  contact: [contactForm, person],
  customise: [customisationForm, { invitationId: ID, ...person }],
  'design upload': [
    designQuoteForm,
    {
      name: 'Manjit Kaur',
      mobile: '9814012345',
      price: '500',
      category: 'Wooden Box',
      description: 'Two peacocks in gold.',
    },
  ],
  'mobile step': [mobileStep, { mobile: '9814012345' }],
  'code step': [otpStep, { otp: '123456', _id: ID }],
  'name step': [nameStep, { name: 'Manjit Kaur' }],
  profile: [profileForm, { name: 'Manjit Kaur', mobile: '9814012345' }],
  'my address': [myAddressForm, { pincode: '143001', custom: '12, Lawrence Road', google: '' }],
  'add guest': [addGuestForm, guest],
  'edit guest': [editGuestForm, { _id: ID, ...guest }],
  'edit guest who has everything': [editGuestFormOf({ ...guest, guestNo: 2 }), { _id: ID, ...guest }],
  "guest's page": [guestAddressForm, { mobile: '9814012345', address: '12, Lawrence Road', pincode: '143001' }],
  delivery: [
    deliveryDetails,
    { name: 'Manjit Kaur', address: '12, Lawrence Road', pincode: '143001', mobile: '9814012345' },
  ],
} as const satisfies Record<string, readonly [AnyObjectSchema, Record<string, unknown>]>;
type Form = keyof typeof forms;

/** Returns the first message of a field; empty when the form takes it. */
function messageOf(schema: AnyObjectSchema, input: unknown, field: string): string {
  try {
    schema.validateSync(input, { abortEarly: false });
    return '';
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.find(({ path }) => path === field)?.message ?? '';
  }
}

describe('what a form says, word for word', () => {
  it.each<[string, Form, string, unknown, string]>([
    ['Q1', 'decoration quote', 'firstName', '', 'First name is required.'],
    ['Q1', 'designer quote', 'firstName', '', 'Name is required.'],
    ['Q2', 'decoration quote', 'firstName', 'Manjit 2', 'Enter valid name.'],
    ['Q3', 'decoration quote', 'firstName', 'Al', 'Minimum 3 character required.'],
    ['Q4', 'decoration quote', 'lastName', ' ', 'Last name is required.'],
    ['Q5', 'decoration quote', 'email', '', 'Email is required.'],
    ['Q6', 'decoration quote', 'email', 'manjit@', 'Email not valid.'],
    ['Q7', 'decoration quote', 'message', '', 'Message is required.'],
    ['Q8', 'decoration quote', 'message', 'ok', 'Minimum 3 character required.'],
    ['Q9', 'decoration quote', 'mobile', '', 'Mobile number is required.'],
    ['Q10', 'decoration quote', 'mobile', '98140abc45', 'Mobile number must contain digits only.'],
    ['Q11', 'decoration quote', 'mobile', '981401234', 'Mobile number must be at least 10 digits.'],
    ['Q12', 'decoration quote', 'mobile', '9198140123456', 'Mobile number must not exceed 12 digits.'],
    ['Q12', 'decoration quote', 'mobile', '919814012345', ''],
    ['Q23', 'contact', 'firstName', '', 'Name is required.'],
    ['Q24', 'contact', 'mobile', '', 'Mobile number required.'],
    ['Q25', 'contact', 'mobile', '98140123456', 'Mobile number not valid.'],
    ['Q25', 'contact', 'mobile', '919814012345', ''],
    ['Q30', 'customise', 'mobile', '', 'Mobile number is required.'],
    ['Q30', 'customise', 'message', '  ', 'Message is required.'],
    ['Q34', 'design upload', 'name', '', 'Name is required.'],
    ['Q35', 'design upload', 'name', 'Al', 'Name must be at least 3 characters.'],
    ['Q36', 'design upload', 'name', 'Manjit 2', 'Please enter valid name.'],
    ['Q37', 'design upload', 'price', '', 'Amount is required.'],
    ['Q38', 'design upload', 'price', 'abc', 'Amount must be a number.'],
    ['Q39', 'design upload', 'price', '-5', 'Amount should be positive.'],
    ['Q39', 'design upload', 'price', '0', 'Amount should be positive.'],
    ['Q41', 'design upload', 'mobile', '98140123456', 'Mobile number must not exceed 10 digits.'],
    ['Q42', 'design upload', 'category', '', 'Category is required.'],
    ['Q44', 'design upload', 'description', '', 'Description is required.'],
    ['Q45', 'design upload', 'description', 'Two birds', 'Description must be at least 10 characters.'],
    ['L5', 'mobile step', 'mobile', '', 'Mobile number is required*'],
    ['L6', 'mobile step', 'mobile', '98140abc45', 'Mobile number must contain digits only'],
    ['L7', 'mobile step', 'mobile', '98140', 'Mobile number must be at least 10 digits'],
    ['L8', 'mobile step', 'mobile', '9198140123456', 'Mobile number must not exceed 12 digits'],
    ['L9', 'mobile step', 'mobile', '98140123456', 'Mobile number not valid.'],
    ['L9', 'mobile step', 'mobile', '09814012345', ''],
    ['U46', 'add guest', 'mobile', '98140123456', 'Mobile number not valid.'],
    ['U46', 'edit guest', 'mobile', '98140123456', 'Mobile number not valid.'],
    ['U46', 'edit guest', 'mobile', '989814012345', 'Mobile number not valid.'],
    ['U46', 'edit guest', 'mobile', '09814012345', ''],
    ['U46', 'decoration quote', 'mobile', '98140123456', 'Mobile number not valid.'],
    ['U46', 'customise', 'mobile', '98140123456', 'Mobile number not valid.'],
    ['L17', 'name step', 'name', '', 'Name is required'],
    ['L18', 'name step', 'name', 'Al', 'minimum 3 character required'],
    ['U11', 'my address', 'pincode', '', 'Pincode required.'],
    ['U12', 'my address', 'pincode', '14300a', 'Only number allowed.'],
    ['U13', 'my address', 'pincode', '      ', 'Can not be empty.'],
    ['U14', 'my address', 'pincode', '14300', 'Not a valid pincode.'],
    ['U15', 'my address', 'google', 'House 7, Hall Bazaar', 'Only one address field can be filled.'],
    ['U16', 'my address', 'custom', '', 'Both address fields cannot be empty.'],
    ['U17', 'my address', 'custom', 'ab', 'Address must be at least 3 characters long.'],
    ['U23', 'add guest', 'name', '', 'Name is required.'],
    ['U24', 'add guest', 'name', 'Al', 'Min 3 characters required.'],
    ['U25', 'add guest', 'name', 'Manjit 2', 'Enter valid name.'],
    ['U26', 'add guest', 'mobile', '', 'Mobile number is required.'],
    ['U27', 'add guest', 'mobile', '98140abc45', 'Mobile number must contain digits only.'],
    ['U28', 'add guest', 'mobile', '98140', 'Mobile number must be at least 10 digits.'],
    ['U29', 'add guest', 'mobile', '9198140123456', 'Mobile number must not exceed 12 digits.'],
    ['U31', 'add guest', 'guestNo', 'two', 'Guest number must contain digits only.'],
    ['U32', 'add guest', 'email', 'manjit', 'Email not valid.'],
    ['U33', 'add guest', 'category', '   ', 'Category is invalid.'],
    ['U33', 'add guest', 'category', '', ''],
    ['U34', 'add guest', 'addressChoice', 'nobody', 'Invalid address selection.'],
    ['U35', 'add guest', 'address', '12345', 'Invalid address. Must include letters.'],
    ['U35', 'add guest', 'address', 'a', 'Invalid address. Must include letters.'],
    ['U36', 'add guest', 'pincode', '14300a', 'Only digits allowed in pincode.'],
    ['U37', 'add guest', 'pincode', '14300', 'Pincode must be 6 digits.'],
    ['U41', 'edit guest', 'name', '', 'Name is required'],
    ['U42', 'edit guest', 'name', 'Al', 'Min 3 character required'],
    ['U43', 'edit guest', 'guestNo', '', 'Guest No is required'],
    ['U44', 'edit guest', 'guestNo', 'two', 'GuestNo number must contain digits only'],
    ['U45', 'edit guest who has everything', 'mobile', '', 'Mobile number is required*'],
    ['U47', 'edit guest who has everything', 'email', '', 'Email is required'],
    ['U48', 'edit guest', 'email', 'manjit', 'Email not valid'],
    ['U49', 'edit guest who has everything', 'category', '', 'Category is required'],
    ['U50', 'edit guest', 'address', '', 'Address is required'],
    ['U51', 'edit guest', 'pincode', '', 'Pincode is required'],
    ['U54', "guest's page", 'address', '', 'Please add address'],
    ['U55', "guest's page", 'pincode', '', 'Please enter pinCode.'],
    ['U56', "guest's page", 'pincode', '14300a', 'Only accept number.'],
    ['U57', "guest's page", 'pincode', '14300', 'Please enter valid pincode.'],
    ['O4', 'delivery', 'name', 'Manjit 2', 'Enter valid name.'],
    ['O8', 'delivery', 'pincode', '14300', 'Pincode must be 6 digits.'],
    ['O9', 'delivery', 'mobile', '98140', 'Mobile number not valid.'],
  ])('%s: %s, %s = %j', (_row, form, field, value, message) => {
    const [schema, good] = forms[form];
    expect(messageOf(schema, { ...good, [field]: value }, field)).toBe(message);
  });

  it.each(Object.keys(forms) as Form[])('nothing when the %s is right', (form) => {
    const [schema, good] = forms[form];
    expect(() => schema.validateSync(good, { abortEarly: false })).not.toThrow();
  });

  it('its own word for the quantity of a sweet and of a dry fruit', () => {
    const [, delivery] = forms.delivery;
    const purchase = { itemId: ID, unit: 'kg', delivery };
    expect(messageOf(itemPurchase, { ...purchase, kind: 'sweet', quantity: 0 }, 'quantity')).toBe(
      'Please Enter Quantity',
    );
    expect(messageOf(itemPurchase, { ...purchase, kind: 'dry-fruit', quantity: 0 }, 'quantity')).toBe(
      'please Enter Quantity',
    );
  });
});

describe('whatever a stranger types', () => {
  const awkward = [
    '',
    '   ',
    'x',
    'x'.repeat(10_000),
    '🎉🪔',
    'ਗੁਰਪ੍ਰੀਤ',
    '<script>alert(1)</script>',
    '=1+1',
    '+91 98140 12345',
    '0',
    '-1',
    '1e9',
    null,
    7,
    true,
    [],
    {},
  ];
  const cases = (Object.keys(forms) as Form[]).flatMap((form) =>
    Object.keys(forms[form][1]).map((field) => [form, field] as const),
  );

  it.each(cases)('into %s, %s is taken or answered in words for people', (form, field) => {
    const [schema, good] = forms[form];
    for (const value of awkward) {
      let message = '';
      try {
        message = messageOf(schema, { ...good, [field]: value }, field);
      } catch (error) {
        // The server answers a thing of another kind as such; a field of a page can only hold texts.
        expect([typeof value, error]).toEqual(['object', expect.any(TypeError)]);
        continue;
      }
      if (typeof value === 'string') expect(message).not.toMatch(/\$\{|must be a `|type, but|undefined|NaN/);
    }
  });

  it('names and addresses in Gurmukhi and Devanagari are right', () => {
    for (const name of ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'हरप्रीत कौर']) {
      for (const form of ['name step', 'profile', 'add guest', 'edit guest', 'delivery', 'design upload'] as const)
        expect(messageOf(forms[form][0], { ...forms[form][1], name }, 'name')).toBe('');
    }
    for (const address of ['ਪਿੰਡ ਵੇਰਕਾ, ਅੰਮ੍ਰਿਤਸਰ', 'मकान १२, लॉरेंस रोड']) {
      for (const form of ['add guest', 'edit guest', 'delivery', "guest's page"] as const)
        expect(messageOf(forms[form][0], { ...forms[form][1], address }, 'address')).toBe('');
    }
  });

  it("on the guest's page is judged as the server does", () => {
    for (const address of ['', ' ', 'ab', '123', 'Verka', 'ਪਿੰਡ ਵੇਰਕਾ']) {
      for (const pincode of ['', '14300', '14300a', '043001', '143001']) {
        const input = { mobile: '9814012345', address, pincode };
        const server = {
          address: messageOf(guestAddressForm, input, 'address'),
          pincode: messageOf(guestAddressForm, input, 'pincode'),
        };
        expect({ address: '', pincode: '', ...addressProblems({ address, pincode }) }).toEqual(server);
      }
    }
  });
});
