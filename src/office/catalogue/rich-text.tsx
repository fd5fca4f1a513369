import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LinkForm } from '#office/catalogue/link-form.tsx';
import {
  type Act,
  acts,
  linkTo,
  type Marks,
  openEditor,
  type RichEditor,
  turnInto,
} from '#office/catalogue/rich-editor.ts';
import '#office/catalogue/rich-text.css';
import * as say from '#office/catalogue/rich-text.texts.ts';

interface RichTextProps {
  label: string;
  /** Id of the text's description. */
  describedBy: string;
  invalid: boolean;
  value: string;
  onChange(value: string): void;
}

const NOTHING: Marks = { block: 'P', bold: false, italic: false, list: null, table: false, link: null };

const blocks = [
  { tag: 'P', label: say.paragraph },
  { tag: 'H2', label: say.heading },
  { tag: 'H3', label: say.smallerHeading },
];

/**
 * Visual editor of a text with headings, lists, tables and links. Calls `onChange` only after the user edited the text.
 */
export function RichText({ label, describedBy, invalid, value, onChange }: RichTextProps) {
  const root = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<RichEditor | null>(null);
  const [marks, setMarks] = useState(NOTHING);
  const [can, setCan] = useState({ canUndo: false, canRedo: false });
  const [linking, setLinking] = useState(false);
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (!root.current) return;
    const opened = openEditor(root.current, { onText: (text) => tell(text), onMarks: setMarks, onUndoable: setCan });
    setEditor(opened);
    return opened.close;
  }, []);
  useEffect(() => editor?.show(value), [editor, value]);

  const tool = (name: string, act: Act, pressed?: boolean, disabled = false) => (
    <Tool label={name} pressed={pressed} disabled={disabled} onPress={() => editor?.press(act)} />
  );
  const link = (url: string | null): void => {
    setLinking(false);
    editor?.press(linkTo(url));
  };
  return (
    <div className="rich-text">
      <div className="rich-tools" role="group" aria-label={say.toolsHeard(label)}>
        <select
          className="input"
          aria-label={say.paragraphKindHeard}
          value={marks.block}
          disabled={marks.list !== null || marks.table}
          onChange={({ target }) => editor?.press(turnInto(target.value))}
        >
          {blocks.map(({ tag, label: name }) => (
            <option key={tag} value={tag}>
              {name}
            </option>
          ))}
        </select>
        {tool(say.bold, acts.bold, marks.bold)}
        {tool(say.italic, acts.italic, marks.italic)}
        {tool(say.list, acts.list, marks.list === 'UL', marks.table)}
        {tool(say.numberedList, acts.numbered, marks.list === 'OL', marks.table)}
        <Tool label={say.link} pressed={marks.link !== null} expanded={linking} onPress={() => setLinking(!linking)} />
        {tool(say.undo, acts.undo, undefined, !can.canUndo)}
        {tool(say.redo, acts.redo, undefined, !can.canRedo)}
      </div>
      {linking && (
        <LinkForm
          present={marks.link}
          onPut={link}
          onRemove={() => link(null)}
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
  pressed?: boolean | undefined;
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
