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

const key = (name: string, purpose: string, without: string, form = /^\S{8,}$/, wrong = say.tooShort): Key => ({
  name,
  purpose,
  form,
  wrong,
  without,
});

/** Keys that the server takes from its environment. Whether a service accepts them shows when they are used. */
const keys: readonly Key[] = [
  key('JWT_SECRET', say.sessionsCustomers, say.oneMadeMachineAlone, /^.{32,}$/s, say.fewerThan32Signs),
  key(
    'RAZORPAY_KEY_ID',
    say.keyPayments,
    say.paymentsGoBuiltTest,
    /^rzp_(?:test|live)_\w{8,}$/,
    say.shouldBeginRzpLive,
  ),
  key('RAZORPAY_KEY_SECRET', say.keyPayments, say.paymentsGoBuiltTest),
  key('RAZORPAY_WEBHOOK_SECRET', say.noticesAboutPayments, say.oneMadeMachineProvider),
  key('SMS_API_KEY', say.textMessages, say.signCodesShownScreen),
  key(
    'GOOGLE_CLIENT_ID',
    say.signGoogle,
    say.signGoogleNotOffered,
    /^[\w-]+\.apps\.googleusercontent\.com$/,
    say.shouldEndAppsGoogleusercontent,
  ),
  key('PLACES_API_KEY', say.addressSuggestions, say.addressesTypedWithoutSuggestions),
  key('PUBLISH_HOOK_SECRET', say.publishingHook, say.hookClosed, /^.{16,}$/s, say.fewerThan16Signs),
];

/**
 * Returns the state of each key of an environment: `set`, `missing`, or `malformed` with a message; never the keys
 * themselves.
 */
export function keyStates(environment: Readonly<Record<string, string | undefined>>): KeyState[] {
  return keys.map(({ name, purpose, form, wrong, without }) => {
    const value = environment[name]?.trim() ?? '';
    if (value === '') return { name, purpose, state: 'missing', words: without };
    if (!form.test(value)) return { name, purpose, state: 'malformed', words: say.whatSet(wrong) };
    return { name, purpose, state: 'set', words: '' };
  });
}
