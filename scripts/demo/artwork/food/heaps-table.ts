/** Recipes of savouries and dry fruits. */
import type { Drawing } from '#scripts/demo/artwork/kit.ts';
import { discPicture } from './disc.ts';
import { heapPicture } from './heaped.ts';
import { almond, apricot, blackRaisin, cashew, date, fig, hazelnut, makhana, mixed, pineNut, pistachio, raisin, saffronThread, walnut } from './nuts.ts';
import { parcelPicture } from './parcels.ts';
import { on } from './scene.ts';
import { crustedPeanut, curryLeaf, diamondStrip, flake, lentil, peanut, sev } from './snacks.ts';
import { coilPicture } from './spiral.ts';

export const savouries: Record<string, Drawing> = {
  mathri: discPicture({ ground: 'pista', on: on.cloth('#c0561c'), zoom: 1.1, look: { kind: 'pricked', colour: '#e9bc70', height: 0.14 }, size: 142, arrangement: [[-0.9, -0.6], [-0.85, -0.6, 0.16], [-0.95, -0.55, 0.32], [-0.9, -0.6, 0.48], [1.1, 0.2], [1, 0.1, 0.18], [0.1, 1.2]], around: ['chilli'] }),
  'namak-para': heapPicture({ ground: 'teal', on: on.nothing, zoom: 1.1, piece: diamondStrip('#e3b05c', false), size: 38, count: 120, gap: 34, vessel: 'white', depth: 0.42, bed: '#8a5a24' }),
  'aloo-bhujia': heapPicture({ ground: 'ivory', on: on.nothing, zoom: 1.1, piece: sev('#eba02c', 0.2), size: 40, count: 330, gap: 13, vessel: 'copper', depth: 0.4, bed: '#a8641a', loose: 14, around: ['mint'] }),
  'dal-moth': heapPicture({ ground: 'blush', on: on.nothing, zoom: 1.1, piece: mixed([[lentil('#9a5a2a'), 0.8], [lentil('#8a4a24'), 0.8], [sev('#e8a83a', 0.22), 1.6], [lentil('#c98a3c'), 0.8]]), size: 19, count: 260, gap: 16, vessel: 'indigo', depth: 0.42, bed: '#7a4a1c', loose: 14 }),
  samosa: parcelPicture({ kind: 'samosa', ground: 'marigold', on: on.plate('#fffaf0', '#4f6f2a'), zoom: 1.08, parts: [[-128, -50, 150, -6], [128, -66, 150, 8], [10, 68, 156, 0, true]], crumbs: '#d6933c', around: ['chilli', 'mint'] }),
  'khasta-kachori': discPicture({ ground: 'sky', on: on.thali(), zoom: 1.1, look: { kind: 'puffed', colour: '#d8963e', height: 0.6 }, size: 140, arrangement: 'trio', broken: true, around: ['chilli'] }),
  chakli: coilPicture({ ground: 'leaf', on: on.plate('#fffaf0', '#b8893a'), zoom: 1.1, kind: 'chakli', colour: '#e9a440', size: 136, arrangement: [[-1.15, -0.75], [1.1, -0.95], [0.05, 0.85]], around: ['sesame', 'chilli'] }),
  'masala-peanuts': heapPicture({ ground: 'sand', on: on.leaf(), zoom: 1.08, piece: crustedPeanut, size: 29, count: 130, gap: 31, bed: '#6e2a10', spread: [255, 140, 130], loose: 8, around: ['chilli'] }),
  'navratan-mixture': heapPicture({ ground: 'maroon', on: on.nothing, zoom: 1.1, piece: mixed([[sev('#eda631', 0.16), 1.5], [sev('#f0b84a', 0.2), 1.3], [peanut, 0.9], [flake('#f3dfa8'), 1.2], [lentil('#7d9838'), 0.62], [lentil('#e8c070', 0.9), 0.6], [cashew, 1.1], [raisin, 0.8], [curryLeaf, 1.1], [lentil('#d8642a', 0.8), 0.6]]), size: 27, count: 190, gap: 23, vessel: 'brass', depth: 0.4, bed: '#8a5a1c', loose: 12 }),
  shakarpara: heapPicture({ ground: 'lilac', on: on.plate('#fffaf0', '#6a1626'), zoom: 1.1, piece: diamondStrip('#df9c42', true), size: 40, count: 80, gap: 47, bed: '#8a4a18', spread: [225, 120, 130], loose: 6 }),
};

