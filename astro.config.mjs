import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { leanScript, leanScripts, leanStyle } from './src/publish/inline-script.ts';

/** Where the API answers when it is not the site's own address. */
const apiBase = process.env.PUBLIC_API_BASE ?? '';
const api = apiBase ? ` ${new URL(apiBase).origin}` : '';

/** Where the payment window comes from when it is not the provider's own: the test gateway as a process of its own. */
const checkout = process.env.RAZORPAY_CHECKOUT_URL ?? '';
const standIn = checkout.startsWith('http') ? ` ${new URL(checkout).origin}` : '';

/** What must be there before the first paint is written into the page; the policy knows it by its digest. */
const digest = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const read = (file) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Islands that wake when somebody turns to them; the directive says how. */
const clientUse = {
  name: 'client-use',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'use', entrypoint: './src/client/island-directive.ts' }),
  },
};

/** React as Astro starts it, with what `client:use` asks of it. */
const starter = fileURLToPath(new URL('./src/client/island-renderer.ts', import.meta.url));
const reactIslands = () => {
  const integration = react();
  const setUp = integration.hooks['astro:config:setup'];
  integration.hooks['astro:config:setup'] = ({ addRenderer, ...tools }) =>
    setUp({
      ...tools,
      addRenderer: (renderer) => addRenderer({ ...renderer, clientEntrypoint: starter }),
    });
  return integration;
};

/**
 * An island's file, and the one that starts React, names everything that its imports import in their turn, so that the browser asks for all of it at
 * once: level by level each would cost a slow line a round trip more.
 */
const flatIslands = {
  name: 'flat-islands',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !/\.tsx$|\/island-renderer\.ts$/.test(chunk.facadeModuleId ?? '')) continue;
      const all = new Set(chunk.imports);
      for (const file of all) for (const next of bundle[file]?.imports ?? []) all.add(next);
      const further = [...all].filter((file) => file !== chunk.fileName && !chunk.imports.includes(file));
      // At the end, where they change nothing of the order in which modules run.
      chunk.code += further.map((file) => `import"./${basename(file)}";`).join('');
    }
  },
};

const ownPreload = fileURLToPath(new URL('./src/client/preload.ts', import.meta.url));

/**
 * The guest's page brings copies of what it shares with other pages: one file instead of twenty, and nothing of the
 * shell. Its modules are told from the others by a query behind their names.
 */
const GUEST = '?guest';
const guestCopies = {
  name: 'guest-copies',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer = '', options) {
    const within = importer.endsWith(GUEST) || /\/src\/pages\/update-address-person\.astro/.test(importer);
    if (!within) return null;
    if (source.startsWith('\0') || source.includes('?')) return null;
    const from = importer.endsWith(GUEST) ? importer.slice(0, -GUEST.length) : importer;
    const found = await this.resolve(source, from, { ...options, skipSelf: true });
    return found && !found.external && /\.[jt]s$/.test(found.id) ? `${found.id}${GUEST}` : found;
  },
};

/** Puts the shop's own small helper in place of the one by which Vite loads parts of a page. */
const smallPreload = {
  name: 'small-preload',
  enforce: 'pre',
  resolveId: {
    order: 'pre',
    filter: { id: /vite\/preload-helper/ },
    handler: (_, importer) => (importer?.endsWith(GUEST) ? `${ownPreload}${GUEST}` : ownPreload),
  },
};

/** The modules of every page's first script, beside the stores and what loads further parts. */
const shellModules = [
  'src/client/api-base.ts',
  'src/client/first-use.ts',
  'src/client/former-person.ts',
  'src/client/last-url.ts',
  'src/client/lost-script.ts',
  'src/client/offline.ts',
  'src/client/pictures.ts',
  'src/client/preload.ts',
  'src/client/renewal-watch.ts',
  'src/client/session.ts',
  'src/client/storage.ts',
  'src/client/toast.ts',
  'src/client/way-back.ts',
  'src/shop/site/shell.element.ts',
  'src/lib/display-name.ts',
];
const inShell = (id) =>
  (/\/node_modules\/nanostores\/(?!listen-keys|deep-map)/.test(id) && !id.endsWith(GUEST)) ||
  shellModules.some((file) => id.endsWith(`/${file}`));

export default defineConfig({
  site: process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 4321}`,
  outDir: process.env.SITE_OUT_DIR ?? './dist',
  output: 'static',
  trailingSlash: 'ignore',
  compressHTML: true,
  // One file of styles is asked for before a page is drawn, the one that all pages share; what a page adds stands in it.
  build: { format: 'directory', inlineStylesheets: 'auto', concurrency: 8 },
  integrations: [reactIslands(), clientUse],
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        `connect-src 'self'${api} https://api.razorpay.com https://lumberjack.razorpay.com https://checkout.razorpay.com`,
        `img-src 'self' data: blob:${api} https://*.razorpay.com`,
        `media-src 'self' blob:${api}`,
        "font-src 'self' https://*.razorpay.com",
        `frame-src 'self' https://api.razorpay.com https://checkout.razorpay.com${standIn}`,
        "worker-src 'self' blob:",
        "manifest-src 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "form-action 'self' https://api.razorpay.com",
      ],
      scriptDirective: {
        // The search engine is WebAssembly; the payment provider needs both of its hosts.
        resources: [
          "'self'",
          "'wasm-unsafe-eval'",
          'https://checkout.razorpay.com',
          'https://cdn.razorpay.com',
          ...(standIn ? [standIn.trim()] : []),
        ],
        hashes: [
          './src/shop/site/early.inline.js',
          './src/shop/catalogue/selection.inline.js',
          './src/shop/delivery/deliver-to.inline.js',
          './src/shop/guest-page/guest-page.inline.js',
          './src/client/lost-screen.inline.js',
        ].map((file) => digest(leanScript(read(file)))),
      },
      styleDirective: {
        hashes: [
          './src/shop/site/transition.inline.css',
          './src/ui/styles/guest-base.inline.css',
          './src/shop/guest-page/guest-page.inline.css',
        ].map((file) => digest(leanStyle(read(file)))),
      },
    },
  },
  vite: {
    plugins: [smallPreload, guestCopies, flatIslands, leanScripts],
    build: {
      // Texts and other constants are written where they are used: no page loads those of other screens.
      rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } },
      // Scripts and letters stay files, which every page shares and the browser keeps.
      assetsInlineLimit: (file) => (/\.(?:[jt]sx?|woff2)$|astro_type=script/.test(file) ? false : undefined),
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // What every page loads is one file: a dozen small ones compress a quarter worse.
              codeSplitting: {
                groups: [
                  { name: 'shell', test: inShell },
                  // Each name of a file costs a page that may ask for it more than these few lines.
                  { name: 'figures', test: /\/src\/lib\/(?:lib\.texts|money|plurals|weights)\.ts$/ },
                ],
              },
            },
          },
        },
      },
    },
  },
});
