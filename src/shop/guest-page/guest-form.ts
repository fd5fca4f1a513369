import { readStoredJson, storageKeys, writeGrown, writeStored, writeStoredJson } from '#client/storage.ts';
import { keepTyped } from '#client/typed-field.ts';
import { knownAgain } from '#domain/guests/page-state.rules.ts';
import { addressProblems, newcomerProblems, translated } from '#domain/guests/guest-page.rules.ts';
import { typedMobile } from '#lib/mobile.ts';
import { pincodeFault, typedPincode } from '#lib/pincode.ts';
import { call } from '#shop/guest-page/guest-call.ts';
import { guestPageCalls } from '#shop/guest-page/guest-calls.ts';
import { failed, kept, opens, readPincodePlace, readView } from '#shop/guest-page/guest-link.ts';
import { $page, change, link } from '#shop/guest-page/guest-page.store.ts';
import { show, showProblem, tell, type Words } from '#shop/guest-page/guest-words.ts';

const fields = ['name', 'mobile', 'address', 'pincode'] as const;
type FieldName = (typeof fields)[number];
type Typed = Record<FieldName, string>;

/** The form by which a guest, or on a family link a newcomer, gives the address. */
export class GuestForm {
  private readonly form: HTMLFormElement;
  private readonly look: () => Promise<unknown>;
  private busy = false;
  /** Address and pincode whose doubt was asked already. */
  private asked = '';

  /** @param look reads again what the family has */
  constructor(form: HTMLFormElement, look: () => Promise<unknown>) {
    this.form = form;
    this.look = look;
    for (const part of form.querySelectorAll<HTMLElement>('[data-newcomer]')) part.hidden = link.f === '';
    const begun = readStoredJson<Partial<Typed>>(kept.draft) ?? {};
    for (const name of fields) this.control(name).value ||= begun[name] ?? '';
    // Before the listener below, which keeps what the fields hold.
    for (const [name, read] of [
      ['mobile', typedMobile],
      ['pincode', typedPincode],
    ] as const)
      keepTyped(this.control(name) as HTMLInputElement, read, { standing: true });
    form.addEventListener('input', ({ target }) => {
      writeGrown(kept.draft, JSON.stringify(this.typed()));
      const name = fields.find((one) => this.control(one) === target);
      if (name) this.showError(name, '');
      if (name === 'pincode') void this.showPlace();
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.send();
    });
  }

  /** True when an address was begun and not sent; going back, a browser fills in what was sent before. */
  get begun(): boolean {
    const typed = this.control('address').value.trim();
    return typed !== '' && typed !== readStoredJson<Partial<Typed>>(kept.sent)?.address;
  }

  /** Fills in what this browser sent before, never what the shop has, and puts the caret there. */
  open(): void {
    const sent = readStoredJson<Partial<Typed>>(kept.sent) ?? {};
    for (const name of ['address', 'pincode'] as const) this.control(name).value ||= sent[name] ?? '';
    this.control('address').focus();
  }

  private control(name: FieldName): HTMLInputElement | HTMLTextAreaElement {
    return this.form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
  }

  private part(selector: string): HTMLElement {
    return this.form.querySelector<HTMLElement>(selector)!;
  }

  private typed(): Typed {
    return Object.fromEntries(fields.map((name) => [name, this.control(name).value.trim()])) as Typed;
  }

  /** Shows a message of the server or the rules beside its field; an empty one hides it. */
  private showError(name: FieldName, message: string): void {
    show(this.part(`[data-error="${name}"]`), message ? (texts) => translated(message, texts) : null);
    this.control(name).setAttribute('aria-invalid', String(message !== ''));
  }

  /** Shows messages beside their fields and goes to the first; returns false when there is none. */
  private refuse(messages: Partial<Record<string, string>> = {}): boolean {
    for (const name of fields) this.showError(name, messages[name] ?? '');
    const first = fields.find((name) => messages[name]);
    if (first) this.control(first).focus();
    return first !== undefined;
  }

