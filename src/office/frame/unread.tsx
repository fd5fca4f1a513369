import { useInboxCount } from '#office/frame/inbox-count.ts';
import * as say from '#office/frame/frame.texts.ts';

/** Shows the number of unread messages in the menu; nothing when it is 0. */
export function Unread() {
  const fresh = useInboxCount().count?.fresh ?? 0;
  if (fresh === 0) return null;
  return (
    <span className="staff-unread">
      <span aria-hidden="true">{fresh}</span>
      <span className="visually-hidden">{` ${say.unreadHeard(fresh)}`}</span>
    </span>
  );
}
