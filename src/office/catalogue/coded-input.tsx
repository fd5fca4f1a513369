import { type InputHTMLAttributes, type Ref, useState } from 'react';
import type { Codec } from '#office/catalogue/codecs.ts';
import { sameValue } from '#office/catalogue/merge.rules.ts';

interface CodedInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  codec: Codec;
  value: unknown;
  onChange(value: unknown): void;
  ref?: Ref<HTMLInputElement>;
}

/** Input whose text stands for a value; the typed text stays for as long as it means that value. */
export function CodedInput({ codec, value, onChange, ...rest }: CodedInputProps) {
  const [typed, setTyped] = useState(() => codec.show(value));
  return (
    <input
      {...rest}
      className="input"
      value={sameValue(codec.read(typed), value) ? typed : codec.show(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(codec.read(target.value));
      }}
    />
  );
}
