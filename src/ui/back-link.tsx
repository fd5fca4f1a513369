import { Icon } from '#ui/icon.tsx';
import * as say from '#ui/ui.texts.ts';

/** The one form of Back: a quiet link with an arrow. Screen readers hear what it leads to with it. */
export function BackLink({ href, to = '' }: { href: string; to?: string }) {
  return (
    <a className="back-link" href={href}>
      <Icon name="left" size={18} />
      {say.back}
      {to && <span className="visually-hidden">{` ${to}`}</span>}
    </a>
  );
}
