import { type ComponentType, createElement, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { SleepingIsland } from '#client/island-directive.ts';
import * as say from '#client/client.texts.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Number of event-loop turns that React needs for the effects of hydration. */
const TURNS = 3;

/**
 * Returns a control's value, or the state of a checkbox or radio button, when it differs from the server's HTML;
 * undefined when it does not.
 */
export function controlChange(control: Control): string | boolean | undefined {
  if ('selectedIndex' in control) {
    const given = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex === Math.max(given, 0) ? undefined : control.value;
  }
  if (control.type === 'checkbox' || control.type === 'radio') {
    const { checked, defaultChecked } = control as HTMLInputElement;
    return checked === defaultChecked || (control.type === 'radio' && !checked) ? undefined : checked;
  }
  return control.value === control.defaultValue ? undefined : control.value;
}

const valueOf = (control: Control): string | boolean =>
  control.type === 'checkbox' || control.type === 'radio' ? (control as HTMLInputElement).checked : control.value;

/**
 * Applies a change of a control again and dispatches its events, so that React notices it. Keeps focus, caret and a
 * word being composed.
 */
function changeAgain(
  control: Control & { _valueTracker?: { setValue(value: string): void } },
  change: string | boolean,
): void {
  if (typeof change === 'boolean') {
    (control as HTMLInputElement).checked = !change;
    control.click();
    return;
  }
  if (control.type !== 'file' && control.value !== change) control.value = change;
  // React passes over an event whose value it thinks it knows.
  control._valueTracker?.setValue(`${change} `);
  for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }));
}

const turn = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Removes the attributes from HTML, to compare structures; React accepts different attributes. */
const structureOf = (html: string): string => html.replace(/<([\w-]+)(?=\s)[^<>]*/g, '<$1');

type Changed = HTMLInputElement & { open?: boolean };

/** Properties of an element that a user can change. */
const STATES = ['defaultValue', 'value', 'checked', 'open'] as const;
/** Property of a file field that a user can change; scripts cannot set its value. */
const FILE_STATES = ['files'] as const;

/**
 * Copies the state that a user may have changed (value, ticked box, open part, files) from an element to its
 * replacement.
 */
export function carryOver(before: Changed, now: Changed): void {
  for (const state of now.type === 'file' ? FILE_STATES : STATES)
    if (before[state] !== now[state]) Object.assign(now, { [state]: before[state] });
}

/**
 * Restores the server's HTML of an island whose structure an extension or a translating browser changed, since React
 * would otherwise replace its elements and lose their state. Copies values, waiting clicks, focus and caret to the new
 * elements.
 */
async function writeAgain(island: SleepingIsland): Promise<void> {
  if (!island.written) return;
  const [html, elements] = island.written;
  if (structureOf(island.innerHTML) === structureOf(html)) return;
  // A press is none where its element goes between down and up, and a word falls apart where its field goes.
  while (island.matches(':active') || island.composing) await turn();
  const focused = document.activeElement as HTMLInputElement;
  const { selectionStart, selectionEnd } = focused;
  island.innerHTML = html;
  for (const [at, now] of island.querySelectorAll<Changed>('*').entries()) {
    const before = elements[at] as typeof now;
    carryOver(before, now);
    const place = island.held.indexOf(before);
    if (place >= 0) island.held[place] = now;
    if (before !== focused) continue;
    now.focus({ preventScroll: true });
    if (typeof selectionStart === 'number') now.setSelectionRange(selectionStart, selectionEnd);
  }
}

/**
 * Records the changes that a user made in an island before React started; returns a function that applies them again.
 */
function keepChanges(island: HTMLElement): () => Promise<void> {
  const changes = [...island.querySelectorAll<Control>('input,textarea,select')].map(
    (control) => [control, controlChange(control)] as const,
  );
  const focused = document.activeElement as HTMLInputElement;
  const { selectionStart, selectionEnd } = focused;
  return async () => {
    const typedSince = new Set<EventTarget | null>();
    const since = ({ isTrusted, target }: Event): void => void (isTrusted && typedSince.add(target));
    island.addEventListener('input', since, true);
    for (const [control, change] of changes) if (change !== undefined) changeAgain(control, change);
    // What effects set only now, a draft for instance, is settled before a press, and does not count more than what was typed.
    for (let left = TURNS; left > 0; left--) await turn();
    island.removeEventListener('input', since, true);
    for (const [control, change] of changes)
      if (change !== undefined && !typedSince.has(control) && valueOf(control) !== change) changeAgain(control, change);
    if (typeof selectionStart === 'number' && typedSince.size === 0 && focused.selectionStart !== selectionStart)
      focused.setSelectionRange(selectionStart, selectionEnd);
  };
}

/**
 * Replays the clicks and submissions that waited for React, on the element or its replacement. Returns a message when
 * one was lost, else undefined.
 */
async function replayHeld(island: SleepingIsland): Promise<string | undefined> {
  let lost: string | undefined;
  // What one changes is drawn before the next is replayed; who presses meanwhile waits behind it.
  for (let held; (held = island.held.shift()); await turn()) {
    held.removeAttribute('aria-busy');
    island.replaying = true;
    if (!held.isConnected || held.matches(':disabled')) lost = say.pressAgain;
    else if (held instanceof HTMLFormElement) held.requestSubmit();
    // Not `click()`: a link inside a drawing has none.
    else held.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    island.replaying = false;
  }
  return lost;
}

/**
 * Starts React in an island. With `client:use`, changes made before are applied again as events, so that they override
 * initial values in React's state.
 */
const startIsland =
  (island: SleepingIsland) =>
  async (
    Component: ComponentType<object>,
    props: object,
    _slots: unknown,
    { client }: { client: string },
  ): Promise<void> => {
    if (!island.hasAttribute('ssr')) return;
    const part = createElement(Component, props);
    if (client === 'only') return startTransition(() => createRoot(island).render(part));
    await writeAgain(island);
    const makeGood = keepChanges(island);
    startTransition(() => void hydrateRoot(island, part, { identifierPrefix: island.getAttribute('prefix') ?? '' }));
    if (client !== 'use') return undefined;
    // React finishes what it hydrates in a transition at once, effects included, before it answers an event like this one.
    island.firstElementChild?.dispatchEvent(new Event('dragend'));
    await makeGood();
    island.replay = () => replayHeld(island);
    return undefined;
  };

export default startIsland;
