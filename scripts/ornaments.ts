/** Writes the small static ornaments of the shop and its mark from the same motifs that the pictures use. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { n, svg } from './demo/artwork/kit.ts';
import {
  ambi,
  jaaliTile,
  jharokha,
  lotusPetals,
  mangoLeaf,
  marigoldRings,
  phulkariFlower,
  scallops,
  stitches,
} from './demo/artwork/motifs.ts';

if (process.argv.includes('--help')) {
  console.log('Usage: node scripts/ornaments.ts\n\nRewrites src/ui/ornaments/*.svg and public/favicon.svg.');
  process.exit(0);
}

const colour = {
  maroon: '#6b1020',
  deep: '#530b18',
  gold: '#b8893a',
  light: '#e7c377',
  marigold: '#e8930c',
  saffron: '#f4b53c',
  rani: '#b0175a',
  pista: '#4f6f2a',
  sindoor: '#b3261e',
  ivory: '#fff8ea',
};

function phulkariBorder(): string {
  const [w, h] = [72, 40];
  const half = (x: number): string => stitches(x, 20, 17, 15, true, 2.2);
  const small =
    stitches(36, 8, 7, 6, false, 2) + stitches(36, 32, 7, 6, false, 2) + stitches(36, 20, 5, 4.5, false, 1.8);
  const teeth = [0, 12, 24, 36, 48, 60]
    .map((x) => `M${x + 1} 1.5h10M${x + 3} 3.2h6M${x + 1} 38.5h10M${x + 3} 36.8h6`)
    .join('');
  return svg(
    w,
    h,
    `<path fill="${colour.maroon}" d="M0 0h72v40H0z"/><g fill="none" stroke-width="1.5">` +
      `<path stroke="${colour.marigold}" d="${half(18)}${half(54)}"/>` +
      `<path stroke="${colour.saffron}" d="${stitches(18, 20, 9, 8, false, 2.2)}${stitches(54, 20, 9, 8, false, 2.2)}"/>` +
      `<path stroke="#e0457f" d="${small}"/>` +
      `<path stroke="#e0457f" d="${stitches(0, 8, 7, 6, false, 2)}${stitches(0, 32, 7, 6, false, 2)}${stitches(72, 8, 7, 6, false, 2)}${stitches(72, 32, 7, 6, false, 2)}${stitches(0, 20, 5, 4.5, false, 1.8)}${stitches(72, 20, 5, 4.5, false, 1.8)}"/>` +
      `<path stroke="${colour.ivory}" stroke-width="1.8" d="M16.5 20h3M52.5 20h3"/><path stroke="${colour.light}" stroke-width="1.2" d="${teeth}"/></g>`,
  );
}

function phulkariTexture(): string {
  const flower = phulkariFlower(60, 60, 60, [colour.marigold, colour.gold, colour.rani], 3);
  const corners = [
    [0, 0],
    [120, 0],
    [0, 120],
    [120, 120],
  ]
    .map(([x, y]) => stitches(x ?? 0, y ?? 0, 12, 12, true, 3))
    .join('');
  return svg(120, 120, `${flower}<path fill="none" stroke="${colour.rani}" stroke-width="2.1" d="${corners}"/>`);
}

function toran(): string {
  const petals = ['#b85f06', '#dd7f0a', '#ee9a1a', '#f7b43a', '#fcd06a'];
  const yolk = ['#c98a06', '#e7ad16', '#f4c437', '#fad862', '#fdeaa0'];
  const sag = (x: number): number => 16 + 26 * (1 - ((x - 120) / 120) ** 2);
  const flower = (id: string, x: number, y: number): string => `<use href="#${id}" x="${n(x)}" y="${n(y)}"/>`;
  let swag = '';
  for (let i = 0; i <= 15; i++) swag += flower(i % 3 === 1 ? 'y' : 'o', i * 16, sag(i * 16));
  let leaves = '';
  for (let i = 0; i < 7; i++) {
    const x = 24 + i * 32;
    leaves += `<use href="#l" x="${x}" y="${n(sag(x) + 2)}"/>`;
  }
  const drop = (x: number): string =>
    [30, 45, 60, 75].map((y, i) => flower(i % 2 ? 'y' : 'o', x, y)).join('') + `<use href="#b" x="${x}" y="84"/>`;
  return svg(
    240,
    108,
    `<defs><linearGradient id="g" x2="1"><stop stop-color="#7fa344"/><stop offset=".5" stop-color="#4f7a2c"/><stop offset="1" stop-color="#2f5420"/></linearGradient>` +
      `<g id="o">${marigoldRings(0, 0, 10, petals)}</g><g id="y">${marigoldRings(0, 0, 10, yolk, 0.3)}</g>` +
      `<g id="l"><path fill="url(#g)" d="${mangoLeaf(0, 0, 40)}"/><path fill="none" stroke="#c4d98a" stroke-width=".9" d="M0 2V36"/></g>` +
      `<g id="b"><path fill="${colour.gold}" d="M-5 8a5 6 0 0 1 10 0l2 5H-7Z"/><path fill="#f3d68f" d="M-3.5 12a2 5 0 0 1 2-7l.5 7Z"/><circle cy="15" r="2" fill="#8a5f14"/></g></defs>` +
      `<path fill="none" stroke="#8a5f14" stroke-width="2" d="M0 12Q120 58 240 12"/>${leaves}${drop(0)}${drop(240)}${swag}`,
  );
}

function mark(simple: boolean): string {
  const petals = lotusPetals(32, 47, 24, 2);
  const lotus = petals
    .map(
      (d, i) =>
        `<path d="${d}" fill="${i === petals.length - 1 ? '#f6dc9c' : i < 2 ? '#c9993f' : '#e3bd68'}" stroke="${colour.maroon}" stroke-width="1.2"/>`,
    )
    .join('');
  const beads = simple
    ? ''
    : `<g fill="#ffd989">${[
        [28.5, 16],
        [33, 14],
        [36.5, 18],
        [31, 19.5],
        [34, 22.5],
        [28, 21.5],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.5"/>`)
        .join('')}</g>`;
  return svg(
    64,
    64,
    `<path fill="${colour.maroon}" d="${scallops(32, 32, 32, 16, 0.2)}"/>` +
      (simple ? '' : `<circle cx="32" cy="32" r="25.5" fill="none" stroke="#d5a955" stroke-width="1.2"/>`) +
      `<circle cx="32" cy="18.5" r="7.5" fill="${colour.marigold}"/>${beads}${lotus}` +
      `<path d="M18 50Q32 58 46 50" fill="none" stroke="#e3bd68" stroke-width="2.4" stroke-linecap="round"/>`,
  );
}

const files: Record<string, string> = {
  'src/ui/ornaments/phulkari-border.svg': phulkariBorder(),
  'src/ui/ornaments/phulkari-texture.svg': phulkariTexture(),
  'src/ui/ornaments/ambi.svg': svg(24, 24, `<path fill="${colour.gold}" fill-rule="evenodd" d="${ambi}"/>`),
  'src/ui/ornaments/toran.svg': toran(),
  'src/ui/ornaments/jaali.svg': svg(
    56,
    56,
    `<path fill="none" stroke="${colour.gold}" stroke-opacity=".18" d="${jaaliTile(56)}"/>`,
  ),
  'src/ui/ornaments/jharokha-mask.svg': svg(300, 400, `<path d="${jharokha(0, 0, 300, 400, 0.46, 4)}"/>`).replace(
    '<svg ',
    '<svg preserveAspectRatio="none" ',
  ),
  'src/ui/ornaments/logo.svg': mark(false),
  'public/favicon.svg': mark(true),
};
for (const [path, content] of Object.entries(files)) {
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, `${content}\n`);
  console.log(`${path} ${content.length} bytes`);
}
