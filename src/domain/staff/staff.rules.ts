import type { StaffRole } from '#lib/staff-roles.ts';

/** Names of the roles, and what they may do, for people. */
export const roleNames: Record<StaffRole, { name: string; may: string }> = {
  owner: { name: 'Owner', may: 'everything, staff and money included' },
  editor: { name: 'Editor', may: 'catalogue, home page, policies and planning lists' },
  packer: {
    name: 'Packer',
    may: 'orders with what a parcel is worth, labels and their states, cancelling included; no payments and no refunds',
  },
  helper: {
    name: 'Helper',
    may: 'messages and requests of customers, with their orders to look at; nothing is packed, sent or refunded',
  },
};

/**
 * Returns the link of an invitation. Its secret is in the fragment (behind the `#`), which browsers do not send to
 * servers.
 */
export const inviteLink = (siteUrl: string, secret: string): string => `${siteUrl}/back-office/join#${secret}`;
