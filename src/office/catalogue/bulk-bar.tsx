import { Suspense } from 'react';
import type { BulkToolsProps } from '#office/catalogue/bulk-tools.tsx';
import type { RecordState } from '#domain/catalogue/staff-record.contract.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const BulkTools = lazyPart(async () => (await import('#office/catalogue/bulk-tools.tsx')).BulkTools);

interface BulkBarProps extends BulkToolsProps {
  /** Records on this page of the list. */
  page: readonly RecordState[];
}

/** Shows a checkbox that selects all records of the page and, while records are selected, the tools to change them. */
export function BulkBar({ page, ...rest }: BulkBarProps) {
  const { selected, onChoose } = rest;
  const chosen = new Set(selected.map(({ id }) => id));
  const all = page.every(({ id }) => chosen.has(id));
  return (
    <div className="staff-bulk">
      <label className="staff-check">
        <input type="checkbox" checked={all} onChange={({ target }) => onChoose(page, target.checked)} />
        <span>{selected.length === 0 ? 'Choose all on this page' : `${selected.length} chosen`}</span>
      </label>
      {selected.length > 0 && (
        <Suspense fallback={null}>
          <BulkTools {...rest} />
        </Suspense>
      )}
    </div>
  );
}
