import { TOAST_LIFE, type ToastOptions } from '#client/toast.ts';
import * as say from '#client/client.texts.ts';

/*
 * Written here because no library does what is asked: those for React weigh as much as the rest of a page and close by the
 * end of a style's animation, which reduced motion ends at once; those without a framework (notyf, toastify-js) neither
 * queue nor can be dragged, and none stays above a modal dialog, where it must be a part of that dialog to be pressed.
 */

type Position = NonNullable<ToastOptions['position']>;
interface Waiting {
  text: string;
  kind: NonNullable<ToastOptions['kind']>;
}

/** Number of messages shown at a time in one corner; the others wait. */
const AT_A_TIME = 3;
/** Share of a message's width by which it must be dragged to be dismissed. */
const DRAGGED_OFF = 0.8;
/** Duration of the motion in and out, in ms. */
const MOTION = 250;
/** Pixels between messages and the elements that they must not cover. */
const GAP = 12;

/** Shows a message above everything, including open dialogs. */
export function showToast(text: string, { kind = 'note', position = 'top-right' }: ToastOptions): void {
  stacks[position].add({ text, kind });
}

/** The messages of one corner: at most three are shown at a time, the others wait. */
class ToastStack {
  private readonly region = document.createElement('div');
  private readonly queue: Waiting[] = [];
  private readonly shown = new Map<string, Toast>();
  private readonly position: Position;
  private readonly watcher = new MutationObserver(() => this.follow());
  private readonly place = (): void => this.keepClear();

  constructor(position: Position) {
    this.position = position;
    this.region.className = 'toasts';
    this.region.popover = 'manual';
    this.region.dataset.position = position;
    // What is added to a live region is spoken when the region was there before.
    this.region.setAttribute('aria-live', 'polite');
    this.settle();
  }

  add(message: Waiting): void {
    const same = this.shown.get(message.text);
    if (same) return same.again();
    if (this.queue.some(({ text }) => text === message.text)) return;
    this.queue.push(message);
    this.fill();
  }

  private fill(): void {
    while (this.shown.size < AT_A_TIME) {
      const next = this.queue.shift();
      if (!next) break;
      if (this.shown.size === 0) this.begin();
      const toast = new Toast(next, () => {
        this.shown.delete(next.text);
        this.fill();
        if (this.shown.size === 0) this.end();
      });
      this.shown.set(next.text, toast);
      this.region.prepend(toast.element);
      this.settle();
      toast.enter();
    }
  }

  private begin(): void {
    this.watcher.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['open'],
    });
    for (const kind of ['scroll', 'resize']) addEventListener(kind, this.place, { capture: true, passive: true });
  }

  private end(): void {
    this.watcher.disconnect();
    for (const kind of ['scroll', 'resize']) removeEventListener(kind, this.place, true);
  }

  /** Moves the messages along with dialogs. Those of presses before the one that opened a dialog do not come into it. */
  private follow(): void {
    const before = this.region.parentElement;
    this.settle();
    if (this.region.parentElement === before || this.region.parentElement === document.body) return;
    for (const toast of this.shown.values()) toast.leaveOlder();
  }

  /** Moves the messages into the topmost modal dialog, because everything outside it is inert. */
  private settle(): void {
    const home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    if (this.region.parentElement !== home) home.append(this.region);
    if (!this.region.matches(':popover-open')) this.region.showPopover();
    this.keepClear();
  }

  /**
   * Places the messages so that they do not cover the header at the top, or bars, the chat link and refusals at the
   * bottom.
   */
  private keepClear(): void {
    const top = this.position === 'top-right';
    let clear = 0;
    for (const part of document.querySelectorAll(
      top ? '.site-header, .offline' : '.sticky-bar, .chat-link, .submit-row:has(.refusal)',
    )) {
      const box = part.getBoundingClientRect();
      if (box.height === 0 || box.bottom <= 0 || box.top >= innerHeight) continue;
      const reach = top ? box.bottom : innerHeight - box.top;
      const near = top || box.bottom > innerHeight - clear - this.region.offsetHeight - GAP;
      if (near && reach > clear) clear = reach;
    }
    this.region.style.setProperty('--clear', `${Math.round(clear + GAP)}px`);
  }
}

/** Number of presses on this page since messages were loaded. */
let presses = 0;
for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => (presses += 1), { capture: true });

type Holder = 'pointer' | 'focus' | 'drag' | 'hidden' | 'leaving';

