import type { GuestPageTexts } from '#shop/guest-page/guest-page.texts.ts';
import { type GuestLanguage, guestLanguages } from '#domain/guests/guest-language.rules.ts';
import { isInviting } from '#domain/guests/celebration.rules.ts';
import { pageState } from '#domain/guests/page-state.rules.ts';
import { normaliseMobile } from '#lib/mobile.ts';
import { call, type GuestCall } from '#shop/guest-page/guest-call.ts';
import { guestPageCalls } from '#shop/guest-page/guest-calls.ts';
import { checkPart, heldAddress } from '#shop/guest-page/guest-check.ts';
import { GuestForm } from '#shop/guest-page/guest-form.ts';
import { givenPart } from '#shop/guest-page/guest-given.ts';
import { opens, readView } from '#shop/guest-page/guest-link.ts';
import { loadAfter } from '#shop/guest-page/guest-page.loads.ts';
import { $language, $page, change, close, type GuestPage as Page, link } from '#shop/guest-page/guest-page.store.ts';
import { buttonFor, make, sendBy, show, tell, tellAgain, type Words } from '#shop/guest-page/guest-words.ts';

type PlainText = Exclude<keyof GuestPageTexts, 'errors'>;

/** Time for which the message of a sent address is shown, in ms. */
const TOLD = 5_000;

/** Page of one guest: asks for the address, shows what is coming and takes answers. */
class GuestPage extends HTMLElement {
  private form!: GuestForm;

  connectedCallback(): void {
    for (const part of this.querySelectorAll<HTMLElement>('[data-text]'))
      tell(part, (texts) => texts[part.dataset['text'] as PlainText]);
    const form = this.place('[data-view="form"] form') as HTMLFormElement;
    this.form = new GuestForm(form, () => this.look());
    $language.subscribe((language) => this.speak(language));
    this.draw($page.get());
    $page.listen((page, before) => this.draw(page, before));
    this.addEventListener('click', (event) => {
      const chosen = (event.target as Element).closest<HTMLElement>('[data-language]')?.dataset['language'];
      const language = guestLanguages.find((one) => one === chosen);
      if (!language) return;
      // Without script the button asks the shop for a page in its language.
      event.preventDefault();
      this.choose(language);
    });
    this.watchConnection();
    void this.look();
    for (const early of this.querySelectorAll<HTMLElement>('button[aria-busy="true"]')) {
      early.removeAttribute('aria-busy');
      if (early.getClientRects().length > 0) early.click();
    }
  }

  private place(selector: string): HTMLElement {
    return this.querySelector<HTMLElement>(selector)!;
  }

  private choose(language: GuestLanguage): void {
    $language.set(language);
    const query = new URLSearchParams(location.search);
    query.set('lang', language);
    history.replaceState(null, '', `${location.pathname}?${query}`);
  }

  private speak(language: GuestLanguage): void {
    this.lang = language;
    // The early script brings the faces of the page's language.
    document.documentElement.lang = language;
    for (const button of this.querySelectorAll<HTMLElement>('[data-language]'))
      button.setAttribute('aria-pressed', String(button.dataset['language'] === language));
    tellAgain();
  }

  private watchConnection(): void {
    const watch = (): void => show(this.place('[data-offline]'), navigator.onLine ? null : (texts) => texts.offlineNow);
    for (const kind of ['online', 'offline']) addEventListener(kind, watch);
    watch();
  }

  /** Reads who asks, and what is known of the guest. */
  private async look(): Promise<void> {
    if (link.f) return this.named(await call(guestPageCalls.readFamily, { body: { f: link.f } }));
    if (!link.t || !link.mobile) return normaliseMobile(link.mobile) === null ? close('broken') : undefined;
    const before = $page.get().sent;
    const answer = await call(guestPageCalls.readAddressRequest, { body: opens });
    if (!answer.ok) return this.named(answer);
    const { host, guest, open, spent, answered, abroad, held } = answer.data;
    // With the script, so that nothing moves below a finger when it comes.
    if (answered || abroad || held) await Promise.all([readView(), loadAfter().catch(() => null)]);
    else if (!open) await readView();
    const { view, unread } = $page.get();
    if (!open && !view && !unread) return close(spent ? 'spent' : 'closed');
    const known = {
      host: host || (view?.host ?? ''),
      guest: guest || (view?.guest ?? ''),
      held,
      read: true,
      abroad,
      spent,
      open,
    };
    const state = view && pageState({ mobile: abroad ? '+' : '', address: held }, view.gifts, view.answer);
    const asks = open && !abroad && (held === '' || this.form.begun);
    const part = asks ? 'form' : state === 'check' && open && !answered ? 'check' : 'after';
    // Whoever was quicker than this answer has sent the address already.
    const now = $page.get();
    const sooner = now.sent === before ? {} : { held: now.held };
    change({ ...known, ...sooner, changed: false, unread, ...(now.given ? {} : { part, given: answered }) });
  }

