import { type ReactNode, useEffect, useRef, useState } from 'react';

interface FoldedProps {
  /** Anchor: a link to it opens the part. */
  id: string;
  title: string;
  children: ReactNode;
}

/** Part of a page that stands folded; its content loads when it is opened first. */
export function Folded({ id, title, children }: FoldedProps) {
  const part = useRef<HTMLDetailsElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const look = (): void => {
      if (location.hash !== `#${id}` || !part.current) return;
      part.current.open = true;
      part.current.scrollIntoView();
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [id]);
  return (
    <details
      ref={part}
      id={id}
      className="today-folded"
      onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
    >
      <summary>
        <h2>{title}</h2>
      </summary>
      {opened && <div className="today-inside">{children}</div>}
    </details>
  );
}
