import { array, boolean, number, object, string } from 'yup';
import { guestAddressForm } from '#domain/guests/guest-form.contract.ts';
import * as say from '#domain/guests/guests.texts.ts';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import { atMost } from '#lib/letters.ts';
import { NAME_PATTERN, NOT_A_MOBILE, withoutMarks } from '#lib/text.ts';
import { mobileSchema } from '#lib/typed-number.ts';

/** Most people who can wait for a family's confirmation, which limits a flood. */
export const MOST_NEWCOMERS = 300;
/** Days after which an unconfirmed person is erased. */
export const NEWCOMER_DAYS = 60;

/** A person who came by the family's link and waits for its confirmation. */
export interface Newcomer {
  _id: string;
  name: string;
  mobile: string;
  address: string;
  pincode: string;
  revision: number;
  createdAt: string;
  /**
   * Guest on the list with this number; confirming fills that guest's address. `same` when both addresses are one home,
   * though perhaps not written alike; the fuller one is kept. Null when there is none.
   */
  known: { name: string; address: string; pincode: string; same?: boolean } | null;
}

/** The family's link; null while there is none. */
export interface FamilyLink {
  link: string | null;
  /** True when the family has a working link that cannot be shown any more. */
  hidden?: boolean;
  /** People who wait, longest first. */
  newcomers: Newcomer[];
}

export const readFamilyLink = endpoint<FamilyLink>()({
  method: 'GET',
  path: '/api/user/family-link',
  access: 'customer',
  summary: 'The link by which guests add themselves, and who came by it',
});

export const openFamilyLink = endpoint<FamilyLink>()({
  method: 'POST',
  path: '/api/user/family-link',
  access: 'customer',
  summary: 'Opens the one link of a family; with `renew` an earlier one ends',
  body: object({ renew: boolean().default(false) }),
});

export const closeFamilyLink = endpoint<FamilyLink>()({
  method: 'DELETE',
  path: '/api/user/family-link',
  access: 'customer',
  summary: 'Ends the link of a family; who came by it still waits for its word',
});

export const judgeNewcomers = endpoint<FamilyLink & { taken: number; left: number }>()({
  method: 'POST',
  path: '/api/user/newcomers',
  access: 'customer',
  summary: 'Takes newcomers onto the guest list or refuses them; one that changed after it was read is left alone',
  body: object({
    take: boolean().required(),
    newcomers: array(
      object({
        _id: string().required().matches(ID_PATTERN, say.noPerson),
        revision: number().integer().required(),
      }),
    )
      .min(1, say.nobodyChosen)
      .max(MOST_NEWCOMERS, say.tooManyNewcomers(MOST_NEWCOMERS))
      .required(),
  }),
});

const secret = string().required().max(64);

/** Returns the name of the family to which a link's secret belongs, never a guest of its list. */
export const readFamily = endpoint<{ host: string; open: boolean }>()({
  method: 'POST',
  path: '/api/user/family-request',
  access: 'public',
  reading: true,
  summary: 'Whose guest list it is, by the secret of a family link',
  body: object({ f: secret }),
});

export const addMyself = endpoint<{ message: string }>()({
  method: 'PUT',
  path: '/api/user/add-myself',
  access: 'public',
  idempotent: true,
  summary: 'Somebody adds themselves by a family link, held back until the family confirms it',
  body: guestAddressForm.omit(['t', 'mobile', 'held']).shape({
    f: secret,
    mobile: mobileSchema(say.mobileNumberRequired, '.', { other: NOT_A_MOBILE }),
    name: string()
      .transform(withoutMarks)
      .trim()
      .required(say.nameRequired)
      .min(3, say.nameTooShort)
      .test(atMost(80, say.newcomerNameTooLong))
      .matches(NAME_PATTERN, { message: say.enterValidName, excludeEmptyString: true }),
  }),
});
