import { Suspense, useRef, useState } from 'react';
import { type DoorName, doorsOf } from '#office/frame/rooms.rules.ts';
import { keepLetters, useSearchKey } from '#office/frame/use-search-key.ts';
import type { StaffMe } from '#domain/staff/staff.contract.ts';
import * as say from '#office/frame/frame.texts.ts';
import { shopName } from '#shop.config';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const Unread = lazyPart(
  async () => (await import('#office/frame/unread.tsx')).Unread,
  () => null,
);
const PublishingStatus = lazyPart(
  async () => (await import('#office/frame/status.tsx')).PublishingStatus,
  () => null,
);
const FindDialog = lazyPart(
  async () => (await import('#office/frame/find-dialog.tsx')).FindDialog,
  () => null,
);

const icons: Record<DoorName, IconName> = {
  Today: 'clock',
  Orders: 'gift',
  Catalogue: 'list',
  People: 'chat',
  Shop: 'shop',
};

/** Bar of the back office without a session: the shop's name and a link to sign in. */
export const SignedOutBar = () => (
  <header className="staff-bar on-dark">
    <Brand />
    <nav aria-label={say.backOffice}>
      <a className="staff-door-link" href="/back-office">
        {say.signIn}
      </a>
    </nav>
  </header>
);

const Brand = () => (
  <a className="staff-brand" href="/back-office">
    {shopName} <small>{say.brandOffice}</small>
  </a>
);

const FindBox = lazyPart(
  async () => (await import('#office/frame/find-box.tsx')).FindBox,
  () => null,
);

/** Path of the page that the search stands on. */
const TODAY = '/back-office';

interface StaffBarProps {
  me: StaffMe;
  /** Path of the present page; missing on a page that stands behind no door. */
  room: string | undefined;
  onLeave(): void;
}

/**
 * Bar of the back office: the doors of the member's role (on a phone at the foot of the window), the search (also by `/`
 * or Ctrl with K), the state of the public site and the way out; below it the pages behind the present door, on the
 * first page the search itself.
 */
export function StaffBar({ me, room, onLeave }: StaffBarProps) {
  const [finding, setFinding] = useState(false);
  const search = useRef<HTMLElement>(null);
  const isToday = room === TODAY;
  useSearchKey(() => {
    const field = search.current?.querySelector('input');
    if (field) return field.focus();
    keepLetters();
    if (!isToday) setFinding(true);
  });
  const doors = doorsOf(me.role);
  const here = doors.find(({ rooms }) => rooms.some(({ path }) => path === room));
  return (
    <>
      <header className="staff-bar on-dark">
        <Brand />
        <Doors doors={doors} here={here} />
        {doors.some(({ rooms }) => rooms.some(({ path }) => path === '/back-office/releases')) && (
          <Suspense fallback={null}>
            <PublishingStatus />
          </Suspense>
        )}
        {!isToday && (
          <button type="button" className="staff-find" aria-keyshortcuts="/ Control+K" onClick={() => setFinding(true)}>
            <Icon name="search" size={20} />
            <span>{say.find}</span>
          </button>
        )}
        <button type="button" className="staff-leave" onClick={onLeave}>
          <Icon name="logout" size={20} />
          <span>
            {say.signOut} <small>{me.name}</small>
          </span>
        </button>
      </header>
      {finding && (
        <Suspense fallback={null}>
          <FindDialog role={me.role} onClose={() => setFinding(false)} />
        </Suspense>
      )}
      {isToday && (
        <search ref={search} className="wrap find-here">
          <Suspense fallback={null}>
            <FindBox role={me.role} />
          </Suspense>
        </search>
      )}
      {here && here.rooms.length > 1 && (
        <nav className="staff-rooms" aria-label={here.name}>
          <ul>
            {here.rooms.map(({ path, name }) => (
              <li key={path}>
                <a href={path} aria-current={path === room ? 'page' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

interface DoorsProps {
  doors: ReturnType<typeof doorsOf>;
  /** Door of the present page; missing on a page that stands behind none. */
  here: DoorsProps['doors'][number] | undefined;
}

const Doors = ({ doors, here }: DoorsProps) => (
  <nav className="staff-doors" aria-label={say.backOffice}>
    <ul>
      {doors.map(({ name, rooms: [first] }) => (
        <li key={name}>
          <a className="staff-door-link" href={first?.path} aria-current={name === here?.name ? 'true' : undefined}>
            <Icon name={icons[name]} size={22} />
            <span>
              {name}
              {name === 'People' && (
                <Suspense fallback={null}>
                  <Unread />
                </Suspense>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
