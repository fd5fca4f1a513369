import { useEffect, useRef, useState } from 'react';
import Squire from 'squire-rte';
import { LinkForm } from '#office/catalogue/link-form.tsx';
import { safeFragment, storedHtml } from '#office/catalogue/safe-fragment.ts';
import '#office/catalogue/rich-text.css';

interface RichTextProps {
  label: string;
  /** Id of the text's description. */
  describedBy: string;
  invalid: boolean;
  value: string;
  onChange(value: string): void;
}

/** Formats at the cursor, which the buttons show. */
interface Marks {
  block: string;
  bold: boolean;
  italic: boolean;
  list: 'UL' | 'OL' | null;
  table: boolean;
  /** Target of the link; null outside of a link. */
  link: string | null;
}

const NOTHING: Marks = { block: 'P', bold: false, italic: false, list: null, table: false, link: null };

const blocks = [
  { tag: 'P', label: 'Paragraph' },
  { tag: 'H2', label: 'Heading' },
  { tag: 'H3', label: 'Smaller heading' },
];

/** Keys to take from the editor: formats that no policy may have, and keys that would trap the keyboard. */
const UNUSED_KEYS = ['Tab', 'Shift-Tab', 'PageUp', 'PageDown'];
const UNUSED_LETTERS = ['Shift-5', 'Shift-6', 'Shift-7', '[', ']', 'd'];

/** Keys that write nothing. */
const MOVES = /^(?:Arrow|Tab|Shift|Control|Alt|Meta|Home|End|Page|Escape)/;
/** Events by which a person writes. */
const BY_HAND = ['keydown', 'beforeinput', 'input', 'paste', 'cut', 'drop', 'compositionstart'];

/**
 * Visual editor of a text with headings, lists, tables and links. Calls `onChange` only after the user edited the text.
 */
