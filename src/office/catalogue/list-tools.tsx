import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import type { Choice } from '#domain/catalogue/field-choices.contract.ts';
import type { ListView } from '#office/catalogue/list-path.ts';
import { chosenText, FoldedFilters } from '#office/frame/folded-filters.tsx';
import { ListSearch } from '#office/frame/list-search.tsx';
import { kindsLacking, lackName, recordLacks } from '#domain/catalogue/record-lacks.rules.ts';
import * as say from '#office/catalogue/catalogue.texts.ts';
import { Select } from '#office/frame/select.tsx';

const states: Choice[] = [
  { value: '', label: say.stateAny },
  { value: 'public', label: say.stateOnSite },
  { value: 'hidden', label: say.stateHidden },
  { value: 'bin', label: say.stateInBin },
];

interface ListToolsProps {
  declaration: KindDeclaration;
  view: ListView;
  /** Called with a change of the view; `typing` replaces the browser's history entry. */
  onChange(change: Partial<ListView>, typing?: boolean): void;
}

/** Shows the search, filters and sorting of a list; nothing for a kind with a fixed number of records. */
export function ListTools({
  declaration: { kind, category, fields, flags, price, arranged, places },
  view,
  onChange,
}: ListToolsProps) {
  const widget = category ? fields[category]?.widget : undefined;
  const categories = widget?.is === 'choice' ? widget.choices : [];
  if (places !== undefined) return null;
  const sorts: Choice[] = [
    { value: 'position', label: arranged ? say.sortOnSite : say.sortAdded },
    { value: 'name', label: say.sortName },
    { value: 'name-down', label: say.sortNameDown },
    ...(price
      ? [
          { value: 'price', label: say.sortPrice },
          { value: 'price-down', label: say.sortPriceDown },
        ]
      : []),
    { value: 'changed-down', label: say.sortChanged },
  ];
  const lacking = recordLacks
    .filter((what) => kindsLacking[what].includes(kind))
    .map((what) => ({ value: what, label: say.lacking(lackName(kind, what)) }));
  const marks = flags.map(({ flag, label }) => ({ value: flag, label }));
  const chosen = chosenText(
    [view.state, states],
    [view.category, categories],
    [view.flag, marks],
    [view.lacks, lacking],
  );
  return (
    <search className="staff-filters">
      <ListSearch value={view.search} onSearch={(search) => onChange({ search }, true)} />
      <FoldedFilters chosen={chosen}>
        <Select
          label={say.filterState}
          value={view.state}
          choices={states}
          onChange={(state) => onChange({ state: state as ListView['state'] })}
        />
        {categories.length > 0 && (
          <Select
            label={say.filterCategory}
            value={view.category}
            choices={[{ value: '', label: say.filterAll }, ...categories]}
            onChange={(value) => onChange({ category: value })}
          />
        )}
        {flags.length > 0 && (
          <Select
            label={say.filterMark}
            value={view.flag}
            choices={[{ value: '', label: say.filterAll }, ...marks]}
            onChange={(flag) => onChange({ flag: flag as ListView['flag'] })}
          />
        )}
        {lacking.length > 0 && (
          <Select
            label={say.filterLack}
            value={view.lacks}
            choices={[{ value: '', label: say.filterAll }, ...lacking]}
            onChange={(lacks) => onChange({ lacks: lacks as ListView['lacks'] })}
          />
        )}
        <Select
          label={say.sorting}
          value={`${view.sort}${view.descending ? '-down' : ''}`}
          choices={sorts}
          onChange={(value) => {
            const [sort = 'position', down] = value.split('-');
            onChange({ sort: sort as ListView['sort'], descending: down !== undefined });
          }}
        />
      </FoldedFilters>
    </search>
  );
}
