import { useId, useState } from 'react';
import type { Choice, KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import type { ListView } from '#office/catalogue/list-path.ts';
import { ListSearch } from '#office/frame/list-search.tsx';
import { Select } from '#office/frame/select.tsx';

const states: Choice[] = [
  { value: '', label: 'All but the bin' },
  { value: 'public', label: 'On the site' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'bin', label: 'In the bin' },
];

interface ListToolsProps {
  declaration: KindDeclaration;
  view: ListView;
  /** Called with a change of the view; `typing` replaces the browser's history entry. */
  onChange(change: Partial<ListView>, typing?: boolean): void;
}

/** Shows the search, filters and sorting of a list; nothing for a kind with a fixed number of records. */
export function ListTools({
  declaration: { category, fields, flags, price, arranged, places },
  view,
  onChange,
}: ListToolsProps) {
  const [open, setOpen] = useState(false);
  const rest = useId();
  const widget = category ? fields[category]?.widget : undefined;
  const categories = widget?.is === 'choice' ? widget.choices : [];
  if (places !== undefined) return null;
  const sorts: Choice[] = [
    { value: 'position', label: arranged ? 'As on the site' : 'As added' },
    { value: 'name', label: 'Name, A to Z' },
    { value: 'name-down', label: 'Name, Z to A' },
    ...(price
      ? [
          { value: 'price', label: 'Price, lowest first' },
          { value: 'price-down', label: 'Price, highest first' },
        ]
      : []),
    { value: 'changed-down', label: 'Last changed first' },
  ];
  const narrowing = [view.state, view.category, view.flag].filter(Boolean).length;
  return (
    <search className="staff-filters">
      <ListSearch value={view.search} onSearch={(search) => onChange({ search }, true)} />
      <button
        type="button"
        className="button button-quiet staff-unfold"
        aria-expanded={open}
        aria-controls={rest}
        onClick={() => setOpen(!open)}
      >
        {`Filters${narrowing > 0 ? ` (${narrowing})` : ''}`}
      </button>
      <div className="staff-folded" id={rest}>
        <Select
          label="Show"
          value={view.state}
          choices={states}
          onChange={(state) => onChange({ state: state as ListView['state'] })}
        />
        {categories.length > 0 && (
          <Select
            label="Category"
            value={view.category}
            choices={[{ value: '', label: 'All' }, ...categories]}
            onChange={(chosen) => onChange({ category: chosen })}
          />
        )}
        {flags.length > 0 && (
          <Select
            label="Marked"
            value={view.flag}
            choices={[{ value: '', label: 'All' }, ...flags.map(({ flag, label }) => ({ value: flag, label }))]}
            onChange={(flag) => onChange({ flag: flag as ListView['flag'] })}
          />
        )}
        <Select
          label="Order"
          value={`${view.sort}${view.descending ? '-down' : ''}`}
          choices={sorts}
          onChange={(chosen) => {
            const [sort = 'position', down] = chosen.split('-');
            onChange({ sort: sort as ListView['sort'], descending: down !== undefined });
          }}
        />
      </div>
    </search>
  );
}
