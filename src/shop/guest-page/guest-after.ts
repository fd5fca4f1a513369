import { keepTyped } from '#client/typed-field.ts';
import { plainNumber } from '#lib/digits.ts';
import { bringIntoView } from '#client/in-view.ts';
import type { GuestView } from '#domain/guests/celebration.contract.ts';
import {
  calendarFile,
  calendarLink,
  type Food,
  foods,
  type Gift,
  isOver,
  isCelebrationTold,
  mapLink,
  mayHaveArrived,
  MOST_PEOPLE,
} from '#domain/guests/celebration.rules.ts';
import { type GuestAfterTexts, guestAfterTexts } from '#shop/guest-page/guest-after.texts.ts';
import { refusalText, translated } from '#domain/guests/guest-page.rules.ts';
import { guestPageCalls } from '#shop/guest-page/guest-calls.ts';
import { guestPageTexts } from '#shop/guest-page/guest-page.texts.ts';
import type { GuestLanguage } from '#domain/guests/guest-language.rules.ts';
import { dayText } from '#lib/day-text.ts';
import { call, type CallFailure } from '#client/api.ts';

/** Mobile number and secret that open the guest page. */
interface Link {
  mobile: string;
  t: string;
}

/** Data and callbacks of the guest page once the address is given. */
export interface AfterPage {
  link: Link;
  view: GuestView;
  language: GuestLanguage;
  /** Called with the new data after the guest answered; they are shown in every language. */
  onView(view: GuestView): void;
  /** Called when all data of the guest were erased. */
  onErased(words: string): void;
}

type Child = Node | string | false | null;

/**
 * Creates an HTML element with attributes and children; texts become text nodes, never HTML. `false` and null children
 * are left out.
 */
function make(tag: string, attributes: Record<string, string> = {}, ...children: Child[]): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.filter((one) => one !== false && one !== null));
  return element;
}

const fill = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Formats a time `hh:mm` in 12 hours: `6:30 pm`. */
function timeText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}

/**
 * Renders the guest page after the address is given: parcels, celebration, the guest's answers and the erasure of data.
 * Replaces the content of `place`, again after each answer.
 */
export function drawAfter(place: HTMLElement, page: AfterPage): void {
  const texts = guestAfterTexts[page.language];
  const again = (view: GuestView): void => {
    page.onView(view);
    drawAfter(place, { ...page, view });
  };
  const { celebration, gifts, events = [] } = page.view;
  place.replaceChildren(
    ...[
      celebration.words !== '' && make('blockquote', { class: 'guest-words' }, celebration.words),
      events.length > 0 && make('p', {}, fill(texts.invited, { events: events.join(', ') })),
      giftsPart(page, texts),
      mayHaveArrived(gifts) && arrivalPart(page, texts, again),
      isCelebrationTold(celebration) && wherePart(page, texts),
      isCelebrationTold(celebration) &&
        (isOver(celebration, Date.now()) ? make('p', {}, texts.over) : answerPart(page, texts, again)),
      erasePart(page, texts),
    ].filter((part) => part !== false),
  );
}

/**
 * Returns the error message for a failed call in the language of the page; null stands for a call that could not be
 * sent.
 */
function failureText(failure: CallFailure | null, { language }: Pick<AfterPage, 'language'>): string {
  const page = guestPageTexts[language];
  const { thanks } = failure?.fields ?? {};
  return thanks ? translated(thanks, page) : page[refusalText(failure)];
}

function giftsPart({ view: { gifts }, language }: AfterPage, texts: GuestAfterTexts): HTMLElement {
  return make(
    'section',
    {},
    make('h2', {}, texts.coming),
    gifts.length === 0
      ? make('p', {}, texts.nothingYet)
      : make('ul', { class: 'guest-gifts' }, ...gifts.map((gift) => giftItem(gift, texts, language))),
  );
}

function giftItem(gift: Gift, texts: GuestAfterTexts, language: GuestLanguage): HTMLElement {
  const { title, boxes, state, courier, tracking, leavesBy, since, elsewhere, by } = gift;
  const waits = state === 'preparing' || state === 'packed';
  const carried = state === 'sent' && courier !== '';
  return make(
    'li',
    {},
    make('strong', { lang: 'en' }, title),
    boxes > 1 && ` · ${fill(texts.boxes, { boxes: String(boxes) })}`,
    make(
      'p',
      {},
      make('span', { class: 'badge' }, texts.states[state]),
      since ? ` ${dayText(since, language, false)}` : '',
    ),
    waits && leavesBy !== null && make('p', {}, fill(texts.leaves, { day: dayText(leavesBy, language) })),
    waits &&
      typeof by === 'string' &&
      make('p', {}, fill(texts.there, { day: dayText(`${by}T12:00:00+05:30`, language) })),
    elsewhere === true && state !== 'delivered' && elsewherePart(state === 'preparing', texts),
    carried && make('p', {}, tracking ? fill(texts.carried, { courier, number: tracking }) : courier),
  );
}

