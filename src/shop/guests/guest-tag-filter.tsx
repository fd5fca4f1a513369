import type { GuestWire } from '#domain/guests/guest.contract.ts';
import { guestGroups } from '#domain/guests/guest-groups.rules.ts';
import * as say from '#shop/guests/several-guests.texts.ts';

interface FilterProps {
  guests: readonly GuestWire[];
  /** Key of the group; empty for all guests. */
  group: string;
  onGroup(key: string): void;
}

/** Select field that filters the guest list by a category, event or side. */
export function GuestTagFilter({ guests, group, onGroup }: FilterProps) {
  const groups = guestGroups(guests);
  return (
    <label className="guest-filter">
      <span>{say.filterLabel}</span>
      <select
        className="input"
        value={groups.some(({ key }) => key === group) ? group : ''}
        onChange={({ target }) => onGroup(target.value)}
      >
        <option value="">{say.filterEverybody}</option>
        {groups.map(({ key, name, ids }) => (
          <option key={key} value={key}>
            {`${name} (${ids.length})`}
          </option>
        ))}
      </select>
    </label>
  );
}
