import Squire from 'squire-rte';
import { safeFragment, storedHtml } from '#office/catalogue/safe-fragment.ts';

/** Formats at the cursor, which the buttons show. */
export interface Marks {
  block: string;
  bold: boolean;
  italic: boolean;
  list: 'UL' | 'OL' | null;
  table: boolean;
  /** Target of the link; null outside of a link. */
  link: string | null;
}

/** What the editor tells its page. */
interface Told {
  /** Called with the text to store, after the user edited it. */
  onText(text: string): void;
  onMarks(marks: Marks): void;
  onUndoable(can: { canUndo: boolean; canRedo: boolean }): void;
}

/** Keys to take from the editor: formats that no policy may have, and keys that would trap the keyboard. */
const UNUSED_KEYS = ['Tab', 'Shift-Tab', 'PageUp', 'PageDown'];
const UNUSED_LETTERS = ['Shift-5', 'Shift-6', 'Shift-7', '[', ']', 'd'];

/** Keys that write nothing. */
const MOVES = /^(?:Arrow|Tab|Shift|Control|Alt|Meta|Home|End|Page|Escape)/;
/** Events by which a person writes. */
const BY_HAND = ['keydown', 'beforeinput', 'input', 'paste', 'cut', 'drop', 'compositionstart'];

/** What a button of the editor does. */
export type Act = (squire: Squire, marks: Marks) => void;

/** Acts of the buttons; one that is there already is taken away. */
export const acts = {
  bold: (squire, { bold }) => void (bold ? squire.removeBold() : squire.bold()),
  italic: (squire, { italic }) => void (italic ? squire.removeItalic() : squire.italic()),
  list: (squire, { list }) => void (list === 'UL' ? squire.removeList() : squire.makeUnorderedList()),
  numbered: (squire, { list }) => void (list === 'OL' ? squire.removeList() : squire.makeOrderedList()),
  undo: (squire) => void squire.undo(),
  redo: (squire) => void squire.redo(),
} satisfies Record<string, Act>;

/** Returns the act that turns the selected paragraphs and headings into elements of `tag`, except in lists and tables. */
export const turnInto =
  (tag: string): Act =>
  (squire) =>
    void squire.modifyBlocks((fragment: DocumentFragment) => {
      for (const block of fragment.querySelectorAll('p, div, h2, h3, h4')) {
        if (block.closest('li, td, th')) continue;
        const other = document.createElement(tag);
        other.append(...block.childNodes);
        block.replaceWith(other);
      }
      return fragment;
    });

/** Returns the act that links the selection, or the whole link around the cursor, to a URL; null removes the link. */
export const linkTo =
  (url: string | null): Act =>
  (squire) => {
    takeWholeLink(squire);
    if (url === null) squire.removeLink();
    else squire.makeLink(url);
  };

export type RichEditor = ReturnType<typeof openEditor>;

/** Makes an element a visual editor of a text. Its listeners lie on the element's parent, so that they hear first. */
export function openEditor(element: HTMLElement, { onText, onMarks, onUndoable }: Told) {
  /** Last text that the page has, from the editor or from elsewhere. */
  let known: string | null = null;
  /** True once the user edited the text; changes by browser extensions do not count. */
  let touched = false;
  /** Last text from outside of the editor, and the form in which the editor would store it. */
  let came = { value: '', stored: '' };
  const squire = new Squire(element, { blockTag: 'P', sanitizeToDOMFragment: safeFragment });
  for (const key of UNUSED_KEYS) squire.setKeyHandler(key, null);
  for (const key of UNUSED_LETTERS)
    for (const control of ['Ctrl-', 'Meta-']) squire.setKeyHandler(`${control}${key}`, null);
  squire.addEventListener('input', () => {
    if (!touched) return;
    const stored = storedHtml(squire.getHTML());
    // What was typed and taken back is the text that came, letter by letter.
    known = stored === came.stored ? came.value : stored;
    onText(known);
  });
  for (const moment of ['pathChange', 'select', 'cursor', 'input'])
    squire.addEventListener(moment, () => onMarks(marksOf(squire, element)));
  squire.addEventListener('undoStateChange', (event: Event) => {
    if (touched) onUndoable((event as CustomEvent<{ canUndo: boolean; canRedo: boolean }>).detail);
  });
  const touch = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || !MOVES.test(event.key)) touched = true;
  };
  // A new paragraph would tear a table apart.
  const inTable = (event: InputEvent): void => {
    if (event.inputType !== 'insertParagraph' || !marksOf(squire, element).table) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    squire.splitBlock(true);
  };
  const page = element.parentElement;
  for (const moment of BY_HAND) page?.addEventListener(moment, touch, { capture: true });
  page?.addEventListener('beforeinput', inTable, { capture: true });
  return {
    /** Shows a text from elsewhere: at first, after another version was chosen, from the other view. */
    show: (value: string): void => {
      if (known === value) return;
      const same = known !== null && known === storedHtml(value);
      known = value;
      if (same) return;
      squire.setHTML(value);
      touched = false;
      came = { value, stored: storedHtml(squire.getHTML()) };
      onUndoable({ canUndo: false, canRedo: false });
    },
    press: (act: Act): void => {
      touched = true;
      act(squire, marksOf(squire, element));
      squire.focus();
    },
    focus: (): void => void squire.focus(),
    close: (): void => {
      page?.removeEventListener('beforeinput', inTable, { capture: true });
      for (const moment of BY_HAND) page?.removeEventListener(moment, touch, { capture: true });
      squire.destroy();
    },
  };
}

/** Yields a node itself, if it is an element, and its ancestor elements below `root`, the nearest first. */
function* around(node: Node, root: Node): Generator<Element> {
  for (let one: Node | null = node; one && one !== root; one = one.parentNode) if (one instanceof Element) yield one;
}

function marksOf(squire: Squire, root: HTMLElement): Marks {
  const range = squire.getSelection();
  const elements = [...around(range.startContainer, root)];
  const nearest = (...names: string[]): Element | undefined => elements.find(({ tagName }) => names.includes(tagName));
  const tag = nearest('P', 'H2', 'H3', 'H4')?.tagName ?? 'P';
  return {
    block: tag === 'H4' ? 'H3' : tag,
    bold: squire.hasFormat('B', null, range) || squire.hasFormat('STRONG', null, range),
    italic: squire.hasFormat('I', null, range) || squire.hasFormat('EM', null, range),
    list: (nearest('UL', 'OL')?.tagName as 'UL' | 'OL' | undefined) ?? null,
    table: nearest('TABLE') !== undefined,
    link: nearest('A')?.getAttribute('href') ?? null,
  };
}

/** Extends an empty selection inside a link to the whole link. */
function takeWholeLink(squire: Squire): void {
  const range = squire.getSelection();
  if (!range.collapsed) return;
  const link = [...around(range.startContainer, squire.getRoot())].find(({ tagName }) => tagName === 'A');
  if (!link) return;
  range.selectNodeContents(link);
  squire.setSelection(range);
}
