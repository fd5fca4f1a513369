import { MINUTE } from '#lib/time.ts';
import { TYPED } from '#client/renewal-watch.ts';
import { readStored, readStoredJson, writeStored, writeStoredJson } from '#client/storage.ts';
import { flash } from '#client/toast.ts';
import * as say from '#client/client.texts.ts';

/** Storage key of the time, in ms, at which this tab last reloaded a page by itself. */
const RENEWED = 'shagun:renewed:v1';
/** Milliseconds within which a page is not reloaded a second time, because the first reload did not help. */
const SOON = MINUTE;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Typed = [name: string, value: string, ticked: boolean | null];

let looking = false;

/**
 * Handles a script that cannot be loaded. When a release has removed it, reloads the page once and keeps the typed
 * values. While an island or dialog is in use, or after a reload within a minute, shows a message with a reload button
 * instead. Does nothing offline.
 */
export async function handleMissingScript(): Promise<void> {
  if (looking || !navigator.onLine) return;
  looking = true;
  if (await isOld()) renew();
  looking = false;
}

/**
 * Handles an island whose script cannot be loaded: checks for a release, and shows a message unless the island has
 * `client:use`.
 */
export function islandMissed(island: EventTarget | null): void {
  void handleMissingScript();
  if (island instanceof Element && island.getAttribute('client') !== 'use') offer(say.partMissing);
}

/**
 * Tells whether the server now serves this page with other scripts than those loaded; false when it cannot be fetched.
 */
async function isOld(): Promise<boolean> {
  const answer = await fetch(location.pathname + location.search, { cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) return false;
  const page = await answer.text();
  return [...document.querySelectorAll('script[src^="/_astro/"],astro-island')].some(
    (part) => !page.includes(part.getAttribute('src') ?? part.getAttribute('component-url') ?? ''),
  );
}

function renew(): void {
  const atWork = document.querySelector('astro-island:not([ssr]),dialog[open]') !== null;
  if (atWork || Date.now() - Number(readStored(RENEWED, 'sessionStorage')) < SOON) return offer(say.renewedLoadAgain);
  writeStored(RENEWED, String(Date.now()), 'sessionStorage');
  flash(say.renewed);
  loadAgain();
}

function loadAgain(): void {
  const typed: Typed[] = [];
  for (const control of document.querySelectorAll<Control>('main :is(input,textarea,select)[name]')) {
    const { type, name, value } = control;
    const ticked = type === 'checkbox' || type === 'radio' ? (control as HTMLInputElement).checked : null;
    if (type !== 'password' && type !== 'file' && type !== 'hidden') typed.push([name, value, ticked]);
  }
  writeStoredJson(TYPED, { page: location.pathname, typed }, 'sessionStorage');
  location.reload();
}

/** Restores the values that were typed before this page was reloaded. */
export function putBack(): void {
  const kept = readStoredJson<{ page: string; typed: Typed[] }>(TYPED, 'sessionStorage');
  if (kept === null) return;
  writeStored(TYPED, null, 'sessionStorage');
  if (kept.page !== location.pathname) return;
  for (const [name, value, ticked] of kept.typed) {
    const selector = `main [name="${CSS.escape(name)}"]${ticked === null ? '' : `[value="${CSS.escape(value)}"]`}`;
    const control = document.querySelector<Control>(selector);
    if (!control) continue;
    const field = ticked === null ? 'value' : 'checked';
    const given = ticked ?? value;
    if ((control as HTMLInputElement)[field] === given) continue;
    // The element's own setter: React, if it is there already, then sees a change.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), field)?.set?.call(control, given);
    for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }));
  }
}

/** Shows a message above everything, with a button that reloads the page. */
function offer(text: string): void {
  document.querySelector('.unreached')?.remove();
  const notice = Object.assign(document.createElement('div'), {
    className: 'unreached notice notice-problem',
    popover: 'manual',
    role: 'alert',
  });
  const again = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'button button-quiet',
    textContent: say.loadAgain,
  });
  again.addEventListener('click', loadAgain);
  notice.append(Object.assign(document.createElement('p'), { textContent: text }), again);
  // Beside an open dialog nothing can be pressed.
  (document.querySelector('dialog:modal') ?? document.body).append(notice);
  notice.showPopover();
}
