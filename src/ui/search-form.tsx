import type { ReactNode } from 'react';

interface SearchFormProps {
  /** Accessible name of the search: `Guests`. */
  name: string;
  label: string;
  placeholder?: string;
  className: string;
  /** Text in the field. */
  typed: string;
  onType(text: string): void;
  /** Called on submission with the trimmed text. */
  onSearch(words: string): void;
  /** Further controls next to the field. */
  children?: ReactNode;
}

/**
 * Form with a search field; calls `onType` on each change and `onSearch` with the trimmed text when it is submitted.
 */
export function SearchForm({
  name,
  label,
  placeholder,
  className,
  typed,
  onType,
  onSearch,
  children,
}: SearchFormProps) {
  return (
    <form
      className={className}
      role="search"
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <label className="field">
        <span className="field-label">{label}</span>
        <input
          className="input"
          type="search"
          placeholder={placeholder}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </label>
      {children}
    </form>
  );
}