export const dryFruits: Record<string, Drawing> = {
  almonds: heapPicture({ ground: 'ivory', on: on.cloth('#6a1626'), piece: almond, size: 42, count: 90, gap: 43, vessel: 'brass', depth: 0.4, bed: '#6b3312' }),
  cashews: heapPicture({ ground: 'teal', on: on.leaf(-8), zoom: 1.08, piece: cashew, size: 46, count: 90, gap: 45, bed: '#b98a52', spread: [260, 142, 130], loose: 7 }),
  pistachios: heapPicture({ ground: 'blush', on: on.nothing, zoom: 1.1, piece: pistachio, size: 40, count: 90, gap: 43, vessel: 'pista', depth: 0.42, bed: '#8a6a3c' }),
  raisins: heapPicture({ ground: 'leaf', on: on.plate('#fffaf0', '#b8893a'), zoom: 1.1, piece: raisin, size: 31, count: 110, gap: 34, bed: '#6b4212', spread: [225, 122, 120], loose: 8 }),
  'black-raisins': heapPicture({ ground: 'marigold', on: on.nothing, zoom: 1.1, piece: blackRaisin, size: 31, count: 120, gap: 35, vessel: 'white', depth: 0.42, bed: '#241018', loose: 10 }),
  figs: heapPicture({ ground: 'pista', on: on.slab('wood'), zoom: 1.08, piece: fig, size: 66, count: 26, gap: 84, bed: '#7a4a1e', spread: [250, 130, 130], loose: 3 }),
  walnuts: heapPicture({ ground: 'indigo', on: on.slab('marble', 5), zoom: 1.08, piece: walnut, size: 64, count: 26, gap: 82, bed: '#6e3c14', spread: [245, 130, 130], loose: 4 }),
  dates: heapPicture({ ground: 'sand', on: on.thali(), zoom: 1.1, piece: date, size: 66, count: 34, gap: 68, bed: '#3a1608', spread: [235, 126, 130], loose: 0, around: ['almond'] }),
  apricots: heapPicture({ ground: 'sky', on: on.nothing, zoom: 1.1, piece: apricot, size: 48, count: 64, gap: 56, vessel: 'indigo', depth: 0.4, bed: '#a8501a', loose: 6 }),
  makhana: heapPicture({ ground: 'maroon', on: on.nothing, zoom: 1.1, piece: makhana, size: 40, count: 90, gap: 46, vessel: 'copper', depth: 0.4, bed: '#b08a5c', loose: 9 }),
  'pine-nuts': heapPicture({ ground: 'lilac', on: on.slab('slate', 4), zoom: 1.08, piece: pineNut, size: 26, count: 170, gap: 26, bed: '#9a7236', spread: [240, 130, 120], loose: 14 }),
  hazelnuts: heapPicture({ ground: 'rani', on: on.plate('#f4f0e6', '#8a5f14'), zoom: 1.1, piece: hazelnut, size: 41, count: 64, gap: 54, bed: '#5a2c12', spread: [225, 122, 130], loose: 6 }),
  'mixed-dry-fruits': heapPicture({ ground: 'marigold', on: on.thali('silver'), zoom: 1.1, piece: mixed([[almond, 0.9], [cashew, 1], [pistachio, 0.85], [raisin, 0.66], [walnut, 1.15], [blackRaisin, 0.66], [apricot, 0.9], [hazelnut, 0.85]]), size: 46, count: 70, gap: 46, bed: '#6b3a16', spread: [250, 136, 130], loose: 0, around: ['rose'] }),
  saffron: heapPicture({ ground: 'indigo', on: on.nothing, zoom: 1.1, piece: saffronThread, size: 30, count: 460, gap: 9, vessel: 'silver', depth: 0.4, bed: '#8f1d0a', loose: 16, around: ['flowers'] }),
};
