import * as say from '#domain/box/box.texts.ts';

/** Amounts of a box on the wire are always five slots; a slot's position is its section. */
export const AMOUNT_SLOTS = 5;

/** Box types in the sequence of the screens; `sectionName` is the name on the wire. */
export const boxTypes = [
  {
    tempId: 1,
    number: 1,
    name: say.normalBox,
    sectionName: 'normal_box',
    sections: 1,
    description: say.normalBoxShape,
  },
  {
    tempId: 2,
    number: 2,
    name: say.fourSectionBox,
    sectionName: 'section_box4',
    sections: 4,
    description: say.fourSectionShape,
  },
  {
    tempId: 3,
    number: 3,
    name: say.threeSectionBox,
    sectionName: 'section_box3',
    sections: 3,
    description: say.threeSectionShape,
  },
  {
    tempId: 4,
    number: 4,
    name: say.specialBox,
    sectionName: 'special_box',
    sections: 5,
    description: say.specialBoxShape,
  },
] as const;
export type BoxType = (typeof boxTypes)[number];

/** Box sizes in grams; the first is the default. */
export const boxWeights = [1000, 750, 500, 250] as const;
export type BoxWeight = (typeof boxWeights)[number];

export const DEFAULT_WEIGHT: BoxWeight = 1000;

/** Returns the box type with an id (`tempId`); the Normal Box for an unknown id. */
export function boxTypeOf(tempId: number): BoxType {
  return boxTypes.find((one) => one.tempId === tempId) ?? boxTypes[0];
}

/** Returns the box type with a name, such as `Special box`, in any letter case; null for an unknown name. */
export function boxTypeNamed(name: string): BoxType | null {
  return boxTypes.find((one) => one.name.toLowerCase() === name.trim().toLowerCase()) ?? null;
}
