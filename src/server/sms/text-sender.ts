import { codeOf } from '#lib/narrow.ts';
import { SECOND } from '#lib/time.ts';
import type { Config } from '#server/config.ts';
import * as say from '#server/sms/sms.texts.ts';

/** Text message to a customer, in a text registered with the regulator. */
export interface TextMessage {
  /** Ten digits. */
  mobile: string;
  /** Id under which the text is registered (DLT). */
  templateId: string;
  text: string;
  /** Values of the text's placeholders, in their order: gateways fill the registered text themselves. */
  values: readonly (readonly [name: string, value: string])[];
}

/**
 * Outcome of sending a message: `taken` with the gateway's id of it, `refused` for good, `away` when the gateway surely
 * did not take it and may later, `unsure` when it was handed over and no answer came.
 */
export type TextOutcome = { is: 'taken'; id: string } | { is: 'refused' | 'away' | 'unsure'; why: string };

/** Sender of text messages; it never throws. */
export interface TextSender {
  /** True when nothing leaves the shop (demonstration only). */
  readonly demo: boolean;
  send(message: TextMessage): Promise<TextOutcome>;
}

const demoSender: TextSender = { demo: true, send: async () => ({ is: 'taken', id: '' }) };

/**
 * Longest wait for an answer, ms: longer than giving up a connection takes (10 s), so that a call that runs into it had
 * a connection.
 */
const PATIENCE = 15 * SECOND;
/** Error codes of calls that failed before anything was handed over. */
const NOT_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];
/** Statuses after which the gateway may accept the message later: invalid key, no balance, rate limit, outage. */
const LATER = [401, 402, 403, 408, 425, 429];

/**
 * Returns the sender of text messages for the configured provider; with `demo`, one that sends nothing and reports
 * `taken`.
 */
export function textSenderFor(sms: Config['sms']): TextSender {
  if (sms.provider === 'demo') return demoSender;
  const request = sms.provider === 'msg91' ? msg91Request : fast2smsRequest;
  return {
    demo: false,
    async send(message) {
      if (!message.templateId) return { is: 'refused', why: say.dltIdMissing };
      const { url, init } = request(sms, message);
      try {
        const answer = await fetch(url, { ...init, method: 'POST', signal: AbortSignal.timeout(PATIENCE) });
        return judge(answer.status, await answer.json().catch(() => null));
      } catch (error) {
        return error instanceof Error && NOT_CONNECTED.includes(codeOf(error.cause))
          ? { is: 'away', why: say.gatewayUnreachable }
          : { is: 'unsure', why: say.gatewayBrokeOff };
      }
    },
  };
}

/** Answer of a gateway: MSG91 sends `type` and the id in `message`, Fast2SMS `return` and `request_id`. */
interface GatewayAnswer {
  type?: string;
  message?: unknown;
  return?: boolean;
  request_id?: string;
}

function judge(status: number, body: GatewayAnswer | null): TextOutcome {
  const said = typeof body?.message === 'string' ? body.message.slice(0, 160) : null;
  if (status === 504) return { is: 'unsure', why: say.gatewayUnclear };
  if (status >= 500 || LATER.includes(status))
    return { is: 'away', why: said === null ? say.gatewayAnswered(status) : say.gatewayAnsweredWith(status, said) };
  if (status >= 400 || body?.type === 'error' || body?.return === false)
    return { is: 'refused', why: said === null ? say.gatewayRefused(status) : say.gatewayRefusedWith(said) };
  return { is: 'taken', id: body?.request_id ?? (typeof body?.message === 'string' ? body.message.slice(0, 80) : '') };
}

type TextRequest = (sms: Config['sms'], message: TextMessage) => { url: string; init: RequestInit };

const json = (body: unknown): string => JSON.stringify(body);
/** Returns a message's values with empty ones replaced by a hyphen, since gateways refuse empty variables. */
const filled = ({ values }: TextMessage) => values.map(([name, value]) => [name, value || '-'] as const);

/** MSG91 v5: a flow is named by its template; its variables have the names of the placeholders. */
const msg91Request: TextRequest = (sms, message) => ({
  url: `${sms.apiBase || 'https://control.msg91.com'}/api/v5/flow`,
  init: {
    headers: { authkey: sms.apiKey, 'content-type': 'application/json' },
    body: json({
      template_id: message.templateId,
      short_url: '0',
      recipients: [{ mobiles: `91${message.mobile}`, ...Object.fromEntries(filled(message)) }],
    }),
  },
});

/** Fast2SMS by its DLT route: values in the order of the registered text. */
const fast2smsRequest: TextRequest = (sms, message) => ({
  url: `${sms.apiBase || 'https://www.fast2sms.com'}/dev/bulkV2`,
  init: {
    headers: { authorization: sms.apiKey, 'content-type': 'application/json' },
    body: json({
      route: 'dlt',
      sender_id: sms.sender,
      message: message.templateId,
      variables_values: filled(message)
        .map(([, value]) => value.replaceAll('|', '/'))
        .join('|'),
      numbers: message.mobile,
    }),
  },
});
