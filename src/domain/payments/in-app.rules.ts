/**
 * Tells, by the user agent, whether a browser cannot show the provider's window over a page or loses its answer: in-app
 * browsers of Instagram, Facebook and Messenger, Opera and UC on phones, and Android web views. The provider asks for a
 * `callback_url` for these (its guide "Handle Payment Success and Failure").
 */
export const cannotFrame = (userAgent: string): boolean =>
  /Instagram|FBAN|FBAV|FB_IAB|Messenger|OPR\/.*Mobile|Mobile.*OPR\/|OPT\/|OPiOS|Opera Mini|UCBrowser|UCWEB|; wv\)/.test(
    userAgent,
  );
