/** Recipes of fried, soaked, spooned, pressed and rolled sweets. */
import type { Drawing } from '#scripts/demo/artwork/kit.ts';
import { discPicture } from './disc.ts';
import { dishPicture } from './dish.ts';
import { parcelPicture } from './parcels.ts';
import { rollPicture } from './roll.ts';
import { on } from './scene.ts';
import { baklavaPicture, cakePicture, ghewarPicture, jarPicture, tukdaPicture } from './showpieces.ts';
import { coilPicture } from './spiral.ts';
import { dryPicture, syrupPicture } from './syrup.ts';

export const sweets: Record<string, Drawing> = {
  'gulab-jamun': syrupPicture({ ground: 'blush', on: on.cloth('#2f5d50'), look: { kind: 'fried', colour: '#a3440f', toppings: ['pista'] }, size: 100, depth: 0.42, vessel: 'brass', liquid: '#de8d22', clear: true, places: [[-0.52, -0.2], [0.02, -0.55], [0.55, -0.12], [0.0, 0.36]], float: ['saffron', 'pista'], around: ['rose'] }),
  'kala-jamun': dryPicture({ ground: 'marigold', on: on.plate('#fffaf0', '#6a1626'), zoom: 1.1, look: { kind: 'fried', colour: '#4f1c10', inside: '#cd8a44', core: '#a8561c', toppings: ['pista'] }, size: 124, arrangement: 'pair', cut: true, liquid: '#b9691c' }),
  jalebi: coilPicture({ ground: 'ivory', on: on.thali('copper'), zoom: 1.1, kind: 'jalebi', colour: '#f07d0a', size: 166, arrangement: [[-0.84, -0.42], [0.88, -0.3], [0, 0.86, 0.2]], syrup: '#f2a93a', around: ['petals'] }),
  imarti: coilPicture({ ground: 'leaf', on: on.plate(), zoom: 1.1, kind: 'imarti', colour: '#e4570c', size: 165, arrangement: [[-0.8, -0.5], [0.85, -0.15], [-0.05, 0.8, 0.18]], pista: true, around: ['rose'] }),
  balushahi: discPicture({ ground: 'lilac', on: on.leaf(), zoom: 1.1, look: { kind: 'glazed', colour: '#dca044', height: 0.5, toppings: ['pista'] }, size: 128, arrangement: 'trio', around: ['flowers'] }),
  ghewar: ghewarPicture({ ground: 'rani', on: on.thali('silver'), zoom: 1.08, around: ['rose'] }),
  malpua: discPicture({ ground: 'indigo', on: on.plate(), zoom: 1.12, look: { kind: 'lacy', colour: '#cc7822', height: 0.08, toppings: ['rabri', 'pista', 'almond'] }, size: 165, arrangement: [[-0.7, -0.4], [0.75, -0.3], [0, 0.5, 0.1]], syrup: '#d98a24', around: ['saffron'] }),
  'sohan-halwa': discPicture({ ground: 'sand', on: on.slab('marble'), zoom: 1.08, look: { kind: 'studded', colour: '#b0661e', height: 0.17 }, size: 150, arrangement: [[-0.5, -0.6], [-0.5, -0.6, 0.22], [0.75, 0.45]], around: ['almond', 'pista'] }),
  'moong-dal-halwa': dishPicture({ ground: 'maroon', on: on.nothing, zoom: 1.12, vessel: 'copper', depth: 0.4, fill: 'halwa', colour: '#eba926', toppings: ['almond', 'pista'], count: 22, around: ['almond'] }),
  gajrela: dishPicture({ ground: 'ivory', on: on.cloth('#6a1626'), vessel: 'white', depth: 0.4, fill: 'shreds', colour: '#e8551a', toppings: ['almond', 'pista'], count: 22 }),
  'kesar-peda': discPicture({ ground: 'maroon', on: on.thali('silver'), zoom: 1.1, look: { kind: 'moulded', colour: '#f5c84e', height: 0.36, toppings: ['pressed-pista'] }, size: 104, arrangement: 'five', around: ['rose'] }),
  'mathura-peda': discPicture({ ground: 'teal', on: on.thali(), zoom: 1.1, look: { kind: 'dusted', colour: '#b27034', height: 0.42 }, size: 104, arrangement: [[-1.1, -0.9], [1.1, -0.9], [-2.1, 0.9], [0, 1], [2.1, 0.9], [0, 0, 0.55]], around: ['cardamom'] }),
  gujiya: parcelPicture({ kind: 'gujiya', ground: 'pista', on: on.cloth('#b0175a'), zoom: 1.08, parts: [[-120, -70, 140, -8], [120, -40, 140, 10], [-10, 80, 150, 2, true]], crumbs: '#dba049', around: ['petals'] }),
  'shahi-tukda': tukdaPicture({ ground: 'blush', on: on.plate('#fffaf0', '#b8893a'), zoom: 1.12, around: ['rose'] }),
  rabri: dishPicture({ ground: 'indigo', on: on.nothing, zoom: 1.14, vessel: 'silver', depth: 0.42, fill: 'rabri', colour: '#f6e2b0', toppings: ['pista', 'almond', 'saffron'], petals: true, around: ['rose'] }),
  rasgulla: syrupPicture({ ground: 'teal', table: true, on: on.nothing, zoom: 1.08, depth: 0.46, look: { kind: 'chhena', colour: '#f7f1e4' }, size: 104, vessel: 'clay', liquid: '#f0e2bd', clear: true, places: [[-0.52, -0.15], [0.05, -0.55], [0.55, -0.05], [0, 0.36]] }),
  rasmalai: syrupPicture({ ground: 'pista', on: on.nothing, zoom: 1.16, depth: 0.4, look: { kind: 'chhena', colour: '#f8e59e', flat: 0.5, toppings: ['pista', 'saffron'] }, size: 118, vessel: 'indigo', liquid: '#fbe9ae', places: [[-0.46, -0.3], [0.46, -0.3], [-0.02, 0.3]], float: ['saffron', 'pista'], around: ['rose', 'pista'] }),
  sandesh: discPicture({ ground: 'sky', on: on.leaf(10), zoom: 1.1, look: { kind: 'moulded', colour: '#f8eeda', height: 0.4, toppings: ['saffron', 'pressed-pista'] }, size: 130, arrangement: 'trio', around: ['rose'] }),
  chamcham: dryPicture({ ground: 'marigold', on: on.plate('#fffaf0', '#e8930c'), zoom: 1.1, look: { kind: 'chhena', colour: '#f9d96a', flat: 0.6, toppings: ['malai', 'coconut', 'cherry'] }, size: 142, arrangement: [[-1.1, -0.6], [1.1, -0.9], [0, 0.85]], around: ['coconut'] }),
  rajbhog: dryPicture({ ground: 'leaf', on: on.thali('silver'), zoom: 1.08, look: { kind: 'chhena', colour: '#f9d354', inside: '#fbe08a', core: '#e0851a', toppings: ['saffron'] }, size: 128, arrangement: 'pair', cut: true, around: ['saffron'] }),
  'mishti-doi': dishPicture({ ground: 'sand', table: true, on: on.nothing, vessel: 'clay', zoom: 1.1, depth: 0.66, size: 275, fill: 'set', colour: '#edbb80', toppings: ['pista'], count: 7, around: ['flowers'] }),
  'kheer-kadam': dryPicture({ ground: 'maroon', on: on.leaf(-9), zoom: 1.1, look: { kind: 'chhena', colour: '#fbf3e2', inside: '#f6d676', core: '#e8a21c', toppings: ['coconut', 'pista', 'saffron'] }, size: 118, arrangement: 'pair', cut: true, around: ['coconut'] }),
  'malai-roll': rollPicture({ ground: 'rani', on: on.thali('copper'), zoom: 1.1, look: { skin: '#fbf3e0', rings: [['#fbf3e0', 1], ['#f6dc8e', 0.7]], wound: '#e9c25a', coat: 'pista', length: 3 }, lie: 'row', size: 86, around: ['saffron'] }),
  'sugar-free-khajoor-roll': rollPicture({ ground: 'pista', on: on.slab('marble', 5), zoom: 1.12, look: { skin: '#5a2a16', rings: [['#5a2a16', 1]], chips: ['#f0dcae', '#93ad3c', '#e8c890', '#c98a4c'], coat: 'poppy', length: 1.5 }, lie: 'upright', size: 86, around: ['mint', 'almond'] }),
  'kaju-strawberry': parcelPicture({ kind: 'strawberry', ground: 'sky', on: on.plate('#fffaf0', '#b0175a'), zoom: 1.1, parts: [[-178, -40, 104, -10], [10, -84, 104, 6], [186, -30, 104, 12], [-88, 76, 108, -4], [112, 84, 112, 4, true]], around: ['mint', 'pista'] }),
  'baklava-kaju': baklavaPicture({ ground: 'teal', on: on.thali(), zoom: 1.08, around: ['pista'] }),
  'chocolate-kaju-roll': rollPicture({ ground: 'blush', on: on.plate('#fff6f2', '#6a1626'), zoom: 1.1, look: { skin: '#4e2614', rings: [['#4e2614', 1], ['#f3e2bd', 0.84]], wound: '#5a2c18', coat: 'drizzle', length: 2.6 }, lie: 'logs', size: 80, around: ['almond'] }),
  'rasmalai-cake': cakePicture({ ground: 'lilac', table: true, on: on.stand('silver', 330), drop: -4, around: ['rose'] }),
  'motichoor-rabri-jar': jarPicture({ ground: 'marigold', table: true, on: on.nothing, drop: 34, around: ['petals', 'pista'] }),
  'kaju-anjeer-roll': rollPicture({ ground: 'maroon', on: on.thali(), zoom: 1.1, look: { skin: '#f3e2bd', rings: [['#f3e2bd', 1], ['#7a3a28', 0.72]], chips: ['#e6c88c'], coat: 'varak', length: 2.2 }, lie: 'mixed', size: 74, around: ['rose'] }),
  'kaju-pista-roll': rollPicture({ ground: 'teal', on: on.slab('slate'), zoom: 1.1, look: { skin: '#f6ead0', rings: [['#f6ead0', 1], ['#8faa46', 0.74]], coat: 'varak', length: 3.2 }, lie: 'pyramid', size: 66, around: ['pista'] }),
};
