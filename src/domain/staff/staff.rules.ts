import type { StaffRole } from '#lib/staff-roles.ts';
import * as say from '#domain/staff/staff.texts.ts';

/** Names of the roles, and what they may do, for people. */
export const roleNames: Record<StaffRole, { name: string; may: string }> = {
  owner: { name: say.roleOwner, may: say.ownerMay },
  editor: { name: say.roleEditor, may: say.editorMay },
  packer: {
    name: say.rolePacker,
    may: say.packerMay,
  },
  helper: {
    name: say.roleHelper,
    may: say.helperMay,
  },
};

/**
 * Returns the link of an invitation. Its secret is in the fragment (behind the `#`), which browsers do not send to
 * servers.
 */
export const inviteLink = (siteUrl: string, secret: string): string => `${siteUrl}/back-office/join#${secret}`;
