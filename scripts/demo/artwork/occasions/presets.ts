/** Colour sets and card styles that several invitations share. */
import type { CardStyle } from './cards.ts';
import type { Ink } from './patterns.ts';

/** Prints: on a deep ground gold leads; on a pale one the deep colour does. */
export const inks = {
  maroonGold: { main: '#e7c377', second: '#2f8272', third: '#e0588a', deep: '#530b18' },
  rubyGold: { main: '#f0d08a', second: '#c9503c', third: '#f3a13c', deep: '#4a0a14' },
  indigoGold: { main: '#e7c377', second: '#5f86c4', third: '#e88a5a', deep: '#141d36' },
  greenGold: { main: '#ecd08c', second: '#7fae5a', third: '#e86d8d', deep: '#1d3a26' },
  raniGold: { main: '#f6d488', second: '#f29a3c', third: '#f7b8cf', deep: '#6e0c3a' },
  ivoryRani: { main: '#b0175a', second: '#4f7a3a', third: '#e8930c', deep: '#f3dcc0' },
  ivoryIndigo: { main: '#2c4478', second: '#b8893a', third: '#b3261e', deep: '#efe0c4' },
  blushRose: { main: '#a5475e', second: '#6f8f5f', third: '#d98a4c', deep: '#f5ddd0' },
  tealCopper: { main: '#f0c79a', second: '#e08a5c', third: '#f6e7c4', deep: '#103a3c' },
  inlayBrass: { main: '#eccb80', second: '#f6ead0', third: '#b5642c', deep: '#3b1c0c' },
  inlayTurquoise: { main: '#eccb80', second: '#3fa39a', third: '#e2603c', deep: '#2f150a' },
  whitewash: { main: '#a9752c', second: '#5f7f6c', third: '#b3405c', deep: '#f6ecd8' },
} as const satisfies Record<string, Ink>;

const ivoryInk: Ink = { main: '#9a6c1e', second: '#6b1020', third: '#d8477c', deep: '#6a4a41' };
const maroonInk: Ink = { main: '#e7c377', second: '#fff0d0', third: '#e0588a', deep: '#f0cf95' };

/** Card styles by look; names and heading vary with the product. */
export const cards = {
  ivoryLotus: { ground: '#fdf3dc', ink: ivoryInk, title: 'shubhVivah', names: 'names', heading: 'lotus' },
  ivoryArch: { ground: '#fbeed2', ink: ivoryInk, title: 'vivah', names: 'names4', heading: 'arch' },
  ivoryToran: { ground: '#fff6e2', ink: { ...ivoryInk, second: '#8f1245' }, title: 'karaj', names: 'names2', heading: 'toran' },
  maroonMandala: { ground: '#6b1020', ink: maroonInk, title: 'shubhVivah', names: 'names3', heading: 'mandala' },
  indigoMandala: { ground: '#1f2a44', ink: maroonInk, title: 'vivah', names: 'names2', heading: 'mandala' },
  blushLotus: { ground: '#fbe6dc', ink: { main: '#a5623c', second: '#8f2f4a', third: '#d8577c', deep: '#7a5348' }, title: 'shubhVivah', names: 'names4', heading: 'lotus' },
  greenToran: { ground: '#eef1de', ink: { main: '#7d6a1e', second: '#2f5a2c', third: '#d8477c', deep: '#55603c' }, title: 'karaj', names: 'names3', heading: 'toran' },
  pearlMandala: { ground: '#f6f1e8', ink: { main: '#8a7440', second: '#3d4f78', third: '#b56a84', deep: '#6a5f55' }, title: 'shubhVivah', names: 'names', heading: 'mandala' },
} as const satisfies Record<string, CardStyle>;
