import { heldAddress } from '#shop/guest-page/guest-check.ts';
import { $page, type GuestPage, link } from '#shop/guest-page/guest-page.store.ts';
import { buttonFor, make, tell, type Words, written } from '#shop/guest-page/guest-words.ts';

/** Returns what is true of the address in this moment; null where the boxes say it themselves. */
function sentence({ abroad, given, view }: GuestPage): Words | null {
  if (link.f) return (texts) => texts.held;
  if (abroad) return (texts) => texts.abroad;
  const gifts = view?.gifts ?? [];
  if (gifts.some(({ elsewhere }) => elsewhere)) return null;
  if (gifts.some(({ state }) => state === 'preparing' || state === 'packed')) return (texts) => texts.boxHere;
  return given ? (texts) => (link.t ? texts.received : texts.passedOn) : null;
}

/**
 * Creates what stands above the boxes: the address that was just sent, or what the family has of it, and what that
 * means.
 * @param another opens the form
 */
export function givenPart(another: () => void): Node[] {
  const page = $page.get();
  const words = page.part === 'closed' ? null : sentence(page);
  const shown = page.sent
    ? [written('p', page.sent, { class: 'notice notice-good sent', role: 'status' })]
    : page.held && !page.abroad
      ? [tell(make('p'), (texts) => texts.checkHeld), heldAddress()]
      : [];
  const correct = buttonFor((texts) => texts.correct, { class: 'button button-quiet' });
  correct.addEventListener('click', another);
  return [
    ...shown,
    ...(words ? [tell(make('p', page.abroad ? { class: 'notice' } : {}), words)] : []),
    ...(page.spent ? [tell(make('p', { class: 'notice' }), (texts) => texts.spent)] : []),
    ...(page.open && !page.abroad ? [make('p', {}, correct)] : []),
  ];
}