/**
 * Creates the notice that a parcel goes to an earlier address, with a link that informs the family by WhatsApp.
 * @param waits true while the parcel is being prepared
 */
function elsewherePart(waits: boolean, texts: GuestAfterTexts): HTMLElement {
  const host = document.querySelector<HTMLElement>('guest-page')?.dataset.whatsapp ?? '';
  const href = `${host}/?text=${encodeURIComponent(texts.moved)}`;
  return make(
    'div',
    { class: 'notice guest-elsewhere' },
    make('p', {}, waits ? texts.elsewhere : texts.elsewhereGone),
    make('a', { class: 'button button-quiet', href, target: '_blank', rel: 'noopener noreferrer' }, texts.tellFamily),
  );
}

function wherePart({ view, language, link }: AfterPage, texts: GuestAfterTexts): HTMLElement {
  const { celebration } = view;
  const { couple, event, day, time, place } = celebration;
  const when = day && dayText(`${day}T12:00:00+05:30`, language) + (time ? `, ${timeText(time)}` : '');
  const file = calendarFile(celebration, `${link.t.slice(0, 8)}@shagun`, Date.now());
  const saved = file && URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
  const away = { target: '_blank', rel: 'noopener noreferrer', class: 'button button-quiet' };
  return make(
    'section',
    {},
    make('h2', {}, texts.where),
    make('p', { class: 'guest-event' }, make('strong', {}, [event, couple].filter(Boolean).join(': '))),
    when !== '' && make('p', {}, when),
    place !== '' && make('p', {}, place),
    make(
      'p',
      { class: 'guest-links' },
      place !== '' && make('a', { ...away, href: mapLink(place) }, texts.map),
      saved !== '' &&
        make('a', { class: 'button button-quiet', href: saved, download: 'celebration.ics' }, texts.calendarFile),
      saved !== '' && make('a', { ...away, href: calendarLink(celebration) }, texts.calendar),
    ),
  );
}

/**
 * Creates a form that sends one call at a time and shows its error message; typed text stays.
 * @param send makes the call; resolves to an error message, empty on success
 */
function sending(
  page: AfterPage,
  label: string,
  fields: Child[],
  send: () => Promise<string>,
): { form: HTMLFormElement; problem: HTMLElement } {
  const problem = make('p', { class: 'notice notice-problem', role: 'alert', hidden: '' });
  const button = make('button', { class: 'button button-wide', type: 'submit' }, label) as HTMLButtonElement;
  const form = make('form', { class: 'form-stack', novalidate: '' }, ...fields, problem, button) as HTMLFormElement;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button.disabled) return;
    button.disabled = true;
    problem.hidden = true;
    void send()
      .catch(() => failureText(null, page))
      .then((text) => {
        button.disabled = false;
        if (!text) return;
        problem.textContent = text;
        problem.hidden = false;
        bringIntoView(problem);
      });
  });
  return { form, problem };
}

function arrivalPart(page: AfterPage, texts: GuestAfterTexts, again: (view: GuestView) => void): HTMLElement {
  const { answer } = page.view;
  const text = make('textarea', { class: 'input', id: 'guest-thanks', rows: '2' }) as HTMLTextAreaElement;
  text.value = answer.thanks;
  const fields = [make('div', { class: 'field' }, make('label', { for: 'guest-thanks' }, texts.thanksLabel), text)];
  const { form } = sending(page, texts.thanksSend, fields, async () => {
    const sent = await call(guestPageCalls.tellArrival, {
      body: { ...page.link, thanks: text.value },
    });
    if (!sent.ok) return failureText(sent, page);
    again({ ...page.view, answer: sent.data.answer });
    return '';
  });
  const section = make('section', {}, make('h2', {}, texts.arrived));
  if (answer.arrivedAt === null) section.append(form);
  else
    section.append(
      ...told(
        fill(texts.arrivedOn, { day: dayText(answer.arrivedAt, page.language, false) }),
        answer.thanks,
        texts,
        form,
      ),
    );
  return section;
}

/** Returns the elements that show a sent answer, with a button that replaces itself by the form to change it. */
function told(text: string, quoted: string, texts: GuestAfterTexts, form: HTMLElement): HTMLElement[] {
  const change = make('button', { class: 'button button-quiet', type: 'button' }, texts.change);
  change.addEventListener('click', () => {
    change.replaceWith(form);
    form.querySelector<HTMLElement>('input, textarea')?.focus();
  });
  return [
    make('p', { class: 'notice notice-good', role: 'status' }, text, quoted ? make('br') : '', quoted && `“${quoted}”`),
    change,
  ];
}

