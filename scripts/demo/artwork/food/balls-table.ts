/** Recipes of everything shaped as a ball. */
import type { Drawing } from '#scripts/demo/artwork/kit.ts';
import { ladduPicture } from './laddu.ts';
import { on } from './scene.ts';

export const balls: Record<string, Drawing> = {
  'motichoor-laddu': ladduPicture({ ground: 'ivory', on: on.thali(), look: { skin: 'beads', colour: '#f28a10', extras: ['pista'], gloss: 0.8 }, arrangement: 'pyramid', size: 132, around: ['petals'] }),
  'besan-laddu': ladduPicture({ ground: 'blush', on: on.plate('#fffaf0', '#b0175a'), look: { skin: 'grain', colour: '#e3a83e', crown: 'almond' }, arrangement: 'trio', size: 134, around: ['rose', 'almond'] }),
  'boondi-laddu': ladduPicture({ ground: 'maroon', on: on.leaf(), look: { skin: 'beads', grain: 1.55, colour: '#f6b91a', extras: ['melon'], gloss: 0.7 }, arrangement: 'pair', size: 142, broken: true, around: ['flowers'] }),
  'coconut-laddu': ladduPicture({ ground: 'indigo', on: on.slab('slate'), look: { skin: 'flake', colour: '#f8f0e0', crown: 'pista' }, arrangement: 'five', size: 106, around: ['coconut', 'mint'] }),
  'atta-pinni': ladduPicture({ ground: 'marigold', on: on.cloth('#8a1a2e'), look: { skin: 'chunks', colour: '#b4733a', flecks: ['#d09552', '#9a5c2a', '#ecd3a0'], extras: ['almond'] }, arrangement: 'trio', size: 136, around: ['cardamom', 'almond'] }),
  'til-laddu': ladduPicture({ ground: 'pista', table: true, on: on.stand(), drop: 34, look: { skin: 'seeds', colour: '#ecd3a0', gloss: 0.6 }, arrangement: 'pile', size: 80, around: ['sesame'] }),
  'sugar-free-besan-laddu': ladduPicture({ ground: 'leaf', on: on.slab('wood', 5), look: { skin: 'grain', grain: 1.25, colour: '#d39a3c', flecks: ['#8fa63c', '#b7c46a'], extras: ['pista'] }, arrangement: 'five', size: 104, cups: '#f3ead2', around: ['pista', 'mint'] }),
  'sugar-free-atta-pinni': ladduPicture({ ground: 'sky', on: on.plate('#e9efe2', '#4f6f2a'), look: { skin: 'chunks', grain: 0.8, colour: '#a0642e', flecks: ['#7a4520', '#c98a4c', '#f0dcae', '#93ad3c'], crown: 'cashew' }, arrangement: 'ring', size: 92, around: ['cardamom', 'pista'] }),
  'rose-gulkand-laddu': ladduPicture({ ground: 'rani', on: on.plate('#fff6f2', '#b0175a'), look: { skin: 'flake', colour: '#eaa0b4', extras: ['rose'], crown: 'rose' }, arrangement: 'pair', size: 140, broken: true, around: ['rose'] }),
  'paan-laddu': ladduPicture({ ground: 'ivory', on: on.leaf(8), look: { skin: 'flake', colour: '#7fa64a', extras: ['coconut'], crown: 'raisin' }, arrangement: 'wide', size: 102, around: ['rose', 'cardamom'] }),
  'dry-fruit-laddu': ladduPicture({ ground: 'teal', on: on.thali('copper'), look: { skin: 'chunks', colour: '#6b3418', flecks: ['#f0dcae', '#93ad3c', '#b8783a', '#e6c088', '#4a2012'], gloss: 0.7 }, arrangement: 'pyramid', size: 130, around: ['almond', 'pista'] }),
};
