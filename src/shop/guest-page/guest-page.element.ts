import { bringIntoView } from '#client/in-view.ts';
import { readStoredJson, storageKeys, writeGrown, writeStored, writeStoredJson } from '#client/storage.ts';
import { toast } from '#client/toast.ts';
import { keepTyped } from '#client/typed-field.ts';
import type { GuestView } from '#domain/guests/celebration.contract.ts';
import { addressProblems, newcomerProblems, refusalText, translated } from '#domain/guests/guest-page.rules.ts';
import {
  addMyself,
  askFamily,
  askWhoAsks,
  readPincodePlace,
  loadGuestView,
  sendAddress,
} from '#shop/guest-page/guest-link.ts';
import { type GuestPageTexts, guestPageTexts } from '#shop/guest-page/guest-page.texts.ts';
import { type GuestLanguage, guestLanguages } from '#domain/guests/guest-language.rules.ts';
import { normaliseMobile, typedMobile } from '#lib/mobile.ts';
import { pincodeFault, typedPincode } from '#lib/pincode.ts';

const fields = ['name', 'mobile', 'address', 'pincode'] as const;
type FieldName = (typeof fields)[number];
const PROBLEM = '[data-problem]';
/** Result for a pincode that cannot be looked up. */
const SILENT = { words: '', known: true };
type PlainText = Exclude<keyof GuestPageTexts, 'errors'>;

/** Page on which a guest enters and corrects their own address. */
class GuestPage extends HTMLElement {
  private readonly query = new URLSearchParams(location.search);
  private readonly mobile = this.query.get('mobile')?.trim() ?? '';
  private readonly secret = this.query.get('t') ?? '';
  /** Secret of a family link, with which guests add themselves; empty on other pages. */
  private readonly family = this.query.get('f') ?? '';
  private readonly draft = storageKeys.draft(`guest-address-${this.family ? 'family' : this.mobile}`);
  private readonly sent = storageKeys.draft(`guest-sent-${this.secret.slice(0, 8)}`);
  private language: GuestLanguage = 'en';
  private people = { host: '', guest: '' };
  private shown: Partial<Record<FieldName, string>> = {};
  private busy = false;
  /** Unknown pincode that the guest was already warned of. */
  private confirmed = '';
  /** Data that the guest may see once the address is given; null before. */
  private view: GuestView | null = null;