function answerPart(page: AfterPage, texts: GuestAfterTexts, again: (view: GuestView) => void): HTMLElement {
  const { answer } = page.view;
  const choice = (name: string, value: string, text: string, checked: boolean): HTMLElement => {
    const input = make('input', { type: 'radio', name, value, ...(checked ? { checked: '' } : {}) });
    return make('label', { class: 'guest-choice' }, input, make('span', {}, text));
  };
  const people = make('input', {
    class: 'input',
    id: 'guest-people',
    inputmode: 'numeric',
    autocomplete: 'off',
  }) as HTMLInputElement;
  people.value = answer.people > 0 ? String(answer.people) : '';
  keepTyped(people, plainNumber);
  const details = make(
    'div',
    { class: 'guest-view' },
    make('div', { class: 'field guest-pincode' }, make('label', { for: 'guest-people' }, texts.people), people),
    make(
      'fieldset',
      { class: 'guest-choices' },
      make('legend', {}, texts.food),
      ...foods.map((food) => choice('food', food, texts.foods[food], answer.food === food)),
    ),
  );
  details.hidden = answer.coming !== 'yes';
  const coming = make(
    'fieldset',
    { class: 'guest-choices' },
    make('legend', { class: 'visually-hidden' }, texts.ask),
    choice('coming', 'yes', texts.yes, answer.coming === 'yes'),
    choice('coming', 'no', texts.no, answer.coming === 'no'),
  );
  const { form } = sending(page, texts.sendAnswer, [coming, details], async () => {
    const chosen = new FormData(form);
    const comes = chosen.get('coming');
    const food = String(chosen.get('food') ?? '');
    const count = Number(people.value);
    if (comes !== 'yes' && comes !== 'no') return texts.pleaseComing;
    if (comes === 'yes' && !(Number.isInteger(count) && count >= 1 && count <= MOST_PEOPLE)) return texts.pleasePeople;
    if (comes === 'yes' && food === '') return texts.pleaseFood;
    const body = {
      ...page.link,
      coming: comes as 'yes' | 'no',
      people: comes === 'yes' ? count : 0,
      food: food as Food,
    };
    const sent = await call(guestPageCalls.answerInvitation, { body });
    if (!sent.ok) return sent.status === 409 ? texts.over : failureText(sent, page);
    again({ ...page.view, answer: sent.data.answer });
    return '';
  });
  coming.addEventListener('change', () => {
    details.hidden = new FormData(form).get('coming') !== 'yes';
  });
  const section = make('section', {}, make('h2', {}, texts.ask));
  const text = answer.coming === 'yes' ? fill(texts.answeredYes, { people: String(answer.people) }) : texts.answeredNo;
  const quoted = answer.coming === 'yes' && answer.food ? texts.foods[answer.food] : '';
  if (answer.coming === '') section.append(form);
  else section.append(...told(text, quoted, texts, form));
  return section;
}

function erasePart(page: AfterPage, texts: GuestAfterTexts): HTMLElement {
  const problem = make('p', { class: 'notice notice-problem', role: 'alert', hidden: '' });
  const ask = make('button', { class: 'button button-plain', type: 'button' }, texts.erase);
  const sure = make('button', { class: 'button', type: 'button' }, texts.eraseYes) as HTMLButtonElement;
  const keep = make('button', { class: 'button button-quiet', type: 'button' }, texts.keep);
  const asked = make('p', {}, texts.eraseSure);
  const question = make('div', { class: 'notice', hidden: '' }, asked, problem, sure, ' ', keep);
  ask.addEventListener('click', () => {
    question.hidden = false;
    keep.focus();
  });
  keep.addEventListener('click', () => {
    question.hidden = true;
    ask.focus();
  });
  let unknown = false;
  sure.addEventListener('click', () => {
    sure.disabled = true;
    void call(guestPageCalls.eraseGuest, { body: page.link })
      .then((answer) => {
        // An erasure that arrived and was not answered ended the link.
        if (answer.ok || (unknown && answer.status === 410)) return '';
        unknown ||= answer.unknown === true;
        return failureText(answer, page);
      })
      .catch(() => failureText(null, page))
      .then((refused) => {
        sure.disabled = false;
        if (!refused) return page.onErased(texts.erased);
        problem.textContent = refused;
        problem.hidden = false;
      });
  });
  return make(
    'details',
    { class: 'guest-kept' },
    make('summary', {}, texts.kept),
    make('p', {}, guestPageTexts[page.language].promise),
    ask,
    question,
  );
}
