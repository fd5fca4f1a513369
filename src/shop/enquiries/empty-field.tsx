import type { UseFormRegisterReturn } from 'react-hook-form';

/**
 * Honeypot: a hidden field that only bots fill in. Its attributes keep browsers and password managers from filling it
 * in.
 */
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
