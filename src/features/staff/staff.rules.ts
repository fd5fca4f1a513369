import type { StaffRole } from '#lib/staff-roles.ts';

/** The roles in words for people. */
export const roleNames: Record<StaffRole, { name: string; may: string }> = {
  owner: { name: 'Owner', may: 'everything, staff and money included' },
  editor: { name: 'Editor', may: 'catalogue, home page, policies and planning lists' },
  packer: {
    name: 'Packer',
    may: 'orders, labels and their states, cancelling included; no refunds and no sums of money',
  },
  helper: { name: 'Helper', may: 'messages and requests of customers' },
};

/** The link of an invitation. Its secret stands behind the `#`, which no server's log sees. */
export const inviteLink = (siteUrl: string, secret: string): string => `${siteUrl}/back-office/join#${secret}`;
