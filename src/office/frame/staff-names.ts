import type { StaffPerson } from '#domain/staff/staff.contract.ts';
import { nearMoment } from '#lib/dates.ts';
import { madeAt } from '#lib/ids.ts';
import * as say from '#office/frame/frame.texts.ts';

/**
 * Returns the staff members with a display name in `shown`: the name, and the time of creation for members who share
 * one.
 */
export function withShown<Person extends Pick<StaffPerson, 'id' | 'name'>>(people: readonly Person[]) {
  const key = ({ name }: Person): string => name.trim().toLocaleLowerCase('en-IN');
  return people.map((person) => {
    const alone = people.every((other) => other.id === person.id || key(other) !== key(person));
    return { ...person, shown: alone ? person.name : say.nameSince(person.name, nearMoment(madeAt(person.id))) };
  });
}
