import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { leanScript } from './src/lib/inline-script.ts';

/** Where the API answers when it is not the site's own address. */
const apiBase = process.env.PUBLIC_API_BASE ?? '';
const api = apiBase ? ` ${new URL(apiBase).origin}` : '';

/** What must be there before the first paint is written into the page; the policy knows it by its digest. */
const digest = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const read = (file) => readFileSync(new URL(file, import.meta.url), 'utf8');

const files = '@fontsource-variable';
const cut = {
  // First-view faces: cut from the packages of the same name so that both together stay under 40 KB.
  // Anek Latin: printable ASCII, common marks and the rupee, tabular figures. Two masters, 400 and 600, at 1,000 units; kerning
  // is the same at every weight and left out below a hundredth of the size. Under 14 KB it comes in one round trip.
  // Rozha One: the same marks, without the instructions for coarse screens, which are half of the file (fonttools).
  text: 'U+0020-007E,U+00A0,U+00A9,U+00AB,U+00B0,U+00B7,U+00BB,U+00BD,U+00D7,U+00E9,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+20B9,U+2190-2193,U+2212',
  title: 'U+0020-007E,U+00A0,U+00A9,U+00B7,U+00BD,U+00E9,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026',
  /** What the cut faces leave to the whole Latin files, which load only when such a letter is on the page. */
  restOfLatin:
    'U+00A1-00A8,U+00AA,U+00AC-00AF,U+00B1-00B6,U+00B8-00BA,U+00BC,U+00BE-00D6,U+00D8-00E8,U+00EA-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC',
  rupee: 'U+20B9',
  gurmukhi: 'U+0951-0952,U+0964-0965,U+0A01-0A76,U+200C-200D,U+25CC,U+262C,U+A830-A839',
  devanagari: 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF',
};
const face = (src, unicodeRange, weight) => ({ src: [src], weight, style: 'normal', unicodeRange: [unicodeRange] });
const rupee = face(`${files}/anek-gurmukhi/files/anek-gurmukhi-latin-ext-wght-normal.woff2`, cut.rupee, '400');
const family = (name, cssVariable, variants, fallbacks = []) => ({
  provider: fontProviders.local(),
  name,
  cssVariable,
  fallbacks,
  display: 'swap',
  optimizedFallbacks: fallbacks.length > 0,
  options: { variants },
});

/** Islands that wake when somebody turns to them; the directive says how. */
const clientUse = {
  name: 'client-use',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'use', entrypoint: './src/client/island-directive.ts' }),
  },
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
      if (chunk.type !== 'chunk' || !/\.tsx$|@astrojs\/react\/.*client/.test(chunk.facadeModuleId ?? '')) continue;
      const all = new Set(chunk.imports);
      for (const file of all) for (const next of bundle[file]?.imports ?? []) all.add(next);
      const further = [...all].filter((file) => file !== chunk.fileName && !chunk.imports.includes(file));
      // At the end, where they change nothing of the order in which modules run.
      chunk.code += further.map((file) => `import"./${basename(file)}";`).join('');
    }
  },
};

/** The modules of every page's first script. */
const shellModules =
  /preload-helper|\/node_modules\/nanostores\/(?!listen-keys|deep-map)|\/src\/(?:client\/(?:api-base|cart-count|first-use|former-person|last-url|offline|pictures|renewal-watch|session|storage|toast|way-back)|lib\/display-name|features\/shell\/shell)\.(?:element\.)?ts$/;

export default defineConfig({
  site: process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 4321}`,
  outDir: process.env.SITE_OUT_DIR ?? './dist',
  output: 'static',
  trailingSlash: 'ignore',
  compressHTML: true,
  // One file of styles is asked for before a page is drawn, the one that all pages share; what a page adds stands in it.
  build: { format: 'directory', inlineStylesheets: 'auto', concurrency: 8 },
  integrations: [react(), clientUse],
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  fonts: [
    family('Anek', '--font-anek', [face('./src/ui/fonts/anek-text-latin.woff2', cut.text, '400 700')], ['sans-serif']),
    family('Anek More', '--font-anek-more', [
      face(`${files}/anek-latin/files/anek-latin-latin-wght-normal.woff2`, cut.restOfLatin, '400 700'),
      face(`${files}/anek-gurmukhi/files/anek-gurmukhi-gurmukhi-wght-normal.woff2`, cut.gurmukhi, '400 700'),
    ]),
    // A quarter of a megabyte: used only for text marked as Hindi; stray Hindi words take the system's face.
    family('Anek Hindi', '--font-anek-hindi', [
      face(`${files}/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2`, cut.devanagari, '400 700'),
    ]),
    family('Rozha', '--font-rozha', [face('./src/ui/fonts/rozha-one-latin.woff2', cut.title, '400')], ['serif']),
    family('Rozha More', '--font-rozha-more', [
      face('@fontsource/rozha-one/files/rozha-one-latin-400-normal.woff2', cut.restOfLatin, '400'),
      rupee,
      face('@fontsource/tiro-gurmukhi/files/tiro-gurmukhi-gurmukhi-400-normal.woff2', cut.gurmukhi, '400'),
      face('@fontsource/rozha-one/files/rozha-one-devanagari-400-normal.woff2', cut.devanagari, '400'),
    ]),
  ],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        `connect-src 'self'${api} https://api.razorpay.com https://lumberjack.razorpay.com https://checkout.razorpay.com`,
        `img-src 'self' data: blob:${api} https://*.razorpay.com`,
        `media-src 'self' blob:${api}`,
        "font-src 'self' https://*.razorpay.com",
        "frame-src 'self' https://api.razorpay.com https://checkout.razorpay.com",
        "worker-src 'self' blob:",
        "manifest-src 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "form-action 'self' https://api.razorpay.com",
      ],
      scriptDirective: {
        // The search engine is WebAssembly; the payment provider needs both of its hosts.
        resources: ["'self'", "'wasm-unsafe-eval'", 'https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
        hashes: ['./src/features/shell/early.inline.js', './src/features/sweets/selection.inline.js'].map((file) =>
          digest(leanScript(read(file))),
        ),
      },
      styleDirective: { hashes: [digest(read('./src/features/shell/transition.inline.css'))] },
    },
  },
  vite: {
    plugins: [flatIslands],
    build: {
      // Scripts stay files, which every page shares and the browser keeps; so do the box's styles, which home asks for by name.
      assetsInlineLimit: (file) =>
        /\.[jt]sx?$|astro_type=script|_astro\/box\.[^/]+\.css$/.test(file) ? false : undefined,
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // What every page loads is one file: a dozen small ones compress a quarter worse.
              codeSplitting: { groups: [{ name: 'shell', test: shellModules }] },
            },
          },
        },
      },
    },
  },
});
