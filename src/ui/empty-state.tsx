import type { ReactNode } from 'react';
import * as say from '#ui/ui.texts.ts';

interface EmptyStateProps {
  title?: string;
  action?: { label: string; href: string } | { label: string; onPress(): void };
  children?: ReactNode;
}

/** Shows a title, a text and an action in place of an empty list. */
export function EmptyState({ title = say.noDataFound, action, children }: EmptyStateProps) {
  return (
    <div className="empty">
      <span className="empty-motif" aria-hidden="true" />
      <p className="empty-title">{title}</p>
      {children && <p className="soft">{children}</p>}
      {action &&
        ('href' in action ? (
          <a className="button button-quiet" href={action.href}>
            {action.label}
          </a>
        ) : (
          <button type="button" className="button button-quiet" onClick={action.onPress}>
            {action.label}
          </button>
        ))}
    </div>
  );
}
