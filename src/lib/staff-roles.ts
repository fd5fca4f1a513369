/** Roles of staff: owner of the shop, editor of the catalogue, packer, and helper who answers people. */
export const staffRoles = ['owner', 'editor', 'packer', 'helper'] as const;

export type StaffRole = (typeof staffRoles)[number];
