/** Id of the heading above both versions. */
export const CONFLICT = 'staff-conflict';

/** Link from the error of a refused save to the comparison of both versions. */
export const ConflictLink = () => <a href={`#${CONFLICT}`}>See both versions</a>;
