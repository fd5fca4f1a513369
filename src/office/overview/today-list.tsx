import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

interface LinkLine {
  key: string;
  words: ReactNode;
  href: string;
  urgent?: boolean;
}

/** Lists things that are one press away: a line for each, with a mark for what is urgent. */
export function TodayList({ label, lines }: { label: string; lines: readonly LinkLine[] }) {
  return (
    <ul className="today-lines" aria-label={label}>
      {lines.map(({ key, words, href, urgent = false }) => (
        <li key={key} className={urgent ? 'is-urgent' : undefined}>
          <a href={href}>
            <span>{words}</span>
            <Icon name="right" size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}
