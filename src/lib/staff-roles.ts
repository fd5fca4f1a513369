/** What a member of the staff may be: who owns the shop, who edits the catalogue, who packs, who answers people. */
export const staffRoles = ['owner', 'editor', 'packer', 'helper'] as const;

export type StaffRole = (typeof staffRoles)[number];
