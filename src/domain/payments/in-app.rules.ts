/**
 * True for browsers, by their user agent, that do not show the provider's window over a page or lose its answer:
 * Instagram, Facebook and Messenger, Opera and UC on phones, and views within Android apps. The provider asks for a
 * `callback_url` for these (its guide "Handle Payment Success and Failure").
 */
export const cannotFrame = (userAgent: string): boolean =>
  /Instagram|FBAN|FBAV|FB_IAB|Messenger|OPR\/.*Mobile|Mobile.*OPR\/|OPT\/|OPiOS|Opera Mini|UCBrowser|UCWEB|; wv\)/.test(
    userAgent,
  );
