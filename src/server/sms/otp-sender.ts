import { SECOND } from '#lib/time.ts';
import type { Config } from '#server/config.ts';
import { Refusal } from '#server/http/errors.ts';
import * as say from '#server/sms/sms.texts.ts';
import { said } from '#lib/said.ts';

/** Sender of one-time codes; the shop makes and checks the codes itself. */
export interface OtpSender {
  /** True when nothing is sent and the code is shown on screen instead (demonstration only). */
  readonly demo: boolean;
  /** Sends a code to a ten-digit Indian mobile number. @throws Refusal 503 when the gateway does not take it */
  send(mobile: string, code: string): Promise<void>;
}

const demoSender: OtpSender = { demo: true, send: async () => undefined };

/** Returns the sender of one-time codes for the configured provider; with `demo`, one that sends nothing. */
export function otpSenderFor(sms: Config['sms']): OtpSender {
  if (sms.provider === 'demo') return demoSender;
  const request = sms.provider === 'msg91' ? msg91Request : fast2smsRequest;
  return {
    demo: false,
    async send(mobile, code) {
      const { url, init } = request(sms, mobile, code);
      const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(10 * SECOND) }).catch(() => null);
      const body: { type?: string; return?: boolean } | null = await answer?.json().catch(() => null);
      if (!answer?.ok || body?.type === 'error' || body?.return === false) {
        throw new Refusal(503, said(say, 'codeNotSent'));
      }
    },
  };
}

type SmsRequest = (sms: Config['sms'], mobile: string, code: string) => { url: string; init: RequestInit };

/** MSG91 v5: the DLT template is named by id and filled with the code, which lives five minutes. */
const msg91Request: SmsRequest = (sms, mobile, code) => ({
  url: `${sms.apiBase || 'https://control.msg91.com'}/api/v5/otp?${new URLSearchParams({
    template_id: sms.templateId,
    mobile: `91${mobile}`,
    otp: code,
    otp_expiry: '5',
  })}`,
  init: { method: 'POST', headers: { authkey: sms.apiKey, 'content-type': 'application/json' }, body: '{}' },
});

/** Fast2SMS by its DLT route: sender header and message id are those registered with the regulator. */
const fast2smsRequest: SmsRequest = (sms, mobile, code) => ({
  url: `${sms.apiBase || 'https://www.fast2sms.com'}/dev/bulkV2`,
  init: {
    method: 'POST',
    headers: { authorization: sms.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      route: 'dlt',
      sender_id: sms.sender,
      message: sms.templateId,
      variables_values: code,
      numbers: mobile,
    }),
  },
});