export function RichText({ label, describedBy, invalid, value, onChange }: RichTextProps) {
  const root = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Squire | null>(null);
  const [marks, setMarks] = useState(NOTHING);
  const [can, setCan] = useState({ canUndo: false, canRedo: false });
  const [linking, setLinking] = useState(false);
  /** Last text that the editor gave the form. */
  const told = useRef<string | null>(null);
  const tell = useRef(onChange);
  /** True once the user edited the text; changes by browser extensions do not count. */
  const touched = useRef(false);
  /** Last text from outside of the editor, and the form in which the editor would store it. */
  const came = useRef({ value, stored: '' });
  useEffect(() => {
    tell.current = onChange;
  });

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const squire = new Squire(element, { blockTag: 'P', sanitizeToDOMFragment: safeFragment });
    for (const key of UNUSED_KEYS) squire.setKeyHandler(key, null);
    for (const key of UNUSED_LETTERS)
      for (const control of ['Ctrl-', 'Meta-']) squire.setKeyHandler(`${control}${key}`, null);
    squire.addEventListener('input', () => {
      if (!touched.current) return;
      const stored = storedHtml(squire.getHTML());
      // What was typed and taken back is the text that came, letter by letter.
      told.current = stored === came.current.stored ? came.current.value : stored;
      tell.current(told.current);
    });
    const look = (): void => setMarks(marksOf(squire, element));
    for (const moment of ['pathChange', 'select', 'cursor', 'input']) squire.addEventListener(moment, look);
    squire.addEventListener('undoStateChange', (event: Event) => {
      if (touched.current) setCan((event as CustomEvent<{ canUndo: boolean; canRedo: boolean }>).detail);
    });
    const touch = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || !MOVES.test(event.key)) touched.current = true;
    };
    // A new paragraph would tear a table apart.
    const inTable = (event: InputEvent): void => {
      if (event.inputType !== 'insertParagraph' || !marksOf(squire, element).table) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      squire.splitBlock(true);
    };
    const page = element.parentElement;
    // Around the editor, so that it is known before the editor acts on the same event.
    for (const moment of BY_HAND) page?.addEventListener(moment, touch, { capture: true });
    page?.addEventListener('beforeinput', inTable, { capture: true });
    setEditor(squire);
    return () => {
      page?.removeEventListener('beforeinput', inTable, { capture: true });
      for (const moment of BY_HAND) page?.removeEventListener(moment, touch, { capture: true });
      squire.destroy();
    };
  }, []);

  // What came from elsewhere: at first, after another version was chosen, from the other view.
  useEffect(() => {
    if (!editor || told.current === value) return;
    const same = told.current !== null && told.current === storedHtml(value);
    told.current = value;
    if (same) return;
    editor.setHTML(value);
    touched.current = false;
    came.current = { value, stored: storedHtml(editor.getHTML()) };
    setCan({ canUndo: false, canRedo: false });
  }, [editor, value]);

  const fixed = marks.list !== null || marks.table;
  const press = (work: (squire: Squire) => void) => (): void => {
    if (!editor) return;
    touched.current = true;
    work(editor);
    editor.focus();
  };
  const list = (kind: 'UL' | 'OL') =>
    press((squire) => {
      if (marks.list === kind) squire.removeList();
      else if (kind === 'UL') squire.makeUnorderedList();
      else squire.makeOrderedList();
    });

  return (
    <div className="rich-text">
      <div className="rich-tools" role="group" aria-label={`${label}: its form`}>
        <select
          className="input"
          aria-label="Kind of paragraph"
          value={marks.block}
          disabled={fixed}
          onChange={({ target }) => press((squire) => turnInto(squire, target.value))()}
        >
          {blocks.map(({ tag, label: name }) => (
            <option key={tag} value={tag}>
              {name}
            </option>
          ))}
        </select>
        <Tool
          label="Bold"
          pressed={marks.bold}
          onPress={press((squire) => (marks.bold ? squire.removeBold() : squire.bold()))}
        />
        <Tool
          label="Italic"
          pressed={marks.italic}
          onPress={press((squire) => (marks.italic ? squire.removeItalic() : squire.italic()))}
        />
        <Tool label="List" pressed={marks.list === 'UL'} disabled={marks.table} onPress={list('UL')} />
        <Tool label="Numbered list" pressed={marks.list === 'OL'} disabled={marks.table} onPress={list('OL')} />
        <Tool label="Link" pressed={marks.link !== null} expanded={linking} onPress={() => setLinking(!linking)} />
        <Tool label="Undo" disabled={!can.canUndo} onPress={press((squire) => squire.undo())} />
        <Tool label="Redo" disabled={!can.canRedo} onPress={press((squire) => squire.redo())} />
      </div>
      {linking && (
        <LinkForm
          present={marks.link}
          onPut={(url) => {
            setLinking(false);
            press((squire) => {
              takeWholeLink(squire);
              squire.makeLink(url);
            })();
          }}
          onRemove={() => {
            setLinking(false);
            press((squire) => {
              takeWholeLink(squire);
              squire.removeLink();
            })();
          }}
          onClose={() => {
            setLinking(false);
            editor?.focus();
          }}
        />
      )}
      <div className="rich-page">
        <div
          ref={root}
          className="prose policy-text"
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={invalid}
        />
      </div>
    </div>
  );
}

interface ToolProps {
  label: string;
  pressed?: boolean;
  expanded?: boolean;
  disabled?: boolean;
  onPress(): void;
}

function Tool({ label, pressed, expanded, disabled = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className="button button-quiet"
      aria-pressed={pressed}
      aria-expanded={expanded}
      disabled={disabled}
      // What is chosen in the text stays chosen.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {label}
    </button>
  );
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

/** Replaces the selected paragraphs and headings by elements of `tag`, except in lists and tables. */
function turnInto(squire: Squire, tag: string): void {
  squire.modifyBlocks((fragment: DocumentFragment) => {
    for (const block of fragment.querySelectorAll('p, div, h2, h3, h4')) {
      if (block.closest('li, td, th')) continue;
      const other = document.createElement(tag);
      other.append(...block.childNodes);
      block.replaceWith(other);
    }
    return fragment;
  });
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
