import { isRecord } from '#lib/narrow.ts';
import type { Config } from '#server/config.ts';
import { checkKey, type KeyAnswer } from '#server/key-check.ts';

/**
 * Asks the SMS gateway for the shop's balance, to learn whether it takes the key. Returns null for a gateway without a
 * call that sends nothing: the demonstration's and MSG91.
 * @param patience longest wait for the answer, ms
 */
export async function checkSmsKey(sms: Config['sms'], patience: number): Promise<KeyAnswer | null> {
  if (sms.provider !== 'fast2sms') return null;
  const url = `${sms.apiBase || 'https://www.fast2sms.com'}/dev/wallet`;
  return checkKey(url, { method: 'POST', headers: { authorization: sms.apiKey } }, patience, (status, data) => {
    if (status === 401 || status === 403) return 'refused';
    if (!isRecord(data) || typeof data['return'] !== 'boolean' || status >= 500) return 'away';
    return data['return'] ? 'taken' : 'refused';
  });
}