  connectedCallback(): void {
    this.speak(guestLanguages.find((one) => one === this.query.get('lang')) ?? 'en');
    const kept = readStoredJson<Partial<Record<FieldName, string>>>(this.draft) ?? {};
    for (const name of fields) this.control(name).value ||= kept[name] ?? '';
    // Before the listener below, which keeps what the fields hold.
    for (const [name, read] of [
      ['mobile', typedMobile],
      ['pincode', typedPincode],
    ] as const)
      keepTyped(this.control(name) as HTMLInputElement, read, { standing: true });
    this.addEventListener('input', ({ target }) => {
      if (target === this.control('pincode')) this.confirmed = '';
      writeGrown(
        this.draft,
        JSON.stringify(Object.fromEntries(fields.map((name) => [name, this.control(name).value]))),
      );
      const name = fields.find((one) => this.control(one) === target);
      if (name) this.showError(name, '');
      if (name === 'pincode') void this.showPlace();
    });
    this.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest('button');
      const language = guestLanguages.find((one) => one === button?.dataset.language);
      if (language) this.choose(language);
      if (button && 'correct' in button.dataset) {
        // What this browser sent, never what the shop has: whoever else holds the link is not told the address.
        const sent = readStoredJson<Partial<Record<FieldName, string>>>(this.sent) ?? {};
        for (const name of ['address', 'pincode'] as const) this.control(name).value ||= sent[name] ?? '';
        this.show('form', true);
      }
    });
    this.form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.send();
    });
    for (const part of this.querySelectorAll<HTMLElement>('[data-newcomer]')) part.hidden = this.family === '';
    if (this.family !== '') void this.readFamily();
    else if (normaliseMobile(this.mobile) === null) this.close('broken');
    else if (this.secret !== '') void this.readWhoAsks();
    for (const early of this.querySelectorAll<HTMLElement>('button[aria-busy="true"]')) {
      early.removeAttribute('aria-busy');
      if (early.getClientRects().length > 0) early.click();
    }
  }

  private get link(): { mobile: string; t: string } {
    return { mobile: this.mobile, t: this.secret };
  }

  private get form(): HTMLFormElement {
    return this.querySelector('form')!;
  }

  private get texts(): GuestPageTexts {
    return guestPageTexts[this.language];
  }

  private control(name: FieldName): HTMLInputElement | HTMLTextAreaElement {
    return this.form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
  }

  private choose(language: GuestLanguage): void {
    this.speak(language);
    this.query.set('lang', language);
    history.replaceState(null, '', `${location.pathname}?${this.query}`);
  }

  private speak(language: GuestLanguage): void {
    this.language = language;
    this.lang = language;
    for (const button of this.querySelectorAll<HTMLElement>('[data-language]'))
      button.setAttribute('aria-pressed', String(button.dataset.language === language));
    for (const part of this.querySelectorAll<HTMLElement>('[data-text]'))
      part.textContent = this.texts[part.dataset.text as PlainText];
    void this.drawAfter();
    const { host, guest } = this.people;
    const asks = this.family ? this.texts.familyAsks : this.texts.asks;
    this.write('[data-who]', host ? asks.replace('{host}', host) : this.texts.askedBySomeone);
    this.write('[data-greeting]', guest ? this.texts.greeting.replace('{guest}', guest) : '');
    for (const name of fields) this.showError(name, this.shown[name] ?? '');
  }

  private write(selector: string, text: string): void {
    const part = this.querySelector<HTMLElement>(selector);
    if (!part) return;
    part.textContent = text;
    part.hidden = text === '';
    if (selector === PROBLEM && text !== '') bringIntoView(part);
  }

  private show(view: 'form' | 'thanks' | 'closed', moved = false): void {
    for (const part of this.querySelectorAll<HTMLElement>('[data-view]')) part.hidden = part.dataset.view !== view;
    const title = this.querySelector('h1')!;
    const heads = { form: 'title', thanks: 'thanks', closed: 'ended' } as const;
    title.dataset.text = heads[view];
    title.textContent = this.texts[heads[view]];
    if (moved && view === 'thanks') title.focus();
    if (moved && view === 'form') this.control('address').focus();
  }

  /** Replaces the form by the reason why no address can be entered. */
  private close(why: 'closed' | 'spent' | 'broken'): void {
    const text = this.querySelector<HTMLElement>('[data-view="closed"] [data-text]')!;
    text.dataset.text = why;
    text.textContent = this.texts[why];
    this.show('closed');
  }

  private showError(name: FieldName, message: string): void {
    this.shown[name] = message;
    this.write(`[data-error="${name}"]`, translated(message, this.texts));
    this.control(name).setAttribute('aria-invalid', String(message !== ''));
  }

  /** Shows the pincode's place below its field, or that the pincode is unknown; nothing while it is incomplete. */
  private async showPlace(): Promise<void> {
    const pincode = this.control('pincode').value;
    const { words, known } = pincodeFault(pincode) ? SILENT : await readPincodePlace(pincode).catch(() => SILENT);
    if (pincode !== this.control('pincode').value) return;
    const { pincodeUnknown, pincodeProbably } = this.texts;
    this.write('[data-place]', known ? words : words ? pincodeProbably.replace('{place}', words) : pincodeUnknown);
  }

  private async readFamily(): Promise<void> {
    this.querySelector<HTMLElement>('[data-text="thanksNote"]')!.dataset.text = 'held';
    const answer = await askFamily(this.family).catch(() => null);
    if (!answer?.ok) return this.nameHost(answer);
    if (!answer.data.open) return this.close('closed');
    this.nameHost(answer);
  }

  /**
   * Shows the host's name from the result of a call. A refusal by the rate limit contains the name too when the link is
   * valid.
   */
  private nameHost(answer: { data?: unknown } | null, guest = ''): void {
    const { host = '' } = (answer?.data ?? {}) as { host?: string };
    this.people = { host, guest };
    this.speak(this.language);
  }

  private async readWhoAsks(): Promise<void> {
    const answer = await askWhoAsks(this.link).catch(() => null);
    // Without an answer the form still works; sending will tell.
    if (!answer?.ok) return this.nameHost(answer);
    const { open, spent, answered } = answer.data;
    this.view = answered || !open ? await loadGuestView(this.link).catch(() => null) : null;
    if (!open && !this.view) return this.close(spent ? 'spent' : 'closed');
    this.people = {
      host: answer.data.host || (this.view?.host ?? ''),
      guest: answer.data.guest || (this.view?.guest ?? ''),
    };
    this.querySelector<HTMLElement>('[data-answered]')!.hidden = !answered;
    for (const button of this.querySelectorAll<HTMLElement>('[data-correct]')) button.hidden = !open;
    // Who comes back sees what is on its way, unless an address was begun and not sent.
    if (this.view && !(open && this.control('address').value)) {
      this.write('[data-sent]', this.texts[open ? 'answered' : spent ? 'spent' : 'answered']);
      this.querySelector<HTMLElement>('[data-text="thanksNote"]')!.hidden = true;
      this.show('thanks');
    }
    this.speak(this.language);
  }

  /**
   * Renders the part of the page after the address is given. Imports its script on demand, because a first visit does
   * not need it.
   */
  private async drawAfter(): Promise<void> {
    const { view, language } = this;
    const place = this.querySelector<HTMLElement>('[data-after]');
    if (!view || !place) return;
    // A box that goes to an address of before says so itself.
    if (view.gifts.some(({ elsewhere }) => elsewhere))
      this.querySelector<HTMLElement>('[data-text="thanksNote"]')!.hidden = true;
    const { drawAfter } = await import('#shop/guest-page/guest-after.ts');
    if (language !== this.language || view !== this.view) return;
    drawAfter(place, {
      link: this.link,
      view,
      language,
      onView: (next) => {
        this.view = next;
      },
      onErased: (text) => {
        for (const kept of [this.draft, this.sent]) writeStored(kept, null);
        this.view = null;
        this.close('closed');
        this.querySelector('[data-view="closed"] [data-text]')!.textContent = text;
      },
    });
  }

  private async send(): Promise<void> {
    if (this.busy) return;
    this.setBusy(true);
    this.write(PROBLEM, '');
    try {
      await this.deliver();
    } catch {
      this.write(PROBLEM, this.texts[refusalText(null)]);
    }
    this.setBusy(false);
  }

  private async deliver(): Promise<void> {
    const [name, mobile, address, pincode] = fields.map((one) => this.control(one).value.trim()) as [
      string,
      string,
      string,
      string,
    ];
    const found = {
      ...(this.family ? newcomerProblems({ name, mobile }) : {}),
      ...addressProblems({ address, pincode }),
    } as Partial<Record<FieldName, string>>;
    for (const one of fields) this.showError(one, found[one] ?? '');
    const first = fields.find((one) => found[one]);
    if (first) return this.control(first).focus();
    // A pincode that nobody knows may be right: it is told, and sent by a second press.
    if (this.confirmed !== pincode && !(await readPincodePlace(pincode).catch(() => SILENT)).known) {
      this.confirmed = pincode;
      this.write('[data-place]', '');
      this.showError('pincode', 'unknown');
      return this.control('pincode').focus();
    }
    this.showError('pincode', '');
    const answer = this.family
      ? await addMyself({ f: this.family, name, mobile, address, pincode })
      : await sendAddress(this.link, address, pincode);
    if (!answer.ok) {
      if (answer.status === 410) return this.close((answer.data as { spent?: boolean }).spent ? 'spent' : 'closed');
      for (const one of fields) this.showError(one, answer.fields?.[one] ?? '');
      const refused = fields.find((one) => answer.fields?.[one]);
      if (refused) return this.control(refused).focus();
      return this.write(PROBLEM, this.texts[answer.status === 409 ? 'full' : refusalText(answer)]);
    }
    writeStored(this.draft, null);
    if (this.secret !== '') writeStoredJson(this.sent, { address, pincode });
    this.write('[data-sent]', `${this.family ? `${name}, ${mobile}\n` : ''}${address}, ${pincode}`);
    this.show('thanks', true);
    if (this.secret !== '') {
      this.view = await loadGuestView(this.link).catch(() => null);
      void this.drawAfter();
    }
    toast(this.texts.updated, { kind: 'done' });
  }

  private setBusy(busy: boolean): void {
    this.busy = busy;
    const button = this.form.querySelector('button')!;
    button.disabled = busy;
    button.setAttribute('aria-busy', String(busy));
    button.textContent = busy ? this.texts.sending : this.texts.send;
  }
}

customElements.define('guest-page', GuestPage);
