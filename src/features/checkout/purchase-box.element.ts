import { readStoredJson, storageKeys, writeStoredJson } from '#client/storage.ts';
import { requireSignIn, signedIn } from '#client/session.ts';
import { dryFruitTotal, parseQuantity, type SweetUnit, sweetTotal, TOO_MUCH } from '#features/checkout/pricing.rules.ts';
import { formatRupees } from '#lib/money.ts';

/** What a person has chosen so far; kept for this product until it is bought. */
interface Chosen {
  quantity: string;
  unit: SweetUnit;
}

const ENTER_QUANTITY = 'Please Enter Quantity';
const SELECT_QUANTITY = 'please Select Quantity';
/** For a dry fruit whose total is missing; its spelling differs by kind. */
const ENTER_DRY_FRUIT_QUANTITY = 'please Enter Quantity';

/**
 * The purchase box of a sweet or dry fruit: quantity, unit, live total and Pay.
 * Data attributes: `kind`, `item` (id), `rate` (paise), `delivery` (present when a charge is added), `name`.
 * It wakes with the first touch, and the static price, which is the build's, is then corrected by today's.
 */
class PurchaseBox extends HTMLElement {
  #rate = 0;

  connectedCallback(): void {
    this.#rate = Number(this.dataset['rate']);
    const form = this.#form;
    this.#restore();
    this.#show();
    form.addEventListener('input', (event) => {
      const field = event.target as HTMLInputElement;
      if (field.name === 'quantity' && field.tagName === 'INPUT') field.value = field.value.replace(/\D+/g, '').slice(0, 6);
      this.#complain('');
      this.#show();
      writeStoredJson(this.#draftKey, this.#chosen);
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#pay();
    });
    void this.#correctPrice();
    // Coming back from sign-in, the person finds what was chosen and goes on where they were.
    if (signedIn() && location.hash === '#pay' && this.#total > 0) void this.#pay();
  }

  get #form(): HTMLFormElement {
    return this.querySelector('form') as HTMLFormElement;
  }

  get #isSweet(): boolean {
    return this.dataset['kind'] === 'sweet';
  }

  get #draftKey(): string {
    return storageKeys.draft(`purchase:${this.dataset['item']}`);
  }

  get #chosen(): Chosen {
    const data = new FormData(this.#form);
    return { quantity: String(data.get('quantity') ?? ''), unit: data.get('unit') === 'gm' ? 'gm' : 'kg' };
  }

  get #sum(): { price: number; delivery: number; total: number } {
    const { quantity, unit } = this.#chosen;
    const amount = parseQuantity(quantity, unit) ?? 0;
    if (!this.#isSweet) return dryFruitTotal(this.#rate, amount);
    return sweetTotal({ rate: this.#rate, isDeliveryCharge: this.dataset['delivery'] !== undefined }, amount, unit);
  }

  get #total(): number {
    return this.#sum.total;
  }

  /** Takes up what was chosen earlier; what was typed before this script was there counts more, and is kept. */
  #restore(): void {
    if (this.#chosen.quantity !== '') {
      writeStoredJson(this.#draftKey, this.#chosen);
      return;
    }
    const chosen = readStoredJson<Chosen>(this.#draftKey);
    if (!chosen || typeof chosen.quantity !== 'string') return;
    const quantity = this.#form.elements.namedItem('quantity') as HTMLInputElement | HTMLSelectElement;
    quantity.value = chosen.quantity;
    const unit = this.querySelector<HTMLInputElement>(`input[name="unit"][value="${chosen.unit === 'gm' ? 'gm' : 'kg'}"]`);
    if (unit) unit.checked = true;
  }

  #show(): void {
    const { price, delivery, total } = this.#sum;
    this.#write('price', price);
    this.#write('delivery', delivery);
    this.#write('total', total);
    this.toggleAttribute('data-chosen', total > 0);
  }

  #write(part: string, paise: number): void {
    const output = this.querySelector(`[data-part="${part}"]`);
    if (output) output.textContent = formatRupees(paise);
  }

  #complain(message: string): void {
    const error = this.querySelector<HTMLElement>('[data-part="error"]');
    if (!error) return;
    error.textContent = message;
    error.hidden = message === '';
    const quantity = this.#form.elements.namedItem('quantity') as HTMLElement;
    quantity.setAttribute('aria-invalid', String(message !== ''));
    if (message !== '') quantity.focus();
  }

  async #correctPrice(): Promise<void> {
    const { readRate } = await import('#features/checkout/live-price.ts');
    const rate = await readRate(this.#isSweet ? 'sweet' : 'dry-fruit', this.dataset['item'] ?? '');
    if (rate === null || rate === this.#rate) return;
    this.#rate = rate;
    for (const text of document.querySelectorAll('[data-live-rate]')) text.textContent = formatRupees(rate);
    this.#show();
  }

  async #pay(): Promise<void> {
    const { quantity, unit } = this.#chosen;
    const amount = parseQuantity(quantity, unit);
    if (amount === null || this.#total <= 0) {
      const tooMuch = this.#isSweet && amount === null && Number(quantity) > 0;
      this.#complain(tooMuch ? TOO_MUCH : this.#isSweet ? ENTER_QUANTITY : quantity === '' ? SELECT_QUANTITY : ENTER_DRY_FRUIT_QUANTITY);
      return;
    }
    if (!signedIn()) {
      requireSignIn(`${location.pathname}#pay`);
      return;
    }
    const button = this.querySelector<HTMLButtonElement>('button[type="submit"]');
    button?.setAttribute('aria-busy', 'true');
    try {
      const { openDeliveryDialog } = await import('#features/checkout/delivery-dialog.tsx');
      openDeliveryDialog({
        kind: this.#isSweet ? 'sweet' : 'dry-fruit',
        itemId: this.dataset['item'] ?? '',
        name: this.dataset['name'] ?? '',
        quantity: amount,
        unit,
        amount: this.#total,
        onPaid: () => writeStoredJson(this.#draftKey, { quantity: '', unit }),
      });
    } catch {
      this.#complain('The form could not be loaded. Please check your connection and press Pay again.');
    } finally {
      button?.removeAttribute('aria-busy');
    }
  }
}

customElements.define('purchase-box', PurchaseBox);
