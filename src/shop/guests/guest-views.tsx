import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { addressState, lacksAddress, SILENT_DAYS, SITTING } from '#domain/guests/guest.rules.ts';
import * as say from '#shop/guests/guests.texts.ts';
import { byHome, homesOf } from '#domain/guests/homes.rules.ts';
import { Icon } from '#ui/icon.tsx';

/** Views of a guest list by what is missing. */
export type GuestView = 'all' | 'missing' | 'silent' | 'unconfirmed';

const labels: Record<GuestView, string> = {
  all: say.viewAll,
  missing: say.viewMissing,
  silent: say.viewSilent,
  unconfirmed: say.viewUnconfirmed,
};
const views = Object.keys(labels) as GuestView[];

/**
 * Reads the view of the guest list from the URL's `show`, which survives a refresh and Back; `all` when it is missing
 * or unknown.
 */
export function viewInUrl(): GuestView {
  const named = new URLSearchParams(location.search).get('show');
  return views.find((one) => one === named) ?? 'all';
}

/** Writes the view to the URL's `show` without a new history entry; removes `show` for `all`. */
export function writeViewUrl(view: GuestView): void {
  const query = new URLSearchParams(location.search);
  if (view === 'all') query.delete('show');
  else query.set('show', view);
  history.replaceState(history.state, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}`);
}

/** Reads the key of the selected group, such as `event:Mehndi`, from the URL's `group`; empty for all guests. */
export const groupInUrl = (): string => new URLSearchParams(location.search).get('group') ?? '';

/** Writes the group's key to the URL's `group` without a new history entry; removes `group` for an empty key. */
export function rememberGroup(group: string): void {
  const query = new URLSearchParams(location.search);
  if (group === '') query.delete('group');
  else query.set('group', group);
  history.replaceState(history.state, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}`);
}

/**
 * Returns the guests of a view, with members of a household next to each other. The household's contact decides for all
 * its members.
 */
export function guestsOfView<Guest extends GuestWire>(guests: readonly Guest[], view: GuestView): Guest[] {
  const members = byHome(guests, ({ _id }) => _id);
  const homes = new Set(homesOfView(homesOf(guests), view).map(({ _id }) => _id));
  return members.filter(([contact]) => contact && homes.has(contact._id)).flat();
}

/** Returns the homes of a view; all homes for `all`. */
function homesOfView(guests: readonly GuestWire[], view: GuestView): GuestWire[] {
  const now = Date.now();
  switch (view) {
    case 'missing':
      return guests.filter(lacksAddress);
    case 'silent':
      return guests.filter((guest) => addressState(guest, now) === 'silent');
    case 'unconfirmed':
      return guests.filter(({ unconfirmed }) => unconfirmed);
    default:
      return [...guests];
  }
}

interface ViewsProps {
  guests: readonly GuestWire[];
  view: GuestView;
  onView(view: GuestView): void;
  onAsk(guests: GuestWire[]): void;
}

/**
 * Buttons that choose the view of the guest list, each with its number of homes, and that ask for missing addresses or
 * remind silent guests. Shows nothing when only `all` has homes.
 */
export function GuestViews({ guests, view, onView, onAsk }: ViewsProps) {
  const homes = homesOf(guests);
  const counts = views
    .map((one) => [one, homesOfView(homes, one).length] as const)
    .filter(([one, count]) => count > 0 || one === 'all' || one === view);
  const unasked = homes.filter((guest) => addressState(guest, Date.now()) === 'missing');
  const silent = homesOfView(homes, 'silent');
  if (counts.length === 1) return null;
  return (
    <div className="guest-views">
      <div className="chips" role="group" aria-label={say.views}>
        {counts.map(([one, count]) => (
          <button key={one} type="button" className="chip" aria-pressed={one === view} onClick={() => onView(one)}>
            {labels[one]} <span className="tabular">{count}</span>
          </button>
        ))}
      </div>
      {(unasked.length > 1 || silent.length > 0) && (
        <div className="guest-actions">
          {unasked.length > 1 && (
            <button type="button" className="button button-quiet" onClick={() => onAsk(unasked.slice(0, SITTING))}>
              <Icon name="chat" size={20} />
              <span>
                {unasked.length > SITTING ? say.viewsAskSome(SITTING, unasked.length) : say.viewsAsk(unasked.length)}
              </span>
            </button>
          )}
          {silent.length > 0 && (
            <button
              type="button"
              className="button button-quiet"
              title={say.viewsRemindWhy(SILENT_DAYS)}
              onClick={() => onAsk(silent.slice(0, SITTING))}
            >
              <Icon name="chat" size={20} />
              <span>
                {silent.length > SITTING ? say.viewsRemindSome(SITTING, silent.length) : say.viewsRemind(silent.length)}
              </span>
            </button>
          )}
        </div>
      )}
    </div>
  );
}