  /** Shows the pincode's place below its field; nothing while the pincode is incomplete. */
  private async showPlace(): Promise<void> {
    const pincode = this.control('pincode').value;
    const { place, known } = pincodeFault(pincode) ? { place: '', known: true } : await readPincodePlace(pincode);
    if (pincode !== this.control('pincode').value) return;
    const unknown: Words = (texts) => (place ? texts.pincodeProbably : texts.pincodeUnknown);
    show(this.part('[data-place]'), known ? (place ? () => '{place}' : null) : unknown, { place });
  }

  private async send(): Promise<void> {
    if (this.busy) return;
    const button = this.form.querySelector('button')!;
    const busy = (is: boolean): void => {
      this.busy = is;
      button.disabled = is;
      button.setAttribute('aria-busy', String(is));
      tell(button, (texts) => (is ? texts.sending : texts.send));
    };
    busy(true);
    showProblem(this.part('[data-problem]'), null);
    const typed = this.typed();
    const refused = this.refuse({ ...(link.f ? newcomerProblems(typed) : {}), ...addressProblems(typed) });
    if (!refused && !(await this.doubted(typed))) await this.deliver(typed);
    busy(false);
    // A button that was disabled has lost the focus.
    if (document.activeElement === document.body && button.checkVisibility()) button.focus();
  }

  /**
   * Asks once about a pincode that nobody knows or that lies elsewhere than the address says: it may be right, and is
   * sent by the next press. Returns true when it asked.
   */
  private async doubted({ address, pincode }: Typed): Promise<boolean> {
    const content = `${address}\n${pincode}`;
    if (this.asked === content) return false;
    const [{ known }, doubt] = await Promise.all([
      readPincodePlace(pincode),
      call(guestPageCalls.doubtAddress, { body: { address, pincode } }),
    ]);
    const { wrote, lies } = doubt.ok ? doubt.data : { wrote: '', lies: '' };
    if (known && !wrote) return false;
    this.asked = content;
    if (known) showProblem(this.part('[data-problem]'), (texts) => texts.doubt, { pincode, lies, wrote });
    else {
      show(this.part('[data-place]'), null);
      this.refuse({ pincode: 'unknown' });
    }
    return true;
  }

  private async deliver(typed: Typed): Promise<void> {
    const { name, mobile, address, pincode } = typed;
    const answer = link.f
      ? await call(guestPageCalls.addMyself, { body: { f: link.f, name, mobile, address, pincode } })
      : await call(guestPageCalls.updateAddressPerson, {
          body: { mobile: opens.mobile, address, pincode, ...(opens.t ? { t: opens.t, ...seen() } : {}) },
        });
    if (!answer.ok) {
      // The family or another window was quicker, or the guest lives abroad now: what is stored is shown first.
      if (answer.status === 409 && !link.f) return this.lookAgain(typed);
      const words: Words = answer.status === 409 ? (texts) => texts.full : failed(answer);
      if (answer.status !== 410 && !this.refuse(answer.fields)) showProblem(this.part('[data-problem]'), words);
      return;
    }
    writeStored(kept.draft, null);
    if (opens.t) writeStoredJson(kept.sent, { address, pincode });
    // Before what follows is read: whatever becomes of it, the address is there.
    const sent = `${link.f ? `${name}, ${mobile}\n` : ''}${address}, ${pincode}`;
    change({ part: 'after', given: true, sent, held: knownAgain(address, pincode), view: null });
    if (opens.t) await readView();
  }

  /** Shows the stored address, which is another than the guest saw, before anything replaces it. */
  private async lookAgain(typed: Typed): Promise<void> {
    await this.look();
    const { held, abroad } = $page.get();
    if (abroad) change({ part: 'after' });
    else if (held) change({ part: 'check', changed: true });
    else await this.deliver(typed);
  }
}

/** Returns what the guest saw of the stored address, as far as it was read. */
const seen = (): { held?: string } => ($page.get().read ? { held: $page.get().held } : {});

/** Removes all that this browser keeps of the guest. */
export function forgetGuest(): void {
  for (const key of Object.values(kept)) writeStored(key, null);
  writeStored(storageKeys.draft(`guest-address-${link.mobile}`), null);
}
