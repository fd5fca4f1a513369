import startReact from '@astrojs/react/client.js';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React needs so many turns of the browser for what effects set while it hydrates. */
const TURNS = 3;

/** What differs from what the server wrote: a text, or whether a box is ticked; undefined when nothing does. */
export function changeOf(control: Control): string | boolean | undefined {
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

/** Lets React see a change that was made before it was there. Focus, caret and a word being composed stay. */
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

/** What was typed or chosen in an island before React was there, to be made good once it is. */
function keepChanges(island: HTMLElement): () => Promise<void> {
  const changes = [...island.querySelectorAll<Control>('input,textarea,select')].map(
    (control) => [control, changeOf(control)] as const,
  );
  const focused = document.activeElement as HTMLInputElement;
  const { selectionStart, selectionEnd } = focused;
  return async () => {
    const typedSince = new Set<EventTarget | null>();
    const since = ({ isTrusted, target }: Event): void => void (isTrusted && typedSince.add(target));
    island.addEventListener('input', since, true);
    for (const [control, change] of changes) if (change !== undefined) changeAgain(control, change);
    // What effects set only now, a draft for instance, is settled before a press, and does not count more than what was typed.
    for (let turn = 0; turn < TURNS; turn++) await new Promise((done) => setTimeout(done));
    island.removeEventListener('input', since, true);
    for (const [control, change] of changes)
      if (change !== undefined && !typedSince.has(control) && valueOf(control) !== change) changeAgain(control, change);
    if (typeof selectionStart === 'number' && typedSince.size === 0 && focused.selectionStart !== selectionStart)
      focused.setSelectionRange(selectionStart, selectionEnd);
  };
}

/**
 * Starts React in an island. In one that slept until somebody turned to it (`client:use`), what was typed or chosen
 * meanwhile is made again as events, so that it reaches React's state over any value that state began with; focus and
 * caret stay.
 */
const startIsland: typeof startReact = (island) => {
  const hydrate = startReact(island);
  return async (...given) => {
    if (given[3].client !== 'use') return hydrate(...given);
    const makeGood = keepChanges(island);
    hydrate(...given);
    // Astro hydrates in a transition. React finishes it at once, effects included, before it answers an event like this one.
    island.firstElementChild?.dispatchEvent(new Event('dragend'));
    await makeGood();
  };
};

export default startIsland;
