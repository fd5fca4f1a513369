import { listPathOf } from '#office/catalogue/paths.ts';
import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';

/** Shows breadcrumbs: links to the catalogue and, with `list`, to that kind's list. */
export function Way({ list }: { list?: KindDeclaration | null }) {
  return (
    <p className="staff-way">
      <a href="/back-office/catalogue">Catalogue</a>
      {list && <a href={listPathOf(list.kind)}>{list.many}</a>}
    </p>
  );
}
