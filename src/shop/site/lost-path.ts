import { resolvePath } from '#lib/routes.ts';

/**
 * Redirects the longer forms of a record's path (`/sweets-info/{id}/home`) to its file, on file servers without
 * rewrites, which serve this page instead. Unknown paths and account pages stay here.
 */
const path = location.pathname.replace(/(?<=.)\/$/, '');
const found = resolvePath(path);
if (found && 'redirect' in found) location.replace(found.redirect + location.search);
else if (found?.route.page.includes(':') && found.page !== path) location.replace(found.page + location.search);
