import { type InputHTMLAttributes, type Ref, useState } from 'react';
import type { Codec } from '#office/catalogue/codecs.ts';
import { sameValue } from '#office/catalogue/merge.rules.ts';
import { typedMoney } from '#lib/typed.ts';
import { ReadInput } from '#ui/read-input.tsx';

const asTyped = (text: string): string => text;

interface CodedInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  codec: Codec;
  value: unknown;
  onChange(value: unknown): void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Text input for a value that is not a text. Keeps the typed text while `codec` reads it as the present value, else
 * shows the value's own text.
 */
export function CodedInput({ codec, value, onChange, ...rest }: CodedInputProps) {
  const [typed, setTyped] = useState(() => codec.show(value));
  return (
    <ReadInput
      autoComplete="off"
      inputMode={codec.inputMode}
      {...rest}
      read={codec.inputMode ? typedMoney : asTyped}
      value={sameValue(codec.read(typed), value) ? typed : codec.show(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(codec.read(target.value));
      }}
    />
  );
}
