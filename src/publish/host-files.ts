import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '#publish/files.ts';
import { reportingPolicy } from '#publish/page-policy.ts';
import { ownHeaders, pageHeadersOf } from '#lib/page-headers.ts';
import { siteRoutes } from '#lib/routes.ts';
import { POLICY_REPORTS } from '#server/http/policy-reports.ts';

type Headers = readonly (readonly [name: string, value: string])[];

/** Headers of every page; browsers ignore them in a meta element. */
const PAGE_HEADERS = [
  ['Content-Security-Policy', "frame-ancestors 'self'"],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
] as const;

/** Where the API lies behind the site's own host, the form of a guest's page works without script as well. */
const FORM = 'A POST of /update-address-person is for the API.';

/** Returns the header by which browsers keep to HTTPS; none for a site whose public URL is another. */
const httpsOnly = (): Headers =>
  process.env['SITE_URL']?.startsWith('https://') ? [['Strict-Transport-Security', 'max-age=31536000']] : [];

/**
 * Writes the configuration with which other hosts serve the site in the same way as this server: `_redirects`,
 * `_headers` and `nginx.conf`.
 */
export async function writeHostFiles(site: string): Promise<void> {
  const to = `${process.env['PUBLIC_API_BASE'] ?? ''}${POLICY_REPORTS}`;
  const pages = [
    ...PAGE_HEADERS,
    ...httpsOnly(),
    ['Content-Security-Policy-Report-Only', reportingPolicy(await readFile(join(site, 'index.html'), 'utf8'), to)],
    ['Reporting-Endpoints', `policy="${to}"`],
  ] as const;
  await replaceFile(join(site, '_redirects'), redirects());
  await replaceFile(join(site, '_headers'), headers(pages));
  await replaceFile(join(site, 'nginx.conf'), nginx(pages));
}

/**
 * Returns the content of `_redirects`: rewrites to pages with another path than their route, redirects from lower case
 * to the route's spelling, and the 404 page.
 */
function redirects(): string {
  const lines = siteRoutes.flatMap(({ pattern, page, missing }) => {
    if (pattern === page) return pattern === pattern.toLowerCase() ? [] : [`${pattern.toLowerCase()} ${pattern} 301`];
    const target = `${page}/index.html`;
    return pattern.endsWith('/*')
      ? [`${pattern} ${target} ${missing ? 404 : 200}`]
      : pattern.includes(':id') && page.includes(':id')
        ? []
        : [`${pattern} ${target} 200`];
  });
  return `# ${FORM}\n${lines.join('\n')}\n/* /404.html 404\n`;
}

function headers(pages: Headers): string {
  const all = pages.map(([name, value]) => `  ${name}: ${value}`).join('\n');
  const lasting = '  Cache-Control: public, max-age=31536000, immutable';
  const own = Object.entries(pageHeadersOf)
    .flatMap(([page, its]) =>
      [page, `${page}/*`].map((path) => [path, ...its.map((one) => `  ${one.join(': ')}`), ''].join('\n')),
    )
    .join('');
  return `/*\n${all}\n/_astro/*\n${lasting}\n/uploads/*\n${lasting}\n${own}`;
}

/** Returns the content of `nginx.conf`: headers and locations for a server block whose root is the site. */
function nginx(page: Headers): string {
  const withHeaders = (own: Headers = []): string =>
    [...page.filter(([name]) => !own.some(([other]) => other === name)), ...own]
      .map(([name, value]) => `add_header ${name} ${value.includes('"') ? `'${value}'` : `"${value}"`} always;`)
      .join(' ');
  const pages = siteRoutes
    .filter(({ pattern }) => pattern !== '/')
    .flatMap(({ pattern, page: target, missing }) => {
      // The names carry a prefix because nginx has variables of its own, `$status` among them.
      const expression = pattern.replace(/\/\*$/, '(?:/.*)?').replace(/:([a-z]+)/g, '(?<route_$1>[^/]+)');
      // Headers of a location replace those around it, so a page that has its own repeats them.
      const its = ownHeaders(target);
      const own = its.length > 0 ? ` ${withHeaders(its)}` : '';
      const file = `${target}/index.html`;
      // What says so is asked for by nginx alone, so that it does not look for itself.
      if (missing)
        return [
          `location = ${file} { internal; }`,
          `location ~* "^${expression}/?$" { error_page 404 ${file}; return 404; }`,
        ];
      return `location ~* "^${expression}/?$" {${own} try_files ${target.replace(/:([a-z]+)/g, '$route_$1')}/index.html =404; }`;
    });
  const lasting =
    'add_header Cache-Control "public, max-age=31536000, immutable"; add_header X-Content-Type-Options "nosniff";';
  return [
    '# Include this in the server block that serves the built site.',
    `# ${FORM} There: error_page 405 = @shop; and a location @shop that passes to the API.`,
    ...withHeaders().split(/(?<=always;) /),
    'gzip on;',
    'gzip_types text/css application/javascript application/json application/manifest+json image/svg+xml;',
    'error_page 404 /404.html;',
    `location /_astro/ { ${lasting} }`,
    `location /uploads/ { ${lasting} }`,
    '# Older tables of file types know neither of these.',
    `location ~ "^/uploads/.*\\.avif$" { types { } default_type image/avif; ${lasting} }`,
    'location = /site.webmanifest { types { } default_type application/manifest+json; }',
    ...pages,
    'location / { try_files $uri $uri/index.html =404; }',
    '',
  ].join('\n');
}
