/** Id of the heading above both versions. */
export const CONFLICT = 'staff-conflict';

/** Links from a refused save to both versions. */
export const ConflictLink = () => <a href={`#${CONFLICT}`}>See both versions</a>;
