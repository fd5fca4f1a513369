import { bringIntoView } from '#client/in-view.ts';
import { readStoredJson, storageKeys, writeStored, writeStoredJson } from '#client/storage.ts';
import { toast } from '#client/toast.ts';
import { addressProblems } from '#features/guest-page/guest-page.rules.ts';
import { askWhoAsks, placeOf, sendAddress } from '#features/guest-page/guest-link.ts';
import { type GuestPageTexts, guestPageTexts } from '#features/guest-page/guest-page.texts.ts';
import { type GuestLanguage, guestLanguages } from '#features/guests/guest.rules.ts';
import { asciiDigits } from '#lib/digits.ts';
import { normaliseMobile } from '#lib/mobile.ts';

const fields = ['address', 'pincode'] as const;
type FieldName = (typeof fields)[number];
const PROBLEM = '[data-problem]';
type PlainText = Exclude<keyof GuestPageTexts, 'errors'>;

/** The page on which a guest fills in and corrects the own address. */
class GuestPage extends HTMLElement {
  private readonly query = new URLSearchParams(location.search);
  private readonly mobile = this.query.get('mobile')?.trim() ?? '';
  private readonly secret = this.query.get('t') ?? '';
  private readonly draft = storageKeys.draft(`guest-address-${this.mobile}`);
  private language: GuestLanguage = 'en';
  private people = { host: '', guest: '' };
  private shown: Partial<Record<FieldName, string>> = {};
  private busy = false;

  connectedCallback(): void {
    this.speak(guestLanguages.find((one) => one === this.query.get('lang')) ?? 'en');
    const kept = readStoredJson<Partial<Record<FieldName, string>>>(this.draft) ?? {};
    for (const name of fields) this.control(name).value = kept[name] ?? '';
    this.addEventListener('input', ({ target }) => {
      const code = this.control('pincode');
      if (target === code && code.value !== asciiDigits(code.value)) code.value = asciiDigits(code.value);
      writeStoredJson(this.draft, Object.fromEntries(fields.map((name) => [name, this.control(name).value])));
      const name = fields.find((one) => this.control(one) === target);
      if (name) this.showError(name, '');
      if (name === 'pincode') void this.showPlace();
    });
    this.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest('button');
      const language = guestLanguages.find((one) => one === button?.dataset.language);
      if (language) this.choose(language);
      if (button && 'correct' in button.dataset) this.show('form');
    });
    this.form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.send();
    });
    this.form.querySelector('button')!.disabled = false;
    if (normaliseMobile(this.mobile) === null) this.close('broken');
    else if (this.secret !== '') void this.readWhoAsks();
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
    const { host, guest } = this.people;
    this.write('[data-who]', host ? this.texts.asks.replace('{host}', host) : this.texts.askedBySomeone);
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

  private show(view: 'form' | 'thanks' | 'closed'): void {
    for (const part of this.querySelectorAll<HTMLElement>('[data-view]')) part.hidden = part.dataset.view !== view;
    const title = this.querySelector('h1')!;
    title.dataset.text = view === 'thanks' ? 'thanks' : 'title';
    title.textContent = this.texts[view === 'thanks' ? 'thanks' : 'title'];
    if (view === 'thanks') title.focus();
    if (view === 'form') this.control('address').focus();
  }

  /** Nothing can be filled in here, and why. */
  private close(why: 'closed' | 'spent' | 'broken'): void {
    const words = this.querySelector<HTMLElement>('[data-view="closed"] [data-text]')!;
    words.dataset.text = why;
    words.textContent = this.texts[why];
    this.show('closed');
  }

  private showError(name: FieldName, message: string): void {
    this.shown[name] = message;
    this.write(`[data-error="${name}"]`, this.texts.errors[message] ?? message);
    this.control(name).setAttribute('aria-invalid', String(message !== ''));
  }

  /** Says under the pincode where it lies, in the letters of India Post, or that nobody knows it. */
  private async showPlace(): Promise<void> {
    const pincode = this.control('pincode').value.trim();
    const place = /^[1-9]\d{5}$/.test(pincode) ? await placeOf(pincode).catch(() => '') : '';
    if (pincode !== this.control('pincode').value.trim()) return;
    this.write('[data-place]', place === 'unknown' ? this.texts.pincodeUnknown : place);
  }

  private async readWhoAsks(): Promise<void> {
    const answer = await askWhoAsks({ mobile: this.mobile, t: this.secret }).catch(() => null);
    // Without an answer the form still works; sending will tell.
    if (!answer?.ok) return;
    if (!answer.data.open) return this.close(answer.data.spent ? 'spent' : 'closed');
    this.people = answer.data;
    this.querySelector<HTMLElement>('[data-answered]')!.hidden = !answer.data.answered;
    this.speak(this.language);
  }

  private async send(): Promise<void> {
    if (this.busy) return;
    this.setBusy(true);
    this.write(PROBLEM, '');
    try {
      await this.deliver();
    } catch {
      this.write(PROBLEM, this.texts.notSent);
    }
    this.setBusy(false);
  }

  private async deliver(): Promise<void> {
    const [address, pincode] = fields.map((name) => this.control(name).value.trim()) as [string, string];
    const found = addressProblems({ address, pincode });
    for (const name of fields) this.showError(name, found[name] ?? '');
    const first = fields.find((name) => found[name]);
    if (first) return this.control(first).focus();
    const answer = await sendAddress({ mobile: this.mobile, t: this.secret }, address, pincode);
    if (!answer.ok) {
      if (answer.status === 410) return this.close((answer.data as { spent?: boolean }).spent ? 'spent' : 'closed');
      for (const name of fields) this.showError(name, answer.fields?.[name] ?? '');
      const refused = fields.find((name) => answer.fields?.[name]);
      if (refused) return this.control(refused).focus();
      return this.write(PROBLEM, answer.status === 429 ? answer.message : this.texts.notSent);
    }
    writeStored(this.draft, null);
    this.write('[data-sent]', `${address}, ${pincode}`);
    this.show('thanks');
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
