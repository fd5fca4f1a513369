import { useId, useRef } from 'react';
import { SafeNodes } from '#features/back-office/catalogue/safe-nodes.tsx';

interface HtmlFieldProps {
  label: string;
  value: string;
  problem: string | undefined;
  onChange(value: string): void;
}

/** What the buttons put around the chosen words. */
const formats: { label: string; before: string; after: string }[] = [
  { label: 'Heading', before: '<h2>', after: '</h2>' },
  { label: 'Paragraph', before: '<p>', after: '</p>' },
  { label: 'Bold', before: '<strong>', after: '</strong>' },
  { label: 'List', before: '<ul>\n  <li>', after: '</li>\n</ul>' },
  { label: 'Entry', before: '<li>', after: '</li>' },
  { label: 'Link', before: '<a href="https://">', after: '</a>' },
];

/** A text with headings, lists and links: buttons put them in, and the page shows it as the public will read it. */
export function HtmlField({ label, value, problem, onChange }: HtmlFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const wrap = (before: string, after: string): void => {
    const element = area.current;
    if (!element) return;
    const { selectionStart: from, selectionEnd: to } = element;
    element.setRangeText(`${before}${value.slice(from, to)}${after}`, from, to, 'end');
    onChange(element.value);
    element.focus();
    if (from === to) element.setSelectionRange(from + before.length, from + before.length);
  };
  return (
    <div className="field staff-html">
      <label htmlFor={id}>{label}</label>
      <span className="staff-tools">
        {formats.map(({ label: name, before, after }) => (
          <button key={name} type="button" className="button button-quiet" onClick={() => wrap(before, after)}>
            {name}
          </button>
        ))}
      </span>
      <textarea
        ref={area}
        id={id}
        className="input"
        rows={14}
        value={value}
        aria-invalid={Boolean(problem)}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className={problem ? 'field-error' : 'field-hint'} id={`${id}-note`} role={problem ? 'alert' : undefined}>
        {problem ?? 'Choose words and press a button. What a policy may not hold, such as scripts, falls away.'}
      </p>
      <section className="staff-preview" aria-label="As the public reads it">
        <div className="prose policy-text">
          <SafeNodes html={value} />
        </div>
      </section>
    </div>
  );
}
