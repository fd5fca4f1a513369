/** The forty invitations of the demonstration shop, ten in each category. */
import { glassInvitations } from '#scripts/demo/catalogue/invitations/glass.ts';
import { miscInvitations } from '#scripts/demo/catalogue/invitations/misc.ts';
import { onBoxInvitations } from '#scripts/demo/catalogue/invitations/on-box.ts';
import type { DemoInvitation } from '#scripts/demo/catalogue/invitations/types.ts';
import { woodenInvitations } from '#scripts/demo/catalogue/invitations/wooden.ts';

export type { DemoInvitation };

export const demoInvitations: readonly DemoInvitation[] = [...onBoxInvitations, ...woodenInvitations, ...glassInvitations, ...miscInvitations];
