import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { reportingPolicy, tightenPolicy } from '#publish/page-policy.ts';
import { withoutIslandIds } from '#publish/page-priorities.ts';

const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (policy: string): string =>
  `<meta http-equiv="content-security-policy" content="${policy}"><style>a{}</style><script type="module">go()</script><script src="/x.js"></script>`;

it('leaves a page allowing its own inline scripts and styles only', () => {
  const wide = `script-src 'self' ${digest('go()')} ${digest('other()')};style-src 'self' ${digest('a{}')} ${digest('')};`;
  expect(tightenPolicy(page(wide))).toBe(
    page(`script-src 'self' ${digest('go()')};style-src 'self' ${digest('a{}')};`),
  );
});

it('changes nothing on a page without a policy', () => {
  expect(tightenPolicy('<p>Page</p>')).toBe('<p>Page</p>');
});

it('reports what comes from elsewhere, and leaves what stands in a page to the page', () => {
  const pays = 'https://api.pay.example https://*.pay.example';
  const policy = `default-src 'self';img-src 'self' data: ${pays}; script-src 'self' ${digest('go()')};style-src 'self' ${digest('a{}')};object-src 'none';form-action 'self' https://api.pay.example;`;
  expect(reportingPolicy(page(policy), '/reports')).toBe(
    "default-src 'self' 'unsafe-inline' data: https://*.pay.example; object-src 'none'; form-action 'self' https://api.pay.example; report-uri /reports; report-to policy",
  );
});

it('takes away what would differ between the same pages built in two folders', () => {
  const island = (uid: string) =>
    `<astro-island${uid} prefix="r1" component-url="/_astro/a.js"></astro-island><p uid="1"></p>`;
  expect(withoutIslandIds(island(' uid="Z8G4tT"'))).toBe(island(''));
});
