import { telLink } from '#domain/settings/settings.rules.ts';
import { whatsappHost } from '#shop.config';
import * as say from '#shop/account/sign-in.texts.ts';
import { Inserted } from '#ui/inserted.tsx';

/** Phone and WhatsApp number of the shop. */
export interface Helpline {
  phone: string;
  whatsapp: string;
}

/** Shows the shop's phone and WhatsApp number when the code is `slow` to arrive, else an empty live region. */
export function NoCodeYet({ slow, helpline: { phone, whatsapp } }: { slow: boolean; helpline: Helpline }) {
  return (
    <div className="code-help" role="status">
      {slow && (
        <p className="no-code-yet">
          <Inserted
            text={say.noCodeYet}
            parts={{
              question: <strong>{say.noCodeQuestion}</strong>,
              call: <a href={telLink(phone)}>{say.callUs(phone)}</a>,
              write: <a href={`${whatsappHost}/${whatsapp}`}>{say.writeUs}</a>,
            }}
          />
        </p>
      )}
    </div>
  );
}
