import { isCelebrationTold, isInviting, mayHaveArrived } from '#domain/guests/celebration.rules.ts';
import { after } from '#shop/guest-page/guest-after.texts.ts';
import { answerPart } from '#shop/guest-page/guest-answer.ts';
import { arrivalPart } from '#shop/guest-page/guest-arrival.ts';
import { erasePart } from '#shop/guest-page/guest-erase.ts';
import { giftsPart } from '#shop/guest-page/guest-gifts.ts';
import { $page } from '#shop/guest-page/guest-page.store.ts';
import { whereLines, whereLinks } from '#shop/guest-page/guest-where.ts';
import { type Child, make, tell, written } from '#shop/guest-page/guest-words.ts';

/**
 * Draws what stands around the address: the family's words, boxes, celebration, the guest's answers and the erasure of
 * data. Replaces the content of both places.
 * @param above place above the question whether the address is right: there the invitation stands while it is asked
 */
export function drawAfter(above: HTMLElement, below: HTMLElement): void {
  const { view, abroad, part } = $page.get();
  if (!view) return;
  const { celebration, gifts, events = [] } = view;
  const [told, open] = [isCelebrationTold(celebration), isInviting(celebration, Date.now())];
  const said = [
    celebration.words !== '' && written('blockquote', celebration.words, { class: 'words' }),
    events.length > 0 && tell(make('p'), after('invited'), { events: events.join(', ') }),
  ];
  const asks = part === 'check';
  fill(above, asks ? [...said, ...(open ? whereLines(celebration) : [])] : []);
  fill(
    below,
    asks
      ? [open && answerPart(), open && whereLinks(celebration)]
      : [
          ...said,
          !(abroad && gifts.length === 0) && giftsPart(gifts),
          mayHaveArrived(gifts) && arrivalPart(),
          told &&
            make('section', {}, tell(make('h2'), after('where')), ...whereLines(celebration), whereLinks(celebration)),
          told && (open ? answerPart() : tell(make('p'), after('over'))),
          abroad && !told && tell(make('p'), after('untold')),
          erasePart(),
        ],
  );
}

/** Replaces the content of a place; a field that is there again keeps the caret. */
function fill(place: HTMLElement, parts: Child[]): void {
  const typing = document.activeElement as HTMLElement | null;
  const within = place.contains(typing);
  place.replaceChildren(...parts.filter((part) => part !== false && part !== null));
  if (within && place.contains(typing)) typing?.focus();
}
