/** The stand-in for the provider's checkout script: the same global, options, methods and callbacks. */
(() => {
  const base = new URL('.', document.currentScript.src);

  class Razorpay {
    #options;
    #listeners = new Map();
    #layer = null;
    #returnTo = null;

    constructor(options) {
      if (!options || !options.key || !options.order_id) throw new Error('key and order_id are required');
      this.#options = options;
    }

    on(name, listener) {
      this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
    }

    open() {
      const { key, order_id, amount, currency, name, description, theme = {}, prefill = {} } = this.#options;
      const url = new URL('window', base);
      const query = {
        key,
        order_id,
        amount,
        currency,
        name,
        description,
        color: theme.color,
        contact: prefill.contact,
        origin: location.origin,
        // A browser that shows no window over the page leaves it, and comes back by a form.
        callback_url: this.#options.redirect ? this.#options.callback_url : undefined,
      };
      for (const [field, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(field, value);
      if (query.callback_url !== undefined) return location.assign(url.href);
      const frame = document.createElement('iframe');
      frame.src = url.href;
      frame.title = 'Payment';
      Object.assign(frame.style, {
        position: 'fixed',
        inset: '0',
        width: '100%',
        height: '100%',
        border: '0',
        zIndex: '2147483647',
        colorScheme: 'light',
      });
      this.#returnTo = document.activeElement;
      this.#layer = frame;
      window.addEventListener('message', this.#hear);
      window.addEventListener('popstate', this.#back);
      this.#hold();
      document.body.append(frame);
      document.documentElement.style.overflow = 'hidden';
      frame.addEventListener('load', () => frame.focus());
    }

    /** Takes the window away, and tells once the entry of the history is gone, too: a page may leave at once. */
    close(done = () => {}) {
      window.removeEventListener('message', this.#hear);
      window.removeEventListener('popstate', this.#back);
      this.#layer?.remove();
      this.#layer = null;
      document.documentElement.style.overflow = '';
      this.#returnTo?.focus?.();
      if (!history.state?.testPayment) return done();
      window.addEventListener('popstate', () => done(), { once: true });
      history.back();
    }

    /** Keeps an entry of the history while the window is open, so that Back asks instead of leaving the page. */
    #hold() {
      history.pushState({ ...history.state, testPayment: true }, '');
    }

    #back = () => {
      if (history.state?.testPayment) return;
      this.#hold();
      this.#layer?.contentWindow?.postMessage({ kind: 'ask' }, base.origin);
    };

    #hear = (event) => {
      if (event.origin !== base.origin || event.source !== this.#layer?.contentWindow) return;
      const { kind, ...rest } = event.data ?? {};
      if (kind === 'paid') {
        this.close(() => this.#options.handler?.(rest.payment));
      } else if (kind === 'failed') {
        for (const listener of this.#listeners.get('payment.failed') ?? []) listener({ error: rest.error });
      } else if (kind === 'dismissed') {
        this.close(() => this.#options.modal?.ondismiss?.());
      }
    };
  }

  window.Razorpay = Razorpay;
})();
