/** Recipes of everything cut: barfi, katli, halwa squares, dhokla. */
import type { Drawing } from '#scripts/demo/artwork/kit.ts';
import { blockPicture } from './block.ts';
import { on } from './scene.ts';

const square = { footprint: 'square' } as const;
const katli = { footprint: 'rhombus', height: 0.3, crumb: 'smooth' } as const;

export const cut: Record<string, Drawing> = {
  'kaju-katli': blockPicture({ ground: 'maroon', on: on.thali('silver'), zoom: 1.12, look: { ...katli, layers: [['#f6ead0', 1]], toppings: ['varak'] }, layout: 'katli', size: 118, around: ['rose'] }),
  'milk-cake': blockPicture({ ground: 'ivory', on: on.slab('marble'), zoom: 1.1, look: { ...square, height: 0.95, layers: [['#f2dcb2', 0.3], ['#b5793c', 0.42], ['#eed6a8', 0.28]], crumb: 'crumb', toppings: ['pista'] }, layout: 'stack', size: 122, crumbs: true }),
  kalakand: blockPicture({ ground: 'teal', on: on.plate('#fffaf0', '#2c5457'), zoom: 1.1, look: { ...square, height: 0.72, layers: [['#f8eed8', 1]], crumb: 'crumb', toppings: ['pista', 'saffron'] }, layout: 'lean', size: 116, around: ['pista'] }),
  'doda-barfi': blockPicture({ ground: 'marigold', on: on.cloth('#4f6a33'), zoom: 1.1, look: { ...square, height: 0.8, layers: [['#6b3a1c', 1]], crumb: 'crumb', flecks: ['#c98a4c', '#f0dcae'], toppings: ['pista', 'almond'] }, layout: 'steps', size: 98, around: ['cardamom'] }),
  'besan-barfi': blockPicture({ ground: 'sky', on: on.thali(), zoom: 1.08, look: { ...square, height: 0.62, layers: [['#e9b044', 1]], crumb: 'grain', toppings: ['almond', 'pista'] }, layout: 'quad', size: 96, around: ['petals'] }),
  'coconut-barfi': blockPicture({ ground: 'rani', on: on.slab('slate', 4), zoom: 1.1, look: { ...square, height: 0.85, layers: [['#f7b9c6', 0.5], ['#fdf8ec', 0.5]], crumb: 'crumb', toppings: ['coconut'] }, layout: 'stack', size: 118, around: ['coconut'] }),
  'khoya-barfi': blockPicture({ ground: 'blush', on: on.leaf(), zoom: 1.1, look: { ...square, height: 0.66, layers: [['#f3dfb6', 1]], crumb: 'grain', toppings: ['varak-spots', 'pista'] }, layout: 'tower', size: 150, around: ['rose'] }),
  'pista-barfi': blockPicture({ ground: 'sand', table: true, on: on.stand(), drop: 14, zoom: 1.12, look: { ...square, height: 0.62, layers: [['#a9be62', 1]], crumb: 'grain', toppings: ['varak-spots', 'pista'] }, layout: 'stack', size: 112, around: ['pista'] }),
  'soan-papdi': blockPicture({ ground: 'indigo', on: on.cloth('#b0175a'), zoom: 1.12, look: { ...square, height: 0.86, layers: [['#f7dfa2', 1]], crumb: 'flake', toppings: ['pista', 'almond'] }, layout: 'lean', size: 122, crumbs: true }),
  'mysore-pak': blockPicture({ ground: 'pista', on: on.leaf(6), zoom: 1.1, look: { footprint: 'bar', height: 0.8, layers: [['#ecae30', 0.3], ['#d98e1e', 0.4], ['#ecae30', 0.3]], crumb: 'porous', gloss: 0.4 }, layout: 'lean', size: 112, around: ['flowers'] }),
  'karachi-halwa': blockPicture({ ground: 'ivory', on: on.plate('#fffaf0', '#b3261e'), zoom: 1.1, look: { ...square, height: 0.85, layers: [['#ea5a18', 1]], crumb: 'jelly', flecks: ['#f3dfb4', '#c9d98a'], toppings: ['melon'], gloss: 0.9 }, layout: 'stack', size: 112, other: { ...square, height: 0.85, layers: [['#5f9a3a', 1]], crumb: 'jelly', flecks: ['#f3dfb4', '#f0cf78'], toppings: ['melon'], gloss: 0.9 } }),
  'sugar-free-kaju-katli': blockPicture({ ground: 'pista', on: on.slab('slate', -10), zoom: 1.14, look: { ...katli, height: 0.42, layers: [['#efe2c6', 1]], toppings: ['pista', 'almond'] }, layout: 'pile', size: 140, around: ['mint', 'pista'] }),
  'sugar-free-anjeer-barfi': blockPicture({ ground: 'ivory', on: on.plate('#e9efe2', '#4f6f2a'), zoom: 1.12, look: { ...square, height: 0.7, layers: [['#8a4a30', 1]], crumb: 'seeded', flecks: ['#f0dcae', '#93ad3c'], toppings: ['almond'] }, layout: 'diagonal', size: 88, around: ['mint', 'almond'] }),
  'chocolate-barfi': blockPicture({ ground: 'blush', on: on.plate('#fff6f2', '#6a1626'), zoom: 1.1, look: { ...square, height: 0.86, layers: [['#54291a', 0.48], ['#f2dfba', 0.52]], crumb: 'smooth', toppings: ['varak-spots', 'pista'], gloss: 0.5 }, layout: 'stack', size: 118 }),
  'mango-barfi': blockPicture({ ground: 'leaf', on: on.plate('#fffaf0', '#e8930c'), zoom: 1.1, look: { ...square, height: 0.74, layers: [['#f9b521', 1]], crumb: 'grain', toppings: ['pista', 'saffron'] }, layout: 'steps', size: 98, around: ['mint'] }),
  'thandai-barfi': blockPicture({ ground: 'lilac', on: on.cloth('#2c5457'), zoom: 1.1, look: { ...square, height: 0.76, layers: [['#f4e6b4', 0.55], ['#cfd89a', 0.45]], crumb: 'grain', toppings: ['rose', 'pista', 'saffron'] }, layout: 'five', size: 92, around: ['rose', 'cardamom'] }),
  'badam-katli': blockPicture({ ground: 'teal', on: on.thali(), zoom: 1.12, look: { ...katli, layers: [['#efc67c', 1]], toppings: ['saffron', 'halved'] }, layout: 'twos', size: 122, around: ['almond'] }),
  'anjeer-barfi': blockPicture({ ground: 'sand', on: on.leaf(-16), zoom: 1.12, look: { footprint: 'bar', height: 0.6, layers: [['#7d3d2a', 1]], crumb: 'seeded', flecks: ['#f0dcae', '#93ad3c'], toppings: ['varak-spots', 'chips'] }, layout: 'steps', size: 88, around: ['pista'] }),
  'khajoor-barfi': blockPicture({ ground: 'marigold', on: on.slab('wood', 6), zoom: 1.12, look: { ...square, height: 0.66, layers: [['#4f2414', 1]], crumb: 'seeded', flecks: ['#f0dcae', '#93ad3c', '#e6c088'], toppings: ['chips'], gloss: 0.4 }, layout: 'stack', size: 120, around: ['almond', 'pista'] }),
  'badam-pak': blockPicture({ ground: 'blush', on: on.thali('copper'), zoom: 1.08, look: { ...square, height: 0.6, layers: [['#ecc27a', 1]], crumb: 'grain', toppings: ['gold', 'halved'] }, layout: 'grid', size: 82, around: ['almond', 'saffron'] }),
  'pista-launj': blockPicture({ ground: 'indigo', on: on.plate('#f4f0e6', '#b8893a'), zoom: 1.12, look: { footprint: 'diamond', height: 0.46, layers: [['#8fae48', 0.5], ['#c6d488', 0.5]], crumb: 'smooth', toppings: ['gold', 'pista'] }, layout: 'fan', size: 112, around: ['pista'] }),
  dhokla: blockPicture({ ground: 'sky', on: on.leaf(-6), zoom: 1.1, look: { ...square, height: 0.9, layers: [['#f7cf3c', 1]], crumb: 'porous', toppings: ['tempering'] }, layout: 'steps', size: 98, around: ['chilli'] }),
};
