import { readStored, writeGrown, writeStored } from '#client/storage.ts';
import { dayText } from '#lib/day-text.ts';
import { after } from '#shop/guest-page/guest-after.texts.ts';
import { call } from '#shop/guest-page/guest-call.ts';
import { guestPageCalls } from '#shop/guest-page/guest-calls.ts';
import { kept, opens } from '#shop/guest-page/guest-link.ts';
import { $page } from '#shop/guest-page/guest-page.store.ts';
import { refusedReply, replyForm, takeAnswer, toldReply } from '#shop/guest-page/guest-reply.ts';
import { make, tell } from '#shop/guest-page/guest-words.ts';

/** Creates the part by which a guest says that the box arrived, with a thank-you. */
export function arrivalPart(): HTMLElement {
  const { arrivedAt = null, thanks = '' } = $page.get().view?.answer ?? {};
  const text = make('textarea', { id: 'guest-thanks', rows: '2' }) as HTMLTextAreaElement;
  text.value = readStored(kept.thanks) ?? thanks;
  text.addEventListener('input', () => writeGrown(kept.thanks, text.value));
  const field = make(
    'div',
    { class: 'field' },
    tell(make('label', { for: 'guest-thanks' }), after('thanksLabel')),
    text,
  );
  const form = replyForm(after('thanksSend'), [field], async () => {
    const sent = await call(guestPageCalls.tellArrival, { body: { ...opens, thanks: text.value } });
    if (!sent.ok) return refusedReply(sent);
    writeStored(kept.thanks, null);
    takeAnswer(sent.data.answer, section, arrivalPart);
    return null;
  });
  const section = make('section', {}, tell(make('h2'), after('arrived')));
  if (arrivedAt === null) section.append(form);
  else
    section.append(
      ...toldReply(
        (texts, language) => after('arrivedOn')(texts, language).replace('{day}', dayText(arrivedAt, language, false)),
        thanks,
        form,
      ),
    );
  return section;
}
