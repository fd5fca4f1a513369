import { requireSignIn, signedIn, $signedIn } from '#client/session.ts';
import { boxRows } from '#features/box/box-rows.ts';
import { drawBox } from '#features/box/box-drawing.rules.ts';
import { type Box, type BoxMaterial, boxTypeOf, emptyBox, emptySections, readBox, sectionAmounts, withChoice } from '#features/box/box.rules.ts';
import { boxInProgress, resetBox, selectionAddress, takeChosen } from '#features/box/box.store.ts';
import { boxPrice } from '#features/checkout/pricing.rules.ts';
import { formatRupees, toRupees } from '#lib/money.ts';
import { pictureSources } from '#ui/picture-sources.ts';

/** Time after which the page scrolls to the sections when a sweet was chosen, in ms. */
const SCROLL_DELAY = 500;

/** The box builder of an invitation's page. The box lives in the browser until it is put into a cart or bought. */
class BoxBuilder extends HTMLElement {
  #$box!: ReturnType<typeof boxInProgress>;
  #missing: number[] = [];

  connectedCallback(): void {
    if (!this.#invitationId) return;
    this.#$box = boxInProgress(this.#invitationId);
    const chosen = takeChosen(this.#invitationId);
    if (chosen) {
      this.#$box.set(withChoice(this.#$box.get(), chosen));
      setTimeout(() => dispatchEvent(new CustomEvent('scrollToNext')), SCROLL_DELAY);
    }
    this.#part<HTMLFormElement>('choices').addEventListener('change', (event) => this.#choose(event.target as HTMLInputElement));
    this.addEventListener('click', (event) => {
      const action = (event.target as HTMLElement).closest<HTMLElement>('[data-action]')?.dataset['action'];
      if (action === 'next') this.#next();
      if (action === 'cart' || action === 'later') void this.#keep(action === 'later');
    });
    $signedIn.subscribe((known) => {
      for (const name of ['cart', 'later']) {
        const button = this.querySelector<HTMLElement>(`[data-action="${name}"]`);
        if (button) button.hidden = !known;
      }
    });
    document.querySelector('[data-back]')?.addEventListener('click', () => resetBox(this.#invitationId));
    this.#$box.subscribe((box) => this.#show(box));
    // A page restored by Back or the other way round shows the box as it is kept by now.
    addEventListener('pageshow', (event) => event.persisted && location.reload());
  }

  get #invitationId(): string {
    return this.dataset['invitation'] ?? '';
  }

  #part<T extends Element = HTMLElement>(name: string): T {
    return this.querySelector(`[data-${name}]`) as T;
  }

  #choose(field: HTMLInputElement): void {
    const before = this.#$box.get();
    const number = Number(field.value);
    this.#missing = [];
    if (field.name === 'weight') this.#$box.set(readBox({ ...before, weight: number }) ?? before);
    if (field.name === 'tempId' && number !== before.tempId) {
      // Choosing a box type empties the box; what lay in it can be put back.
      this.#$box.set({ ...emptyBox(), weight: before.weight, tempId: number });
      if (before.choices.length > 0) this.#offerUndo(before);
    }
  }

  #offerUndo(before: Box): void {
    const undo = this.#part('undo');
    undo.textContent = 'The box was emptied for its new type. ';
    const button = Object.assign(document.createElement('button'), { type: 'button', className: 'button button-plain', textContent: 'Put the sweets back' });
    button.addEventListener('click', () => {
      this.#$box.set(before);
      undo.hidden = true;
    });
    undo.append(button);
    undo.hidden = false;
  }

  #address(section: number): string {
    const boxName = boxTypeOf(this.#$box.get().tempId).name;
    return selectionAddress({ invitationId: this.#invitationId, section, cartId: '', status: '', boxName });
  }

  #show(box: Box): void {
    for (const name of ['weight', 'tempId'] as const) {
      const radio = this.querySelector<HTMLInputElement>(`input[name="${name}"][value="${box[name]}"]`);
      if (radio) radio.checked = true;
    }
    const amounts = sectionAmounts(box);
    const chooseAt = (index: number): string => this.#address(index);
    const material = this.dataset['material'] as BoxMaterial;
    const pictureOf = (image: string): string => pictureSources(image)?.src ?? '';
    this.#part('drawing').innerHTML = drawBox({ tempId: box.tempId, material, choices: box.choices, chooseAt, pictureOf, missing: this.#missing });
    this.#part('rows').replaceChildren(...boxRows({ box, amounts, chooseAt, missing: this.#missing, emptyPrice: this.dataset['emptyPrice'] ?? '' }));
    const invitation = Number(this.dataset['price']);
    this.#part('total').textContent = formatRupees(boxPrice(amounts, 0));
    this.#part('invitation-price').textContent = formatRupees(invitation);
    this.#part('box-price').textContent = formatRupees(boxPrice(amounts, invitation));
  }

  #next(): void {
    const box = this.#$box.get();
    this.#missing = emptySections(box);
    this.#show(box);
    const [first] = this.#missing;
    if (first !== undefined) {
      const part = this.querySelector<SVGElement>(`[data-section="${first}"]`);
      part?.scrollIntoView({ block: 'center' });
      part?.focus();
      return;
    }
    if (!signedIn()) return requireSignIn();
    const total = toRupees(boxPrice(sectionAmounts(box), Number(this.dataset['price'])));
    location.assign(`/invitation-GuestList/${total}?invitation=${this.#invitationId}`);
  }

  async #keep(saved: boolean): Promise<void> {
    const { keepBox } = await import('#features/box/keep-box.ts');
    await keepBox(this.#invitationId, this.#$box.get(), saved, this.querySelector(`[data-action="${saved ? 'later' : 'cart'}"]`));
  }
}

customElements.define('box-builder', BoxBuilder);
