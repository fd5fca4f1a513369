import type { StaffPerson } from '#domain/staff/staff.contract.ts';
import { nearMoment } from '#lib/dates.ts';
import { madeAt } from '#lib/ids.ts';

/** Returns people with the name they are shown by; people of one name with the moment since when they are there. */
export function withShown<Person extends Pick<StaffPerson, 'id' | 'name'>>(people: readonly Person[]) {
  const key = ({ name }: Person): string => name.trim().toLocaleLowerCase('en-IN');
  return people.map((person) => {
    const alone = people.every((other) => other.id === person.id || key(other) !== key(person));
    return { ...person, shown: alone ? person.name : `${person.name}, since ${nearMoment(madeAt(person.id))}` };
  });
}