/**
 * One message. It disappears after 5 s, by its button or by dragging. The time stops while it is pointed at, focused or
 * dragged, and while the page is hidden.
 */
class Toast {
  readonly element = document.createElement('div');
  private readonly gone: () => void;
  /** Press after which it came. */
  private readonly press = presses;
  private readonly kind: Waiting['kind'];
  /** Reasons for which its time is stopped. */
  private readonly holders = new Set<Holder>();
  private left = TOAST_LIFE;
  private since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private from: EventTarget | null = null;

  constructor(message: Waiting, gone: () => void) {
    this.gone = gone;
    this.kind = message.kind;
    this.element.className = `toast toast-${message.kind}`;
    this.element.append(Object.assign(document.createElement('p'), { textContent: message.text }), this.cross());
    this.drag();
    const { element } = this;
    // A finger is no pointer that rests somewhere.
    element.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && this.hold('pointer'));
    element.addEventListener('pointerleave', () => this.free('pointer'));
    element.addEventListener('focusin', ({ relatedTarget }) => {
      this.from = relatedTarget;
      this.hold('focus');
    });
    element.addEventListener('focusout', () => this.free('focus'));
    document.addEventListener('visibilitychange', this.seen);
  }

  enter(): void {
    // A region that has just been moved into a dialog does not speak by itself.
    if (this.element.closest('dialog')) this.element.role = 'alert';
    this.move([{ opacity: 0, translate: '2rem 0' }, {}]);
    this.seen();
  }

  /** Shows the message for another five seconds. */
  again(): void {
    this.stop();
    this.left = TOAST_LIFE;
    this.enter();
  }

  /** Stops the message's time while the page is hidden. */
  private readonly seen = (): void => (document.hidden ? this.hold('hidden') : this.free('hidden'));

  private hold(holder: Holder): void {
    this.holders.add(holder);
    this.stop();
  }

  private free(holder: Holder): void {
    this.holders.delete(holder);
    if (this.holders.size > 0 || this.timer !== undefined) return;
    this.since = Date.now();
    this.timer = setTimeout(() => this.leave(), this.left);
  }

  private stop(): void {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.left = Math.max(0, this.left - (Date.now() - this.since));
  }

  /** Leaves when it answered an earlier press than the last one; a problem stays. */
  leaveOlder(): void {
    if (this.press < presses && this.kind !== 'problem') this.leave();
  }

  private leave(): void {
    this.hold('leaving');
    document.removeEventListener('visibilitychange', this.seen);
    if (this.element.contains(document.activeElement) && this.from instanceof HTMLElement)
      this.from.focus({ preventScroll: true });
    this.element.inert = true;
    this.move([{ opacity: this.element.style.opacity || 1 }, { opacity: 0 }]);
    this.element.style.opacity = '0';
    setTimeout(() => this.element.remove(), MOTION);
    this.gone();
  }

  private move(frames: Keyframe[]): void {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      this.element.animate(frames, { duration: MOTION, easing: 'ease-out' });
  }

  private cross(): HTMLButtonElement {
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'icon-button',
      ariaLabel: say.messageCloseHeard,
    });
    button.addEventListener('click', () => this.leave());
    return button;
  }

  /** Makes the message draggable; released beyond `DRAGGED_OFF` it disappears, otherwise it returns. */
  private drag(): void {
    let begun: number | null = null;
    const { element } = this;
    const shift = (by: number): void => {
      element.style.translate = by === 0 ? '' : `${by}px 0`;
      element.style.opacity = by === 0 ? '' : String(Math.max(0.2, 1 - Math.abs(by) / element.offsetWidth));
    };
    element.addEventListener('pointerdown', (event) => {
      if ((event.target as Element).closest('button') || event.button !== 0) return;
      begun = event.clientX;
      element.setPointerCapture(event.pointerId);
      this.hold('drag');
    });
    element.addEventListener(
      'pointermove',
      ({ clientX }) => begun !== null && !element.inert && shift(clientX - begun),
    );
    element.addEventListener('pointerup', ({ clientX }) => {
      if (begun !== null && Math.abs(clientX - begun) >= element.offsetWidth * DRAGGED_OFF) this.leave();
    });
    // Comes after the pointer was lifted, and whenever it is lost otherwise.
    element.addEventListener('lostpointercapture', () => {
      begun = null;
      if (element.inert) return;
      shift(0);
      this.free('drag');
    });
  }
}

const stacks: Record<Position, ToastStack> = {
  'top-right': new ToastStack('top-right'),
  'bottom-right': new ToastStack('bottom-right'),
};
