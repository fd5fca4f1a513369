import { resolveAddress } from '#lib/routes.ts';

/**
 * A file server that knows no rewrites answers the longer forms of an address (`/sweets-info/{id}/home`) with this page:
 * it leads to the file of the same record. Addresses that are nothing, and account pages, stay here.
 */
const path = location.pathname.replace(/(?<=.)\/$/, '');
const found = resolveAddress(path);
if (found && 'redirect' in found) location.replace(found.redirect + location.search);
else if (found?.route.page.includes(':') && found.page !== path) location.replace(found.page + location.search);
