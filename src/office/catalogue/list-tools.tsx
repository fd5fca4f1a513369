import type { KindDeclaration } from '#office/catalogue/declarations/declaration.ts';
import type { Choice } from '#domain/catalogue/field-choices.contract.ts';
import type { ListView } from '#office/catalogue/list-path.ts';
import { chosenText, FoldedFilters } from '#office/frame/folded-filters.tsx';
import { ListSearch } from '#office/frame/list-search.tsx';
import { kindsLacking, lackName, recordLacks } from '#domain/catalogue/record-lacks.rules.ts';
import * as say from '#office/catalogue/catalogue.texts.ts';
import { Select } from '#office/frame/select.tsx';

const states: Choice[] = [
  { value: '', label: say.allButBin },
  { value: 'public', label: say.onTheSite },
  { value: 'hidden', label: say.hidden2 },
  { value: 'bin', label: say.inTheBin3 },
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
    { value: 'position', label: arranged ? say.asOnTheSite : say.asAdded },
    { value: 'name', label: say.nameZ },
    { value: 'name-down', label: say.nameZ2 },
    ...(price
      ? [
          { value: 'price', label: say.priceLowestFirst },
          { value: 'price-down', label: say.priceHighestFirst },
        ]
      : []),
    { value: 'changed-down', label: say.lastChangedFirst },
  ];
  const lacking = recordLacks
    .filter((what) => kindsLacking[what].includes(kind))
    .map((what) => ({ value: what, label: say.without(lackName(kind, what)) }));
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
          label={say.show}
          value={view.state}
          choices={states}
          onChange={(state) => onChange({ state: state as ListView['state'] })}
        />
        {categories.length > 0 && (
          <Select
            label={say.category}
            value={view.category}
            choices={[{ value: '', label: say.all }, ...categories]}
            onChange={(value) => onChange({ category: value })}
          />
        )}
        {flags.length > 0 && (
          <Select
            label={say.marked}
            value={view.flag}
            choices={[{ value: '', label: say.all }, ...marks]}
            onChange={(flag) => onChange({ flag: flag as ListView['flag'] })}
          />
        )}
        {lacking.length > 0 && (
          <Select
            label={say.missing}
            value={view.lacks}
            choices={[{ value: '', label: say.all }, ...lacking]}
            onChange={(lacks) => onChange({ lacks: lacks as ListView['lacks'] })}
          />
        )}
        <Select
          label={say.order}
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
