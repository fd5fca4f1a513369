import { iconUrl, type IconName } from '#ui/icon-names.ts';

/** A decorative line icon; the control around it carries the name. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} aria-hidden="true">
      <use href={iconUrl(name)} />
    </svg>
  );
}
