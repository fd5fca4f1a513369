import { type ReactNode, useState } from 'react';

interface FoldedEntryProps {
  title: string;
  note: string;
  /** True for an entry that was just added, which starts unfolded. */
  isNew: boolean;
  children: ReactNode;
}

/** Entry of a list in the settings that unfolds on a click on its title. */
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
