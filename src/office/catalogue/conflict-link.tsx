import * as say from '#office/catalogue/conflict.texts.ts';

/** Id of the heading above both versions. */
export const CONFLICT = 'staff-conflict';

/** Link from the error of a refused save to the comparison of both versions. */
export const ConflictLink = () => <a href={`#${CONFLICT}`}>{say.seeBoth}</a>;
