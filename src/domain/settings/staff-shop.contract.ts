import type { Settings } from '#domain/settings/settings.contract.ts';
import { endpoint } from '#lib/endpoint.ts';

/** Endpoint in a file apart from the sections and their rules, which only the owner's page needs. */
export const readShopForStaff = endpoint<Pick<Settings, 'facts' | 'couriers'>>()({
  method: 'GET',
  path: '/api/staff/shop',
  access: 'staff',
  roles: ['packer', 'helper'],
  summary: 'What labels, couriers’ tables and answers need of the settings',
});
