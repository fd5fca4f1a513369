import { listPathOf } from '#office/frame/catalogue-paths.ts';
import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import * as say from '#office/catalogue/catalogue.texts.ts';

/** Shows breadcrumbs: links to the catalogue and, with `list`, to that kind's list. */
export function Way({ list }: { list?: KindDeclaration | null }) {
  return (
    <p className="staff-way">
      <a href="/back-office/catalogue">{say.catalogue}</a>
      {list && <a href={listPathOf(list.kind)}>{list.many}</a>}
    </p>
  );
}
