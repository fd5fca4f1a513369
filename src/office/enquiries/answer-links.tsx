import { useRef, useState } from 'react';
import { call } from '#client/api.ts';
import { useCall } from '#client/use-call.ts';
import { type Enquiry, noteAnswer } from '#domain/enquiries/inbox.contract.ts';
import { answerLinks, type AnswerWay, begunAnswer } from '#domain/enquiries/inbox.rules.ts';
import { readShopForStaff } from '#domain/settings/staff-shop.contract.ts';
import { newId } from '#lib/ids.ts';
import * as say from '#office/enquiries/enquiries.texts.ts';
import { shopFacts } from '#shop.config';
import { Failure } from '#ui/failure.tsx';
import { Icon } from '#ui/icon.tsx';
import { Refusal } from '#ui/refusal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface AnswerLinksProps {
  enquiry: Enquiry;
  /** Name of the staff member who answers. */
  staff: string;
  onAnswered(enquiry: Enquiry, way: AnswerWay, eventId: string): void;
}

const ways = [
  { way: 'whatsapp', label: say.whatsapp, icon: 'chat' },
  { way: 'email', label: say.email, icon: 'mail' },
  { way: 'call', label: say.callThem, icon: 'phone' },
] as const;

/**
 * Links that open a drafted answer in WhatsApp, email or the phone app; each click is stored in the message's history.
 */
export function AnswerLinks({ enquiry, staff, onAnswered }: AnswerLinksProps) {
  const { loaded, reload } = useCall(readShopForStaff, {});
  const [problem, setProblem] = useState('');
  /** Click that is not stored yet; its id makes a repeated request the same answer. */
  const unsent = useRef<{ id: string; way: AnswerWay } | null>(null);
  const note = async (): Promise<void> => {
    if (!unsent.current) return;
    const { id, way } = unsent.current;
    setProblem('');
    const answer = await call(noteAnswer, { params: { enquiryId: enquiry.id }, body: { id, way } });
    if (!answer.ok) return setProblem(say.notNotedYet(answer.message));
    unsent.current = null;
    onAnswered(answer.data.enquiry, way, answer.data.eventId);
  };
  if (loaded.state === 'loading') return <Skeleton lines={2} />;
  if (loaded.state === 'failed') return <Failure message={loaded.message} onRetry={reload} />;
  const shop = loaded.data.facts.name;
  const links = answerLinks(enquiry, begunAnswer(enquiry, { shop, staff }), {
    shop,
    whatsappHost: shopFacts.whatsappHost,
  });
  const offered = ways.filter(({ way }) => links[way]);
  return (
    <section aria-labelledby="enquiry-answer">
      <h2 id="enquiry-answer">{say.answerTitle}</h2>
      {offered.length === 0 && <p>{say.noWayToAnswer}</p>}
      <p className="inbox-answers">
        {offered.map(({ way, label, icon }, place) => (
          <a
            key={way}
            className={place === 0 ? 'button' : 'button button-quiet'}
            href={links[way] ?? ''}
            {...(way === 'whatsapp' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            onClick={() => {
              unsent.current = { id: newId(), way };
              void note();
            }}
          >
            <Icon name={icon} size={20} />
            {label}
          </a>
        ))}
      </p>
      {offered.length > 0 && <p className="field-hint">{say.answerHint}</p>}
      <Refusal message={problem}>
        <button type="button" className="button button-quiet" onClick={() => void note()}>
          {say.noteNow}
        </button>
      </Refusal>
    </section>
  );
}
