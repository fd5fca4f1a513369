import type { Gift } from '#domain/guests/celebration.rules.ts';
import { dayText } from '#lib/day-text.ts';
import { after, guestAfterTexts } from '#shop/guest-page/guest-after.texts.ts';
import { $language } from '#shop/guest-page/guest-page.store.ts';
import { make, tell, type Words, written } from '#shop/guest-page/guest-words.ts';

/** Creates the list of the guest's boxes, or says that none is ordered. */
export function giftsPart(gifts: readonly Gift[]): HTMLElement {
  return make(
    'section',
    {},
    tell(make('h2'), after('coming')),
    gifts.length === 0 ? tell(make('p'), after('nothingYet')) : make('ul', { class: 'gifts' }, ...gifts.map(giftItem)),
  );
}

/** Creates a paragraph with a text in which `{day}` is an ISO time's date. */
function dayLine(name: 'leaves' | 'there', iso: string): HTMLElement {
  return tell(make('p'), (texts, language) => after(name)(texts, language).replace('{day}', dayText(iso, language)));
}

function giftItem({ title, boxes, state, courier, tracking, leavesBy, since, elsewhere, by }: Gift): HTMLElement {
  const waits = state === 'preparing' || state === 'packed';
  const where: Words = (_, language) =>
    `${guestAfterTexts[language].states[state]}${since ? ` · ${dayText(since, language, false)}` : ''}`;
  return make(
    'li',
    {},
    written('strong', title, { lang: 'en' }),
    boxes > 1 && tell(make('p'), after('boxes'), { boxes: String(boxes) }),
    tell(make('p', { class: `state ${state}` }), where),
    waits && leavesBy !== null && dayLine('leaves', leavesBy),
    waits && typeof by === 'string' && dayLine('there', `${by}T12:00:00+05:30`),
    elsewhere === true && state !== 'delivered' && elsewherePart(state === 'preparing'),
    state === 'sent' &&
      courier !== '' &&
      (tracking ? tell(make('p'), after('carried'), { courier, number: tracking }) : written('p', courier)),
  );
}

/**
 * Creates the notice that a parcel goes to an earlier address, with a link that informs the family by WhatsApp.
 * @param waits true while the parcel is being prepared
 */
function elsewherePart(waits: boolean): HTMLElement {
  const host = document.querySelector<HTMLElement>('guest-page')?.dataset['whatsapp'] ?? '';
  const family = tell(
    make('a', { class: 'button button-quiet', target: '_blank', rel: 'noopener noreferrer' }),
    after('tellFamily'),
  ) as HTMLAnchorElement;
  const aim = (): void => {
    family.href = `${host}/?text=${encodeURIComponent(guestAfterTexts[$language.get()].moved)}`;
  };
  aim();
  family.addEventListener('click', aim);
  return make('div', { class: 'notice stack' }, tell(make('p'), after(waits ? 'elsewhere' : 'elsewhereGone')), family);
}
