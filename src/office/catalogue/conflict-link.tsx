/** The heading of the panel with both versions. */
export const CONFLICT = 'staff-conflict';

/** Leads from the refusal of a save to both versions. */
export const ConflictLink = () => <a href={`#${CONFLICT}`}>See both versions</a>;
