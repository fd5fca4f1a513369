import { number, object, string } from 'yup';
import {
  type Celebration,
  foods,
  type Gift,
  type GuestAnswer,
  MOST_PEOPLE,
  MOST_WORDS,
} from '#domain/guests/celebration.rules.ts';
import * as say from '#domain/guests/celebration.texts.ts';
import { fromIndianClock } from '#lib/dates.ts';
import { endpoint } from '#lib/endpoint.ts';
import { atMost } from '#lib/letters.ts';
import { withoutMarks } from '#lib/text.ts';

const text = (tooLong: (most: number) => string, most: number) =>
  string()
    .transform(withoutMarks)
    .trim()
    .test(atMost(most, tooLong(most)))
    .default('');

/** Schema of a family's celebration; every field may be empty. */
export const celebrationForm = object({
  couple: text(say.namesTooLong, 120),
  event: text(say.eventTooLong, 80),
  day: string()
    .trim()
    .default('')
    .test('day', say.chooseDay, (value) => !value || fromIndianClock(`${value}T00:00`) !== null),
  time: string()
    .trim()
    .default('')
    .test('time', say.chooseTime, (value) => !value || fromIndianClock(`2027-01-01T${value}`) !== null),
  place: text(say.placeTooLong, 300),
  words: text(say.wordsTooLong, MOST_WORDS),
});

/** Returns a family's celebration, and its guests' answers by guest id. */
export const readCelebration = endpoint<{
  celebration: Celebration;
  /** Revision; 0 before it was first saved. */
  revision: number;
  answers: Record<string, GuestAnswer>;
}>()({
  method: 'GET',
  path: '/api/user/celebration',
  access: 'customer',
  summary: 'What the family tells of its celebration, and what its guests answered',
});

export const saveCelebration = endpoint<{ celebration: Celebration; revision: number }>()({
  method: 'PUT',
  path: '/api/user/celebration',
  access: 'customer',
  summary: 'Tells guests of the celebration; one changed since `revision` is answered with 409 and as it is now',
  body: celebrationForm.shape({ revision: number().integer().min(0).required() }),
});

/** Opens a guest's page: mobile number and secret of the link. */
const link = {
  mobile: string().required().max(16),
  t: string().required().max(64),
};

/** Data for a guest's page: their own boxes and the celebration, never the stored address or other guests. */
export interface GuestView {
  host: string;
  guest: string;
  celebration: Celebration;
  /** Events this guest is invited to. */
  events?: string[];
  gifts: Gift[];
  answer: GuestAnswer;
}

export const readGuestView = endpoint<GuestView>()({
  method: 'POST',
  path: '/api/user/guest-page',
  access: 'public',
  reading: true,
  summary: 'What is coming to a guest, and where and when the celebration is, by the secret of a link',
  body: object(link),
});

export const answerInvitation = endpoint<{ answer: GuestAnswer }>()({
  method: 'PUT',
  path: '/api/user/guest-answer',
  access: 'public',
  idempotent: true,
  summary: 'A guest comes or does not, with how many and what they eat',
  body: object({
    ...link,
    coming: string()
      .oneOf(['yes', 'no'] as const, say.answerMissing)
      .required(say.answerMissing),
    people: number()
      .typeError(say.peopleMissing)
      .integer(say.peopleMissing)
      .when('coming', {
        is: 'yes',
        then: (field) =>
          field.min(1, say.peopleMissing).max(MOST_PEOPLE, say.tooManyPeople(MOST_PEOPLE)).required(say.peopleMissing),
        otherwise: (field) => field.transform(() => 0).default(0),
      }),
    food: string().when('coming', {
      is: 'yes',
      then: (field) => field.oneOf([...foods], say.foodMissing).required(say.foodMissing),
      otherwise: (field) => field.transform(() => '').default(''),
    }),
  }),
});

export const tellArrival = endpoint<{ answer: GuestAnswer }>()({
  method: 'PUT',
  path: '/api/user/guest-arrived',
  access: 'public',
  idempotent: true,
  summary: 'A guest says that the box arrived, with a thank-you',
  body: object({ ...link, thanks: text(say.wordsTooLong, MOST_WORDS) }),
});

export const eraseGuest = endpoint<{ message: string }>()({
  method: 'POST',
  path: '/api/user/guest-erase',
  access: 'public',
  summary: 'A guest takes the own address and answers off the list of the family, and ends the links',
  body: object(link),
});
