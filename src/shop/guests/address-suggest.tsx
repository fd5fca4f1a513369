import { useId } from 'react';
import { useAddressSuggest } from '#shop/guests/use-address-suggest.ts';
import * as say from '#shop/guests/one-guest.texts.ts';

interface SuggestProps {
  /** Ids of the field's hint and error, as `Field` sets them. */
  id?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean;
  /** Content of the field. */
  value: string;
  /** Called while typing; a typed text is no suggestion until one is chosen. */
  onType(text: string): void;
  onChoose(address: string, pincode: string): void;
}

/**
 * Field that suggests Indian addresses from three typed characters on. Arrow keys and Enter choose a suggestion, Escape
 * closes the list.
 */
export function AddressSuggest({ value, onType, onChoose, ...field }: SuggestProps) {
  const { found, marked, note, type, choose, onKeyDown, close } = useAddressSuggest(value, onChoose);
  const list = useId();
  return (
    <div className="address-suggest">
      <input
        {...field}
        className="input"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-activedescendant={found[marked] ? `${list}-${marked}` : undefined}
        value={value}
        onChange={(event) => {
          type(event.target.value);
          onType(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <ul id={list} role="listbox" aria-label={say.ownFoundHeard} hidden={found.length === 0}>
        {found.map((one, at) => (
          <li
            key={one.id}
            id={`${list}-${at}`}
            role="option"
            aria-selected={at === marked}
            // Before the field loses the focus, which closes the list.
            onPointerDown={(event) => {
              event.preventDefault();
              choose(one);
            }}
          >
            {one.text}
          </li>
        ))}
      </ul>
      <p className="field-hint" role="status">
        {note}
      </p>
    </div>
  );
}
