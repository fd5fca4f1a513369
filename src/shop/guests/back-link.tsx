import * as say from '#shop/guests/one-guest.texts.ts';
import { Icon } from '#ui/icon.tsx';

/** Quiet link that leads back. @param onLeave called when it is pressed */
export function BackLink({ href, onLeave }: { href: string; onLeave?: () => void }) {
  return (
    <a className="button button-plain" href={href} onClick={onLeave}>
      <Icon name="left" size={20} />
      {say.back}
    </a>
  );
}
