import { randomBytes } from 'node:crypto';
import { errorOf } from '#lib/narrow.ts';
import { SECOND } from '#lib/time.ts';
import type { Finding } from '#scripts/lib/doctor/finding.ts';
import type { Config } from '#server/config.ts';
import type { KeyAnswer } from '#server/key-check.ts';
import { Bucket } from '#server/media/bucket.ts';
import { checkPaymentKey } from '#server/payments/payment-provider.ts';
import { checkSmsKey } from '#server/sms/key-check.ts';

/** Longest wait for one answer of a service, ms. */
const PATIENCE = 4 * SECOND;

/** Findings about a service, and its clock. */
export interface ServiceAnswer {
  findings: Finding[];
  /** Milliseconds by which this machine's clock is ahead of the service's; null when it was not told. */
  ahead: number | null;
}

/** Asks the payment provider whether it takes the key. */
export async function askPayments({ demo, payments }: Config): Promise<ServiceAnswer> {
  if (demo.payments)
    return { findings: [{ is: 'note', words: 'payment key: not asked, the test gateway needs none' }], ahead: null };
  const answer = await checkPaymentKey({ ...payments, patience: PATIENCE });
  const advice = {
    refused: 'nobody can pay; compare RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET with its dashboard',
    away: 'nobody can pay while it is so; see whether it has an outage, and whether this machine may reach it',
  };
  return { findings: [keyFinding('the payment provider', answer, advice)], ahead: answer.ahead };
}

/** Asks the SMS gateway whether it takes the key, where it has a call for that. */
export async function askSms({ sms }: Config): Promise<ServiceAnswer> {
  const answer = await checkSmsKey(sms, PATIENCE);
  if (answer === null) {
    const why =
      sms.provider === 'demo' ? 'no message leaves a demonstration' : `${sms.provider} has no call that sends nothing`;
    return { findings: [{ is: 'note', words: `SMS key: not asked, ${why}` }], ahead: null };
  }
  const advice = {
    refused: 'nobody gets a code; compare SMS_API_KEY with its dashboard',
    away: 'nobody gets a code while it is so; see whether it has an outage, and whether this machine may reach it',
  };
  return { findings: [keyFinding('the SMS gateway', answer, advice)], ahead: answer.ahead };
}

function keyFinding(name: string, { is, why }: KeyAnswer, advice: Record<'refused' | 'away', string>): Finding {
  if (is === 'taken') return { is: 'good', words: `${name} takes the key` };
  return is === 'refused'
    ? { is: 'stops', words: `${name} refuses the key (it ${why}): ${advice.refused}` }
    : { is: 'bites', words: `${name} ${why}: ${advice.away}` };
}

/** Writes, reads and deletes a small file of a random name in the bucket, where there is one. */
export async function askBucket({ media }: Pick<Config, 'media'>): Promise<Finding[]> {
  if (media === null) return [];
  const bucket = new Bucket(media, { patience: PATIENCE, tries: 1 });
  const name = `doctor/${randomBytes(8).toString('hex')}`;
  const bytes = Buffer.from('written and deleted by npm run doctor');
  try {
    await bucket.put(name, bytes, { type: 'text/plain', cache: 'no-store' });
    if (!(await bucket.get(name))?.equals(bytes))
      return [{ is: 'stops', words: `the bucket ${media.url} did not give back what was written into it` }];
    await bucket.remove(name);
    return [{ is: 'good', words: `the bucket ${media.url} takes, gives back and deletes a file` }];
  } catch (error) {
    const { message } = errorOf(error);
    if (message.includes('(DELETE ')) return [{ is: 'bites', words: `${message} Let its key delete files.` }];
    // A shop serves without its bucket for a while; a place or key that the bucket refuses stays wrong.
    const is = /answered 4\d\d/.test(message) ? 'stops' : 'bites';
    return [{ is, words: `${message} Pictures are kept there: check MEDIA_URL, AWS_ENDPOINT_URL and its keys.` }];
  }
}

/** Returns notes about the services that answer only calls which cost something, or which belong to a person. */
export const unaskedServices = ({ places, google }: Pick<Config, 'places' | 'google'>): Finding[] => [
  ...(places.apiKey ? [note('address suggestions: not asked, each call costs')] : []),
  ...(google.clientId ? [note('Google sign-in: not asked, it answers only to a person who signs in')] : []),
];

const note = (words: string): Finding => ({ is: 'note', words });
