import { number } from 'yup';
import { AMOUNT_SLOTS, boxTypes, boxWeights } from '#domain/box/box-types.rules.ts';
import * as say from '#domain/box/box.texts.ts';

const weightNames = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(boxWeights.map(String));
const typeIds = boxTypes.map(({ tempId }) => tempId);

/** Returns the schema of a box size in grams. */
export const boxWeight = () => number().oneOf([...boxWeights], say.chooseBoxSize(weightNames));

/** Returns the schema of the `tempId` of a box type. */
export const boxTypeId = () => number().oneOf(typeIds, say.noBoxType);

/** Returns the schema of a section's index in a box, from 0. */
export const sectionIndex = () =>
  number()
    .integer(say.noSection)
    .min(0, say.noSection)
    .max(AMOUNT_SLOTS - 1, say.noSection);
