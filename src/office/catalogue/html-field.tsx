import { useId, useState } from 'react';
import { RichText } from '#office/catalogue/rich-text.tsx';
import { Segmented } from '#ui/segmented.tsx';
import * as say from '#office/catalogue/rich-text.texts.ts';

interface HtmlFieldProps {
  label: string;
  value: string;
  problem: string | undefined;
  onChange(value: string): void;
}

type View = 'look' | 'html';

const views: { value: View; label: string }[] = [
  { value: 'look', label: say.viewLook },
  { value: 'html', label: say.viewHtml },
];

/** Field of a formatted text, with a switch between a visual editor and its HTML. */
export function HtmlField({ label, value, problem, onChange }: HtmlFieldProps) {
  const [view, setView] = useState<View>('look');
  const id = useId();
  const note = `${id}-note`;
  return (
    <div className="field staff-html">
      <Segmented<View> legend={say.views(label)} options={views} value={view} onChange={setView} />
      {view === 'look' ? (
        <RichText label={label} describedBy={note} invalid={Boolean(problem)} value={value} onChange={onChange} />
      ) : (
        <textarea
          className="input"
          rows={14}
          value={value}
          aria-label={say.htmlHeard(label)}
          aria-invalid={Boolean(problem)}
          aria-describedby={note}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <p className={problem ? 'field-error' : 'field-hint'} id={note} role={problem ? 'alert' : undefined}>
        {problem ?? (view === 'look' ? say.lookNote : say.htmlNote)}
      </p>
    </div>
  );
}
