import type { KeyState } from '#domain/settings/settings.contract.ts';
import * as say from '#domain/settings/settings.texts.ts';

interface Key {
  name: string;
  purpose: string;
  /** Pattern of a good key, as far as it can be judged without using it. */
  form: RegExp;
  wrong: string;
  /** Consequence when the key is missing. */
  without: string;
}

const key = (name: string, purpose: string, without: string, form = /^\S{8,}$/, wrong = say.keyTooShort): Key => ({
  name,
  purpose,
  form,
  wrong,
  without,
});

/** Keys that the server takes from its environment. Whether a service accepts them shows when they are used. */
const keys: readonly Key[] = [
  key('JWT_SECRET', say.keySessions, say.sessionKeyMade, /^.{32,}$/s, say.sessionKeyTooShort),
  key('RAZORPAY_KEY_ID', say.keyPayments, say.paymentsAreTests, /^rzp_(?:test|live)_\w{8,}$/, say.paymentKeyWrong),
  key('RAZORPAY_KEY_SECRET', say.keyPayments, say.paymentsAreTests),
  key('RAZORPAY_WEBHOOK_SECRET', say.keyPaymentNotices, say.noticeKeyMade),
  key('SMS_API_KEY', say.keySms, say.codesOnScreen),
  key(
    'GOOGLE_CLIENT_ID',
    say.keyGoogle,
    say.googleNotOffered,
    /^[\w-]+\.apps\.googleusercontent\.com$/,
    say.googleIdWrong,
  ),
  key('PLACES_API_KEY', say.keyPlaces, say.noSuggestions),
  key('PUBLISH_HOOK_SECRET', say.keyHook, say.hookClosed, /^.{16,}$/s, say.hookKeyTooShort),
];

/**
 * Returns the state of each key of an environment: `set`, `missing`, or `malformed` with a message; never the keys
 * themselves.
 */
export function keyStates(environment: Readonly<Record<string, string | undefined>>): KeyState[] {
  return keys.map(({ name, purpose, form, wrong, without }) => {
    const value = environment[name]?.trim() ?? '';
    if (value === '') return { name, purpose, state: 'missing', words: without };
    if (!form.test(value)) return { name, purpose, state: 'malformed', words: wrong };
    return { name, purpose, state: 'set', words: '' };
  });
}
