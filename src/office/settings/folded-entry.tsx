import { type ReactNode, useState } from 'react';

interface FoldedEntryProps {
  title: string;
  note: string;
  /** True for one that was just added: it stands open, also while its name is typed. */
  isNew: boolean;
  children: ReactNode;
}

/** One entry of a list in the settings, folded to its title. */
export function FoldedEntry({ title, note, isNew, children }: FoldedEntryProps) {
  const [open, setOpen] = useState(isNew);
  return (
    <details className="settings-courier" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {title} <small>{note}</small>
      </summary>
      {children}
    </details>
  );
}
