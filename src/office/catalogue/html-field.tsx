import { useId, useState } from 'react';
import { RichText } from '#office/catalogue/rich-text.tsx';
import { Segmented } from '#ui/segmented.tsx';

interface HtmlFieldProps {
  label: string;
  value: string;
  problem: string | undefined;
  onChange(value: string): void;
}

type View = 'look' | 'html';

const views: { value: View; label: string }[] = [
  { value: 'look', label: 'As it will look' },
  { value: 'html', label: 'HTML' },
];

/** Field of a formatted text, with a switch between a visual editor and its HTML. */
export function HtmlField({ label, value, problem, onChange }: HtmlFieldProps) {
  const [view, setView] = useState<View>('look');
  const id = useId();
  const note = `${id}-note`;
  return (
    <div className="field staff-html">
      <Segmented<View> legend={`${label}, to write`} options={views} value={view} onChange={setView} />
      {view === 'look' ? (
        <RichText label={label} describedBy={note} invalid={Boolean(problem)} value={value} onChange={onChange} />
      ) : (
        <textarea
          className="input"
          rows={14}
          value={value}
          aria-label={`${label} as HTML`}
          aria-invalid={Boolean(problem)}
          aria-describedby={note}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      <p className={problem ? 'field-error' : 'field-hint'} id={note} role={problem ? 'alert' : undefined}>
        {problem ??
          (view === 'look'
            ? 'Headings, lists, tables and links stay when you paste a text; pictures and colours fall away.'
            : 'What a policy may not hold, such as scripts, falls away when you save.')}
      </p>
    </div>
  );
}
