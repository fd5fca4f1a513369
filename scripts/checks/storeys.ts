/** Storeys that every screen may import. */
const screens = ['lib', 'texts', 'rules', 'contract', 'client', 'ui', 'texts of screens'];

/**
 * The layers (storeys) of the source: their files and the storeys that they may import. A file belongs to the first
 * entry that matches. `src/README.md` gives the reasons.
 */
export const storeys: readonly { name: string; is: RegExp; may: readonly string[] }[] = [
  { name: 'lib', is: /^src\/(?:lib\/|shop\.config\.ts$)/, may: ['lib'] },
  { name: 'texts of the kernel', is: /^src\/server\/.*\.texts\.ts$/, may: ['lib'] },
  { name: 'reader', is: /^src\/domain\/lists\/(?!.*\.(?:rules|texts)\.ts$)/, may: ['lib', 'texts', 'rules', 'reader'] },
  { name: 'texts', is: /^src\/domain\/.*\.texts\.ts$/, may: ['lib', 'rules', 'texts'] },
  { name: 'rules', is: /^src\/domain\/.*\.rules\.ts$/, may: ['lib', 'texts', 'rules'] },
  {
    name: 'office rules',
    is: /^src\/office\/.*\.rules\.ts$/,
    may: ['lib', 'texts', 'rules', 'texts of screens', 'office rules'],
  },
  {
    name: 'texts of screens',
    is: /^src\/.*\.texts\.ts$/,
    may: ['lib', 'texts', 'rules', 'texts of screens'],
  },
  { name: 'contract', is: /^src\/domain\/.*\.contract\.ts$/, may: ['lib', 'texts', 'rules', 'contract'] },
  { name: 'server', is: /^src\/server\//, may: ['lib', 'texts of the kernel', 'server'] },
  { name: 'domain', is: /^src\/domain\//, may: ['lib', 'texts', 'rules', 'contract', 'server', 'domain'] },
  { name: 'ui', is: /^src\/ui\//, may: ['lib', 'client', 'ui', 'texts of screens'] },
  { name: 'client', is: /^src\/client\//, may: ['lib', 'texts', 'reader', 'client', 'ui', 'texts of screens'] },
  {
    name: 'shop page',
    is: /^src\/shop\/.*\.(?:astro|head\.ts)$/,
    may: [...screens, 'shop', 'shop page', 'snapshot'],
  },
  { name: 'shop', is: /^src\/shop\//, may: [...screens, 'reader', 'shop'] },
  { name: 'office', is: /^src\/office\//, may: [...screens, 'shop', 'office rules', 'office'] },
  { name: 'layout', is: /^src\/layouts\//, may: [...screens, 'shop', 'shop page', 'layout', 'snapshot'] },
  {
    name: 'page',
    is: /^src\/pages\//,
    may: [...screens, 'shop', 'shop page', 'office rules', 'office', 'layout', 'page', 'snapshot'],
  },
  { name: 'snapshot', is: /^src\/publish\/snapshot\//, may: ['lib', 'texts', 'rules', 'contract', 'snapshot'] },
  {
    name: 'publish',
    is: /^src\/publish\//,
    may: ['lib', 'texts', 'rules', 'contract', 'server', 'domain', 'snapshot', 'publish'],
  },
  { name: 'main', is: /^src\/(?:main|migrations)\.ts$/, may: ['lib', 'rules', 'server', 'domain', 'publish', 'main'] },
];

/** Storeys that may not import packages. */
export const bare: readonly string[] = ['texts', 'texts of screens', 'rules', 'office rules'];

/** Storeys whose code runs in browsers, so that it may not import packages for Node. */
export const inBrowsers: readonly string[] = ['lib', ...bare, 'reader', 'contract', 'ui', 'client', 'shop', 'office'];

/** Storeys that may contain `.tsx` and `.astro` files. */
export const drawing: readonly string[] = ['ui', 'client', 'shop', 'shop page', 'office', 'layout', 'page'];

/**
 * The rooms (feature folders) of each storey from bottom to top: code in a room may import only rooms listed before it.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  domain: `lists card delivery outbox pricing part-payments search box catalogue parcels settings backup cart enquiries
    publishing session site staff guests orders planning messages packing sharing payments retention secret find
    rehearsal today`.split(/\s+/),
  shop: `box card delivery enquiries guest-page search cart guests account checkout planning sharing catalogue orders
    site`.split(/\s+/),
  office: 'frame catalogue enquiries messages packing session staff orders publishing settings log overview'.split(' '),
};
