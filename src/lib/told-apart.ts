import { personName } from '#lib/display-name.ts';

/** Facts by which people of one name can be distinguished. */
interface Known {
  name: string;
  mobile: string;
  address: string;
}

/** Maximum number of characters of an address part that counts as a town. */
const TOWN_LENGTH = 30;

/** Removes the numbers, such as a pincode, from the end of a part of an address. */
function withoutNumber(part: string): string {
  const words = part.split(/[\s.-]+/).filter(Boolean);
  return words.slice(0, words.findLastIndex((word) => !/^\d+$/.test(word)) + 1).join(' ');
}

/**
 * Returns the probable town of a typed address: its last part with letters; empty when that contains digits or is too
 * long.
 */
function townOf(address: string): string {
  const last =
    address
      .split(/[,\n]/)
      .map(withoutNumber)
      .findLast((part) => /\p{L}/u.test(part)) ?? '';
  return /\d/.test(last) || last.length > TOWN_LENGTH ? '' : last;
}

const key = (text: string): string => personName(text).replaceAll(/\s+/g, ' ').toLocaleLowerCase('en-IN');

/**
 * Adds to each person the text `shown` for a list: the name and, for people of the same name, the town, or else the
 * last four digits, the whole mobile number or the address.
 * @param written formats the name; the default is `personName`
 */
export function toldApart<Person extends Known>(
  people: readonly Person[],
  written: (name: string) => string = personName,
): (Person & { shown: string })[] {
  const alike = new Map<string, Person[]>();
  for (const person of people) alike.set(key(person.name), [...(alike.get(key(person.name)) ?? []), person]);
  return people.map((person) => {
    const name = written(person.name);
    const others = (alike.get(key(person.name)) ?? []).filter((other) => other !== person);
    if (others.length === 0) return { ...person, shown: name };
    const town = townOf(person.address);
    const digits = person.mobile.slice(-4);
    const mark =
      town && others.every(({ address }) => key(townOf(address)) !== key(town))
        ? town
        : digits && others.every(({ mobile }) => !mobile.endsWith(digits))
          ? `…${digits}`
          : person.mobile || person.address;
    return { ...person, shown: mark ? `${name}, ${mark}` : name };
  });
}

/** Returns `shown` for the middle of a sentence: `Simran Kaur (Punjab)`. */
export function amidWords({ name, shown }: { name: string; shown: string }): string {
  const own = personName(name);
  return shown.startsWith(`${own}, `) ? `${own} (${shown.slice(own.length + 2)})` : shown;
}
