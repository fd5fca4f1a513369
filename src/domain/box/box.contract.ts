import { number } from 'yup';
import { AMOUNT_SLOTS, boxTypes, boxWeights } from '#domain/box/box-types.rules.ts';

const weightNames = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(boxWeights.map(String));
const typeIds = boxTypes.map(({ tempId }) => tempId);
const NO_SECTION = 'That section does not exist.';

/** Returns the schema of a box size in grams. */
export const boxWeight = () => number().oneOf([...boxWeights], `Please choose a box size of ${weightNames} gm.`);

/** Returns the schema of the `tempId` of a box type. */
export const boxTypeId = () => number().oneOf(typeIds, 'That box type does not exist.');

/** Returns the schema of a section's index in a box, from 0. */
export const sectionIndex = () =>
  number()
    .integer(NO_SECTION)
    .min(0, NO_SECTION)
    .max(AMOUNT_SLOTS - 1, NO_SECTION);
