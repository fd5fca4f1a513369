import type { UseFormRegisterReturn } from 'react-hook-form';

/** Hidden field that only programs fill in. Its attributes keep autofill of browsers and password managers away. */
export function EmptyField({ control }: { control: UseFormRegisterReturn }) {
  return (
    <input
      {...control}
      className="visually-hidden"
      tabIndex={-1}
      aria-hidden="true"
      autoComplete="off"
      data-1p-ignore
      data-bwignore
      data-lpignore="true"
      data-form-type="other"
    />
  );
}
