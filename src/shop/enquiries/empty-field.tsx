import type { UseFormRegisterReturn } from 'react-hook-form';

/** A field that people never see and that programs fill in; the marks ask whatever fills forms for people to pass it by. */
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
