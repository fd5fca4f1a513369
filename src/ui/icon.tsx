import { type IconName, iconPaths } from '#ui/icon-paths.ts';

/** A decorative line icon; the control around it carries the name. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  );
}
