import { readFileSync } from 'node:fs';
import { fireEvent, screen } from '@testing-library/dom';
import { vi } from 'vitest';
import type { GuestView } from '#domain/guests/celebration.contract.ts';
import { blankCelebration, noAnswer } from '#domain/guests/celebration.rules.ts';
import { guestLanguages, languageNames } from '#domain/guests/guest-language.rules.ts';
import { guestPageCalls } from '#shop/guest-page/guest-calls.ts';
import { guestPageTexts } from '#shop/guest-page/guest-page.texts.ts';
import { answerCalls } from '#tests/support/answer-calls.ts';

/** Returns what stands on a guest's page before its script, without what is shown where there is none. */
function markup(): string {
  const [, , html = ''] = readFileSync('src/shop/guest-page/guest-page.astro', 'utf8').split(/^---$/m);
  const languages = guestLanguages.map((one) => `<button data-language="${one}">${languageNames[one]}</button>`);
  return html
    .replace(/<(noscript|svg)\b.*?<\/\1>|<div class="notice lost".*?<\/div>/gs, '')
    .replace(/(<form class="languages"[^>]*>).*?(?=<\/form>)/s, `$1${languages.join('')}`)
    .replace(/\{texts\.(\w+)\}/g, (_, name: 'title') => guestPageTexts.en[name])
    .replace(/<\/?guest-page\b[^>]*>/g, '');
}

const MOBILE = '9814012345';
/** Query of a guest's own link. */
export const OWN = `mobile=${MOBILE}&t=secret-of-a-guest&lang=en`;

/** What the shop tells a guest whose family has no address yet. */
export const asked = {
  host: 'Harpreet Kaur',
  guest: 'Manjit Kaur',
  open: true,
  spent: false,
  answered: false,
  abroad: false,
  held: '',
};

/** Parcels, celebration and answers of a guest, of whom nothing is known but what `more` says. */
export const viewOf = (more: Partial<GuestView> = {}): GuestView => ({
  host: asked.host,
  guest: asked.guest,
  celebration: blankCelebration,
  gifts: [],
  answer: noAnswer,
  ...more,
});

let opened = 0;
const define = customElements.define.bind(customElements);

/**
 * Prepares a guest's page in a test with `@vitest-environment happy-dom`; `open` brings it up as a script of its own
 * that has not run before.
 */
export function guestPage(query = OWN) {
  const shop = answerCalls();
  shop.answer(guestPageCalls.readAddressRequest, asked);
  shop.answer(guestPageCalls.readGuestView, viewOf());
  shop.answer(guestPageCalls.readPincode, {
    pincode: '141001',
    places: [{ district: 'Ludhiana', state: 'Punjab' }],
    known: true,
  });
  shop.answer(guestPageCalls.doubtAddress, { wrote: '', lies: '' });
  const field = (name: string): HTMLInputElement =>
    document.querySelector<HTMLInputElement>(`[name="${name}"]:not([type="radio"])`)!;
  return {
    ...shop,
    async open(): Promise<void> {
      vi.resetModules();
      history.replaceState(null, '', `/update-address-person?${query}`);
      opened += 1;
      // A registry takes a name once, and each visit is a script of its own.
      const name = `guest-page-${opened}`;
      customElements.define = (_, element) => define(name, element);
      await import('#shop/guest-page/guest-page.element.ts');
      document.head.innerHTML = '<title></title>';
      document.body.innerHTML = '<guest-page data-whatsapp="https://wa.me"></guest-page>';
      // Its script runs when all of it is there.
      const page = document.createElement(name);
      page.innerHTML = markup();
      document.querySelector('guest-page')!.append(page);
    },
    /** What can be read on the page now. */
    text(): string {
      const page = document.body.cloneNode(true) as HTMLElement;
      for (const hidden of page.querySelectorAll('[hidden]')) hidden.remove();
      return (page.textContent ?? '').replace(/\s+/g, ' ');
    },
    field,
    type: (values: Record<string, string>): void => {
      for (const [name, value] of Object.entries(values)) fireEvent.input(field(name), { target: { value } });
    },
    press: (name: string): void => void fireEvent.click(screen.getByRole('button', { name })),
    choose: (name: string): void => {
      const choice = screen.getByRole<HTMLInputElement>('radio', { name });
      choice.checked = true;
      fireEvent.input(choice);
    },
    /** Bodies of the calls to an endpoint so far. */
    sent: ({ path }: { path: string }): unknown[] =>
      shop.made.filter((call) => call.path === path).map(({ body }) => body),
  };
}
