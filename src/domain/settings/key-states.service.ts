import type { KeyState } from '#domain/settings/settings.contract.ts';

interface Key {
  name: string;
  purpose: string;
  /** Pattern of a good key, as far as it can be judged without using it. */
  form: RegExp;
  wrong: string;
  /** Consequence when the key is missing. */
  without: string;
}

const key = (name: string, purpose: string, without: string, form = /^\S{8,}$/, wrong = 'is too short'): Key => ({
  name,
  purpose,
  form,
  wrong,
  without,
});

/** Keys that the server takes from its environment. Whether a service accepts them shows when they are used. */
const keys: readonly Key[] = [
  key(
    'JWT_SECRET',
    'Sessions of customers',
    'One was made for this machine alone.',
    /^.{32,}$/s,
    'has less than 32 signs',
  ),
  key(
    'RAZORPAY_KEY_ID',
    'Payments',
    'Payments go to the built-in test gateway; no money moves.',
    /^rzp_(?:test|live)_\w{8,}$/,
    'should begin with rzp_live_ or rzp_test_',
  ),
  key('RAZORPAY_KEY_SECRET', 'Payments', 'Payments go to the built-in test gateway; no money moves.'),
  key(
    'RAZORPAY_WEBHOOK_SECRET',
    'Notices about payments',
    'One was made for this machine; the provider does not know it.',
  ),
  key('SMS_API_KEY', 'Text messages', 'Sign-in codes are shown on the screen.'),
  key(
    'GOOGLE_CLIENT_ID',
    'Sign-in with Google',
    'The sign-in with Google is not offered.',
    /^[\w-]+\.apps\.googleusercontent\.com$/,
    'should end with .apps.googleusercontent.com',
  ),
  key('PLACES_API_KEY', 'Address suggestions', 'Addresses are typed without suggestions.'),
  key('PUBLISH_HOOK_SECRET', 'Publishing by a hook', 'The hook is closed.', /^.{16,}$/s, 'has less than 16 signs'),
];

/**
 * Returns the state of each key of an environment: `set`, `missing`, or `malformed` with a message; never the keys
 * themselves.
 */
export function keyStates(environment: Readonly<Record<string, string | undefined>>): KeyState[] {
  return keys.map(({ name, purpose, form, wrong, without }) => {
    const value = environment[name]?.trim() ?? '';
    if (value === '') return { name, purpose, state: 'missing', words: without };
    if (!form.test(value)) return { name, purpose, state: 'malformed', words: `What is set ${wrong}.` };
    return { name, purpose, state: 'set', words: '' };
  });
}
