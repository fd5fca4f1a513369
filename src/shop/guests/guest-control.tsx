import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';

interface ControlProps {
  icon: IconName;
  /** What is in use, in a word; empty for nothing. A longer text is cut where the row is narrow. */
  word: string;
  /** Accessible name, where it is not label and word. */
  heard?: string | undefined;
  onPress(): void;
  children: ReactNode;
}

/** A control of the row: a drawing, a label and the word that says what is in use. */
export function GuestControl({ icon, word, heard, onPress, children }: ControlProps) {
  return (
    <button type="button" className="guest-control" aria-label={heard} onClick={onPress}>
      <Icon name={icon} size={20} />
      <span>{children}</span> <span className="guest-control-word">{word}</span>
    </button>
  );
}
