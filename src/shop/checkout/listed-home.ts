import type { GuestWire } from '#domain/guests/guest.contract.ts';

/** Guest who lives alone, or a household under the name on its box; `shown` distinguishes homes of the same name. */
export type ListedHome = GuestWire & { members?: string[]; shown: string };
