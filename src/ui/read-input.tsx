import { type InputHTMLAttributes, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { keepTyped } from '#client/typed-field.ts';
import type { Reader } from '#lib/typed.ts';

export interface ReadInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

/** Input that holds what `read` keeps of a text that is typed, pasted or filled by the browser. */
export function ReadInput({ read, ref, ...rest }: ReadInputProps & { read: Reader }) {
  const own = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => own.current!, []);
  // Before anybody makes again what was typed while React was not there.
  useLayoutEffect(() => keepTyped(own.current!, read), [read]);
  return <input className="input" {...rest} ref={own} />;
}
