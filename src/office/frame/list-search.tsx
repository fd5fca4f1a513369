import { useTypedSearch } from '#office/frame/use-list-view.ts';
import { Field } from '#ui/field.tsx';
import * as say from '#office/frame/frame.texts.ts';

interface ListSearchProps {
  /** Search text that the list was loaded with. */
  value: string;
  /** Fields that are searched. */
  hint?: string;
  onSearch(text: string): void;
}

/** Search field of a list; searches shortly after the last typed character. */
export function ListSearch({ value, hint, onSearch }: ListSearchProps) {
  const [typed, type] = useTypedSearch(value, onSearch);
  return (
    <Field label={say.search}>
      <input
        className="input"
        type="search"
        placeholder={hint ?? say.search}
        maxLength={100}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
    </Field>
  );
}
