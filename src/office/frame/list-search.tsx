import { useTypedSearch } from '#office/frame/use-list-view.ts';
import { Field } from '#ui/field.tsx';

interface ListSearchProps {
  /** What the list was asked for last. */
  value: string;
  /** What it looks at. */
  hint?: string;
  onSearch(text: string): void;
}

/** The search of a list, which answers while a person types. */
export function ListSearch({ value, hint, onSearch }: ListSearchProps) {
  const [typed, type] = useTypedSearch(value, onSearch);
  return (
    <Field label="Search" {...(hint ? { hint } : {})}>
      <input
        className="input"
        type="search"
        maxLength={100}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
    </Field>
  );
}
