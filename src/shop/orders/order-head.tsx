import type { ReactNode } from 'react';

/** What was ordered: its picture or a drawing of it, its name, and what else is told of it. */
export function OrderHead({ image, title, children }: { image: ReactNode; title: string; children: ReactNode }) {
  return (
    <header className="order-head">
      <div className="order-picture">{image}</div>
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </header>
  );
}
