import type { ClientDirective } from 'astro';
import { answerLost, mayLoad } from '#client/lost-script.ts';

/** Options of `client:use`. */
export interface UseOptions {
  /**
   * Keys of local or session storage that show that the person began something here before; a key ending in `*` is a
   * prefix.
   */
  begun?: string[];
  /** Hash of the page that leads straight to this island: `#pay`. */
  hash?: string;
  /** Selector of controls elsewhere on the page that open this island. */
  open?: string;
}

/** An island with `client:use`, and what it tells the code that starts React. */
export interface SleepingIsland extends HTMLElement {
  /** The HTML that the server wrote, and its elements in their order; whatever changes a page comes later. */
  written?: readonly [html: string, elements: readonly Element[]];
  /** Controls that were pressed and forms that were sent before React was there, in turn. */
  held: HTMLElement[];
  /** True while an input method composes a word in a field, as it does for Hindi. */
  composing?: boolean;
  /** True while one of `held` is replayed. */
  replaying?: boolean;
  /** Replays the presses of `held` one after the other once React is there; returns a message when one cannot be made. */
  replay?(): Promise<string | undefined>;
}

const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'online'];
const PRESSABLE = 'a[href],button,input[type=submit]';

/** True once React's file was loaded in advance, whatever the number of islands. */
let warmed = false;

/** Tells whether the browser's storage has one of the keys. */
export function begunBefore(keys: readonly string[], areas: () => Storage[]): boolean {
  try {
    return areas().some((area) =>
      keys.some((key) =>
        key.endsWith('*')
          ? Object.keys(area).some((name) => name.startsWith(key.slice(0, -1)))
          : area.getItem(key) !== null,
      ),
    );
  } catch {
    return false; // Where storage is forbidden nothing was begun.
  }
}

/** Loads React's file in advance at the first sign of life, after everything else, unless the person saves data. */
function warm(island: SleepingIsland): void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (
    warmed ||
    !mayLoad() ||
    document.readyState !== 'complete' ||
    connection?.saveData ||
    connection?.effectiveType?.includes('2g')
  )
    return;
  warmed = true;
  (globalThis.requestIdleCallback ?? setTimeout)(() =>
    import(island.getAttribute('renderer-url') ?? '').catch(() => undefined),
  );
}

/**
 * `client:use={{ begun: ['shagun:draft:contact:v1'], hash: '#pay', open: '[data-search-open]' }}`
 *
 * An island for a page that most people only read. Its server-rendered HTML stands, and must work without script. React
 * and the island load with the first sign of a person at it (pointer over or down, touch, focus, key), or at once when
 * something was begun before: a stored key, the page's hash, a press of one of the controls named by `open` (the island
 * itself listens to those once it is there).
 *
 * What was typed or chosen before React was there is made again afterwards (`island-renderer.ts`). A press of a link or
 * button, and a submit, is held: no page changes, the control is `aria-busy`, and it is pressed again, once and in its
 * turn, on the same element, or on the one that stands in its place where a translating browser or an extension had
 * changed the island; a press that cannot be made any more is answered by a sentence. A form or link that leads
 * somewhere by itself and need not wait says `data-direct`, on itself or around it.
 *
 * Without a network a press is held until there is one. Where loading fails, a held press is answered by a sentence, the
 * next one by loading the page again (unless somebody took over with `preventDefault` on `astro:hydration-error`), and
 * links and forms with an `action` go their own way while the device is online.
 *
 * The script stands inline before the first island of a page: it holds what must be there before React is, must stay small
 * and imports nothing at run time. What can wait for React comes with it.
 * Islands of this kind do not nest and do not suspend while they hydrate.
 */
const use: ClientDirective = (load, { value }, element) => {
  const island = element as SleepingIsland;
  const { begun = [], hash, open } = (typeof value === 'object' ? value : {}) as UseOptions;
  island.written = [island.innerHTML, [...island.querySelectorAll('*')]];
  const held: HTMLElement[] = (island.held = []);
  let loading = false;
  let failed = false;

  const wake = async (): Promise<void> => {
    if (loading || !mayLoad()) return;
    loading = true;
    let failure: Event | null = null;
    const onFailure = (event: Event): void => void (failure = event);
    island.addEventListener('astro:hydration-error', onFailure);
    // React's own files, which its renderer would ask for a round trip later; `load` tells when they cannot be had.
    for (const file of island.dataset['core']?.split(' ') ?? []) import(`/_astro/${file}`).catch(() => undefined);
    const hydrate = await load();
    island.removeEventListener('astro:hydration-error', onFailure);
    for (const control of held) control.removeAttribute('aria-busy');
    if (failure !== null) {
      if (held[0] && !(failure as Event).defaultPrevented) void answerLost(tell);
      held.length = 0;
      loading = false;
      failed = true;
      return;
    }
    const hydrated = hydrate();
    for (const sign of SIGNS) removeEventListener(sign, notice, true);
    await hydrated;
    const lost = await island.replay?.();
    removeEventListener('click', hold, true);
    removeEventListener('submit', hold, true);
    if (lost) tell(lost);
  };

  /** Tells whether an event happens at this island. */
  const here = ({ target }: Event): boolean =>
    target instanceof Element && (island.contains(target) || (open !== undefined && target.closest(open) !== null));

  const notice = (event: Event): void => {
    warm(island);
    if (event.type === 'online' ? held.length > 0 : here(event) && !(failed && event.type === 'pointerover'))
      void wake();
  };

  const hold = (event: Event): void => {
    if (island.replaying || !here(event)) return;
    const control =
      event.type === 'submit'
        ? (event.target as HTMLFormElement)
        : (event.target as Element).closest<HTMLElement>(open ? `${PRESSABLE},${open}` : PRESSABLE);
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    if (!control || ctrlKey || metaKey || shiftKey || control.closest('[data-direct]')) return;
    const leads = control.closest('a[href],form[action]');
    if (failed && leads && navigator.onLine) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!held.includes(control)) held.push(control);
    control.setAttribute('aria-busy', 'true');
    void wake();
  };

  for (const kind of ['compositionstart', 'compositionend'])
    island.addEventListener(kind, () => (island.composing = kind === 'compositionstart'));
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
  for (const sign of SIGNS) addEventListener(sign, notice, { capture: true, passive: true });
  if (
    island.contains(document.activeElement) ||
    (hash !== undefined && location.hash === hash) ||
    begunBefore(begun, () => [localStorage, sessionStorage])
  )
    void wake();
};

/** Shows a message above everything, without any other script. */
function tell(text: string): void {
  document.querySelector('.unreached')?.remove();
  const note = Object.assign(document.createElement('p'), {
    className: 'unreached notice notice-problem',
    popover: 'manual',
    role: 'alert',
    textContent: text,
  });
  document.body.append(note);
  note.showPopover();
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, () => note.remove(), { once: true });
}

export default use;
