import { iconUrl, type IconName } from '#ui/icon-names.ts';

/** Shows a decorative icon, hidden from screen readers; the control around it must have a name. @param size in px */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} aria-hidden="true">
      <use href={iconUrl(name)} />
    </svg>
  );
}
