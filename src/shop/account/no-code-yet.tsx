import { telLink } from '#domain/settings/settings.rules.ts';
import { whatsappHost } from '#shop.config';

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
          <strong>No code yet?</strong>
          <span> Messages can be slow. Check the number, ask for a new code, or reach us: </span>
          <a href={telLink(phone)}>{`call ${phone}`}</a>
          <span> or </span>
          <a href={`${whatsappHost}/${whatsapp}`}>write by WhatsApp</a>
          <span>.</span>
        </p>
      )}
    </div>
  );
}
