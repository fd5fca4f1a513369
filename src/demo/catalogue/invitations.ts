/** The forty invitations of the demonstration shop, ten in each category. */
import { glassInvitations } from './invitations/glass.ts';
import { miscInvitations } from './invitations/misc.ts';
import { onBoxInvitations } from './invitations/on-box.ts';
import type { DemoInvitation } from './invitations/types.ts';
import { woodenInvitations } from './invitations/wooden.ts';

export type { DemoInvitation };

export const demoInvitations: readonly DemoInvitation[] = [...onBoxInvitations, ...woodenInvitations, ...glassInvitations, ...miscInvitations];