  /**
   * Shows the host's name from the result of a call. A refusal by the rate limit has the name too when the link is
   * valid; without an answer the form works all the same, and sending will tell.
   */
  private named(answer: GuestCall<{ host?: string; open?: boolean }>): void {
    const { host = '' } = (answer.data ?? {}) as { host?: string };
    if (answer.ok && answer.data.open === false) return close('closed');
    change({ host, unread: !answer.ok });
  }

  private readonly another = (): void => {
    change({ part: 'form' });
    this.form.open();
  };

  private draw(page: Page, before?: Page): void {
    for (const part of this.querySelectorAll<HTMLElement>('[data-view]'))
      part.hidden = part.dataset['view'] !== page.part;
    this.drawHead(page);
    const held = page.part === 'form' && page.held !== '';
    this.place('[data-held]').hidden = !held;
    this.place('[data-held]').replaceChildren(
      ...(held
        ? [tell(make('p'), (texts) => texts.checkHeld), heldAddress(), tell(make('p'), (texts) => texts.heldStill)]
        : []),
    );
    this.place('[data-promise]').hidden = page.part === 'after' || page.part === 'closed';
    const invites = this.invites(page);
    this.place('[data-view="check"] h2').hidden = !invites;
    if (page.part === 'check') this.place('[data-check]').replaceChildren(checkPart(this.another, () => this.look()));
    if (page.part === 'closed') tell(this.place('[data-why]'), (texts) => texts[page.why]);
    this.place('[data-given]').replaceChildren(...(page.part === 'after' ? givenPart(this.another) : []));
    const around = (one?: Page) => (one?.part === 'after' || one?.part === 'check' ? one.view?.gifts : undefined);
    if (around(page) !== around(before) || page.part !== before?.part) void this.drawAfter(page);
    const isNew = before && (before.part !== page.part || (page.changed && !before.changed));
    if (isNew && page.part !== 'form') this.place(page.changed ? '[data-check] [role="alert"]' : 'h1').focus();
    // By other links the family first looks at it.
    if (link.t && page.sent && page.sent !== before?.sent) this.tellDone();
  }

  /** True where the page asks for the address and invites to a celebration. */
  private invites({ part, view }: Page): boolean {
    return part === 'check' && view !== null && isInviting(view.celebration, Date.now());
  }

  private drawHead(page: Page): void {
    const { part, host, guest, given, unread } = page;
    const titles: Record<Page['part'], PlainText> = {
      form: 'title',
      check: this.invites(page) ? 'invitedTitle' : 'checkTitle',
      after: given ? 'thanks' : 'invitedTitle',
      closed: 'ended',
    };
    for (const title of [this.place('h1'), document.querySelector('title')!])
      tell(title, (texts) => texts[titles[part]]);
    show(this.place('[data-greeting]'), guest && part !== 'closed' ? (texts) => texts.greeting : null, { guest });
    const asks: Words = (texts) => (link.f ? texts.familyAsks : texts.asks);
    const who: Words = (texts) => texts.askedBySomeone;
    const invited: Words | null = host ? (texts) => texts.invitedBy : null;
    show(this.place('[data-who]'), part === 'closed' ? null : part === 'form' ? (host ? asks : who) : invited, {
      host,
    });
    this.drawUnread(unread);
  }

  /** Says that what the family has could not be read, with a button that tries again; the form works all the same. */
  private drawUnread(unread: boolean): void {
    const place = this.place('[data-unread]');
    if (place.hidden === !unread) return;
    place.hidden = !unread;
    const again = buttonFor((texts) => texts.again, { class: 'button button-quiet' });
    again.addEventListener('click', () => void sendBy(again, make('p'), () => this.look().then(() => null)));
    place.replaceChildren(
      tell(make('p'), (texts) => texts.unread),
      again,
    );
  }

  /** Draws what follows the address; its script comes only here, because a first visit does not need it. */
  private async drawAfter({ part, view }: Page): Promise<void> {
    const places = [this.place('[data-above]'), this.place('[data-after]')] as const;
    if (!view || part === 'form' || part === 'closed') return places.forEach((place) => place.replaceChildren());
    try {
      const { drawAfter } = await loadAfter();
      if (view === $page.get().view) drawAfter(...places);
    } catch {
      change({ unread: true, view: null });
    }
  }

  /** Says for a moment that the address has arrived. */
  private tellDone(): void {
    const done = tell(make('p', { class: 'toast', role: 'status' }), (texts) => texts.updated);
    this.append(done);
    setTimeout(() => done.remove(), TOLD);
  }
}

customElements.define('guest-page', GuestPage);
