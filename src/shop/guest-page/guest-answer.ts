import { readStoredJson, writeStored, writeStoredJson } from '#client/storage.ts';
import { keepTyped } from '#client/typed-field.ts';
import { type Food, foods, type GuestAnswer, MOST_PEOPLE, noAnswer } from '#domain/guests/celebration.rules.ts';
import { plainNumber } from '#lib/digits.ts';
import { after, guestAfterTexts } from '#shop/guest-page/guest-after.texts.ts';
import { call } from '#shop/guest-page/guest-call.ts';
import { guestPageCalls } from '#shop/guest-page/guest-calls.ts';
import { kept, opens } from '#shop/guest-page/guest-link.ts';
import { $page } from '#shop/guest-page/guest-page.store.ts';
import { refusedReply, replyForm, takeAnswer, toldReply } from '#shop/guest-page/guest-reply.ts';
import { make, show, tell, type Words } from '#shop/guest-page/guest-words.ts';

/** Fields of the form, with the sentence that asks for each. */
const asked = { coming: 'pleaseComing', people: 'pleasePeople', food: 'pleaseFood' } as const;
type Asked = keyof typeof asked;
const fields = Object.keys(asked) as Asked[];

/** The part that is on the page, and when the answer in it was given. */
let drawn: { at: string | null; section: HTMLElement } | undefined;

/**
 * Returns the part by which a guest says whether they come, how many and what they eat: the one that is on the page, so
 * that what is chosen stays, unless another answer has come.
 */
export function answerPart(): HTMLElement {
  const answer = $page.get().view?.answer ?? noAnswer;
  if (drawn?.at !== answer.answeredAt || !drawn) drawn = { at: answer.answeredAt, section: answerSection(answer) };
  return drawn.section;
}

function answerSection(answer: GuestAnswer): HTMLElement {
  // What was begun and not sent.
  const begun = answer.coming === '' ? readStoredJson<Partial<GuestAnswer>>(kept.answer) : null;
  const shown = { ...answer, ...begun };
  const { people, details } = detailFields(shown);
  const coming = make(
    'fieldset',
    { 'aria-describedby': 'guest-coming-error' },
    tell(make('legend', { class: 'visually-hidden' }), after('ask')),
    choice('coming', 'yes', after('yes'), shown.coming),
    choice('coming', 'no', after('no'), shown.coming),
    errorPlace('coming'),
  );
  const section = make('section', {}, tell(make('h2'), after('ask')));
  const refuse = (wrong: readonly Asked[]): void => {
    for (const name of fields)
      show(form.querySelector(`#guest-${name}-error`)!, wrong.includes(name) ? after(asked[name]) : null);
    people.setAttribute('aria-invalid', String(wrong.includes('people')));
    form.querySelector<HTMLElement>(`[name="${wrong[0] ?? ''}"]`)?.focus();
  };
  const form = replyForm(after('sendAnswer'), [coming, details], async () => {
    const given = readAnswer(form);
    const wrong = wrongIn(given);
    refuse(wrong);
    if (wrong.length > 0) return null;
    const sent = await call(guestPageCalls.answerInvitation, { body: { ...opens, ...(given as GivenAnswer) } });
    if (!sent.ok) return sent.status === 409 ? after('over') : refusedReply(sent);
    writeStored(kept.answer, null);
    takeAnswer(sent.data.answer, section, answerPart);
    return null;
  });
  form.addEventListener('input', ({ target }) => {
    const name = (target as HTMLInputElement).name as Asked;
    show(form.querySelector(`#guest-${name}-error`)!, null);
    if (name === 'people') people.setAttribute('aria-invalid', 'false');
    const typed = readAnswer(form);
    details.hidden = typed.coming !== 'yes';
    writeStoredJson(kept.answer, typed);
  });
  if (answer.coming === '') section.append(form);
  else section.append(...toldReply(answerText(answer), '', form));
  return section;
}

const errorPlace = (name: Asked): HTMLElement =>
  make('p', { class: 'error', id: `guest-${name}-error`, role: 'alert', hidden: '' });

/** Returns the sentence of an answer; one person is not said like many. */
function answerText({ coming, people, food }: GuestAnswer): Words {
  const name = coming === 'no' ? 'answeredNo' : people === 1 ? 'answeredOne' : 'answeredYes';
  return (texts, language) => {
    const eats = coming === 'yes' && food !== '' ? ` ${guestAfterTexts[language].foods[food]}.` : '';
    return (
      after(name)(texts, language).replace('{people}', String(people)) +
      (language === 'en' ? eats : eats.replace('.', '।'))
    );
  };
}

function choice(name: string, value: string, words: Words, chosen: string): HTMLElement {
  const input = make('input', { type: 'radio', name, value, ...(value === chosen ? { checked: '' } : {}) });
  return make('label', { class: 'choice' }, input, tell(make('span'), words));
}

function detailFields(answer: GuestAnswer): { people: HTMLInputElement; details: HTMLElement } {
  const people = make('input', {
    id: 'guest-people',
    name: 'people',
    inputmode: 'numeric',
    autocomplete: 'off',
    'aria-describedby': 'guest-people-error',
  }) as HTMLInputElement;
  people.value = answer.people > 0 ? String(answer.people) : '';
  keepTyped(people, plainNumber);
  const details = make(
    'div',
    { class: 'stack' },
    make(
      'div',
      { class: 'field narrow' },
      tell(make('label', { for: 'guest-people' }), after('people')),
      people,
      errorPlace('people'),
    ),
    make(
      'fieldset',
      { 'aria-describedby': 'guest-food-error' },
      tell(make('legend'), after('food')),
      ...foods.map((food) => choice('food', food, (_, language) => guestAfterTexts[language].foods[food], answer.food)),
      errorPlace('food'),
    ),
  );
  details.hidden = answer.coming !== 'yes';
  return { people, details };
}

interface GivenAnswer {
  coming: 'yes' | 'no';
  people: number;
  food: Food;
}

/** Reads what is chosen and typed, right or wrong. */
function readAnswer(form: HTMLFormElement): { coming: string; people: number; food: string } {
  const chosen = new FormData(form);
  const of = (name: Asked): string => String(chosen.get(name) ?? '');
  return { coming: of('coming'), people: of('coming') === 'no' ? 0 : Number(of('people')), food: of('food') };
}

/** Returns the fields that are missing or wrong; who does not come is asked for nothing else. */
function wrongIn({ coming, people, food }: ReturnType<typeof readAnswer>): Asked[] {
  if (coming === 'no') return [];
  if (coming !== 'yes') return ['coming'];
  const right = { people: Number.isInteger(people) && people >= 1 && people <= MOST_PEOPLE, food: food !== '' };
  return (['people', 'food'] as const).filter((name) => !right[name]);
}
