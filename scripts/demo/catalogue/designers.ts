/** The twenty designers of the demonstration shop, five in each category (`Bridge` is the wire's spelling of the bride's). */
import type { Drawing } from '#scripts/demo/artwork/kit.ts';
import { clutch, jewellery, juttis, phulkariCloth, safaPicture } from '#scripts/demo/artwork/occasions/accessories.ts';
import { lehenga, sherwani } from '#scripts/demo/artwork/occasions/garments.ts';
import { suit } from '#scripts/demo/artwork/occasions/suits.ts';

/** A designer or studio with one picture of its work. */
export interface DemoDesigner {
  readonly slug: string;
  readonly name: string;
  readonly category: 'Bridge' | 'Groom' | 'Suits' | 'Other';
  readonly picture: Drawing;
}

const goldRani = { main: '#f0cf86', second: '#e8930c', third: '#e0588a', deep: '#530b18' };
const goldGreen = { main: '#f0d894', second: '#f4b73c', third: '#e0588a', deep: '#1d3a26' };
const goldBlue = { main: '#f0d894', second: '#9cc0e8', third: '#e88a5a', deep: '#141d36' };
const roseIvory = { main: '#b8893a', second: '#d98a8f', third: '#b56a84', deep: '#f5ddd0' };
const redGold = { main: '#c9a050', second: '#b8893a', third: '#8f1220', deep: '#6b1020' };

export const demoDesigners: readonly DemoDesigner[] = [
  { slug: 'noor-phulkari-studio', name: 'Noor Phulkari Studio', category: 'Bridge', picture: lehenga({ wall: '#f3e1cf', floor: '#c9a27c', choli: '#7c1122', dupatta: '#c4265a', border: '#e8930c', skirt: { colour: '#8f1220', ink: goldRani, bands: [{ from: 0.91, to: 0.99, colour: '#b0175a', motif: 'diamond', size: 32, count: 20 }, { from: 0.72, to: 0.87, colour: '#5a0a16', motif: 'phulkari', size: 56, count: 10 }], field: { motif: 'buti', size: 28, rows: 6 } } }) },
  { slug: 'meher-couture', name: 'Meher Couture', category: 'Bridge', picture: lehenga({ wall: '#eef0dc', floor: '#b8a57c', choli: '#1d4a34', dupatta: '#e8a0a8', border: '#8f1245', motif: 'lotus', skirt: { colour: '#1f5a40', ink: goldGreen, bands: [{ from: 0.86, to: 0.98, colour: '#123a2a', motif: 'lotus', size: 40, count: 13 }], field: { motif: 'lotus', size: 28, rows: 7 }, panels: 12 } }) },
  { slug: 'gulzar-by-simrat', name: 'Gulzar by Simrat', category: 'Bridge', picture: lehenga({ wall: '#f6e3dc', floor: '#d9b8a0', choli: '#f0c4bc', dupatta: '#fbe9dc', border: '#c9827a', motif: 'buti', skirt: { colour: '#f3d3c8', ink: roseIvory, bands: [{ from: 0.9, to: 0.98, colour: '#e3a59a', motif: 'mandala', size: 28, count: 17 }, { from: 0.66, to: 0.74, colour: '#edbcb0', motif: 'diamond', size: 28, count: 16 }], field: { motif: 'mandala', size: 24, rows: 6 } } }) },
  { slug: 'rani-bagh-atelier', name: 'Rani Bagh Atelier', category: 'Bridge', picture: lehenga({ wall: '#fbe9c8', floor: '#d9a86a', choli: '#e8930c', dupatta: '#4f6f2a', border: '#e8930c', motif: 'diamond', skirt: { colour: '#b0175a', second: '#c93a78', ink: { main: '#f6d488', second: '#f29a3c', third: '#fff0d0', deep: '#6e0c3a' }, bands: [{ from: 0.84, to: 0.98, colour: '#e8930c', motif: 'phulkari', size: 50, count: 11 }], field: { motif: 'diamond', size: 26, rows: 7 }, panels: 16 } }) },
  { slug: 'shahi-gharana', name: 'Shahi Gharana', category: 'Bridge', picture: lehenga({ wall: '#e0e4ec', floor: '#a8977c', choli: '#1f2a54', dupatta: '#b3261e', border: '#c99a45', motif: 'ambi', skirt: { colour: '#25346a', ink: goldBlue, bands: [{ from: 0.88, to: 0.98, colour: '#8f1220', motif: 'ambi', size: 36, count: 15 }, { from: 0.6, to: 0.68, colour: '#18224a', motif: 'diamond', size: 26, count: 15 }], field: { motif: 'ambi', size: 28, rows: 5 } } }) },
  { slug: 'sardari-by-gurbaaz', name: 'Sardari by Gurbaaz', category: 'Groom', picture: sherwani({ wall: '#e3dccb', floor: '#b89a70', colour: '#f1e4c8', ink: redGold, motif: 'ambi', size: 26, bottom: 690, trousers: '#8f1220', stole: '#8f1220', safa: '#b3261e' }) },
  { slug: 'neel-bandhgala-house', name: 'Neel Bandhgala House', category: 'Groom', picture: sherwani({ wall: '#dfe3ea', floor: '#a8977c', colour: '#25346a', ink: { main: '#3f5496', second: '#c99a45', third: '#c99a45', deep: '#141d36' }, motif: 'mandala', size: 22, bottom: 640, trousers: '#f1e4c8', safa: '#e8930c' }) },
  { slug: 'virasat-achkan', name: 'Virasat Achkan', category: 'Groom', picture: sherwani({ wall: '#f0dccb', floor: '#b98a5c', colour: '#7c1122', ink: { main: '#c99a45', second: '#e6bf6a', third: '#3d0a14', deep: '#530b18' }, motif: 'buti', size: 26, bottom: 700, trousers: '#f6ecd8', stole: '#c99a45', safa: '#f3d08a' }) },
  { slug: 'pista-and-pearl', name: 'Pista and Pearl', category: 'Groom', picture: sherwani({ wall: '#f3e6da', floor: '#c9a88c', colour: '#b9c49a', ink: { main: '#f6f0dc', second: '#e6dcc0', third: '#6f7f4c', deep: '#4f6f2a' }, motif: 'lotus', size: 26, bottom: 680, trousers: '#f6f0e0', stole: '#d98a8f', safa: '#d98a8f' }) },
  { slug: 'kesari-karigar', name: 'Kesari Karigar', category: 'Groom', picture: sherwani({ wall: '#e6e8da', floor: '#a89a74', colour: '#d9992c', ink: { main: '#f6dc9c', second: '#fff0c4', third: '#7c1122', deep: '#6b3a0c' }, motif: 'diamond', size: 24, bottom: 670, trousers: '#f6ecd8', stole: '#7c1122', safa: '#8f1245' }) },
  { slug: 'patiala-shahi', name: 'Patiala Shahi', category: 'Suits', picture: suit({ wall: '#fbe9d0', floor: '#d0a070', kind: 'patiala', below: '#e8930c', dupatta: '#e8930c', border: '#b0175a', motif: 'diamond', kameez: { colour: '#b0175a', ink: { main: '#f6d488', second: '#f29a3c', third: '#fff0d0', deep: '#6e0c3a' }, bands: [{ from: 0.82, to: 0.97, colour: '#e8930c', motif: 'diamond', size: 28, count: 9 }], field: { motif: 'diamond', size: 22, rows: 4 }, panels: 8 } }) },
  { slug: 'anarkali-andaaz', name: 'Anarkali Andaaz', category: 'Suits', picture: suit({ wall: '#e3ebe6', floor: '#a89a7c', kind: 'anarkali', below: '#f6ecd8', dupatta: '#f0d8a8', border: '#8f6a1e', motif: 'buti', kameez: { colour: '#1f5a5c', ink: { main: '#f0c79a', second: '#e08a5c', third: '#f6e7c4', deep: '#103a3c' }, bands: [{ from: 0.88, to: 0.98, colour: '#143f42', motif: 'lotus', size: 34, count: 16 }], field: { motif: 'buti', size: 26, rows: 7 }, panels: 18 } }) },
  { slug: 'sharara-sangeet', name: 'Sharara Sangeet', category: 'Suits', picture: suit({ wall: '#f6e6ee', floor: '#cba8a0', kind: 'sharara', below: '#8f5fa0', dupatta: '#f3c9d8', border: '#6f3f86', motif: 'mandala', kameez: { colour: '#b58ac4', ink: { main: '#f6e3b0', second: '#f3c9d8', third: '#fff6ec', deep: '#5a3070' }, bands: [{ from: 0.8, to: 0.96, colour: '#6f3f86', motif: 'mandala', size: 24, count: 9 }], field: { motif: 'mandala', size: 20, rows: 3 }, panels: 8 } }) },
  { slug: 'chandigarh-linen-co', name: 'Chandigarh Linen Company', category: 'Suits', picture: suit({ wall: '#eef0e6', floor: '#bfae8c', kind: 'straight', below: '#f6f0e0', dupatta: '#7f9a5a', border: '#4f6f2a', motif: 'buti', kameez: { colour: '#f3ead2', ink: { main: '#6f8a3c', second: '#b8893a', third: '#c4561c', deep: '#4f6f2a' }, bands: [{ from: 0.88, to: 0.97, colour: '#4f6f2a', motif: 'diamond', size: 22, count: 10 }], field: { motif: 'buti', size: 26, rows: 6 }, panels: 7 } }) },
  { slug: 'angrakha-amritsar', name: 'Angrakha Amritsar', category: 'Suits', picture: suit({ wall: '#f3dfd0', floor: '#b98a64', kind: 'angrakha', below: '#c4391e', dupatta: '#f4c05a', border: '#2f6f6a', motif: 'ambi', kameez: { colour: '#c4391e', ink: { main: '#f6d488', second: '#f4b73c', third: '#fff0d0', deep: '#6b1508' }, bands: [{ from: 0.84, to: 0.97, colour: '#2f6f6a', motif: 'diamond', size: 30, count: 12 }], field: { motif: 'ambi', size: 24, rows: 5 }, panels: 14 } }) },
  { slug: 'mojari-mohalla', name: 'Mojari Mohalla', category: 'Other', picture: juttis('#f3e1cf', '#c9a27c', '#b0175a', goldRani) },
  { slug: 'pagri-darbar', name: 'Pagri Darbar', category: 'Other', picture: safaPicture('#f0e6d0', '#b89a70', '#b3261e', redGold) },
  { slug: 'trinjan-phulkari', name: 'Trinjan Phulkari', category: 'Other', picture: phulkariCloth('#f6ead8', '#c9a882', '#8a1c24', { main: '#f4b73c', second: '#e8930c', third: '#e0588a', deep: '#5a0a16' }) },
  { slug: 'jadau-jyoti', name: 'Jadau Jyoti', category: 'Other', picture: jewellery('#ece3d6', '#b8a080', '#5a1230', '#b3261e') },
  { slug: 'batua-by-anaaya', name: 'Batua by Anaaya', category: 'Other', picture: clutch('#e6ecea', '#a89a80', '#1f5a5c', { main: '#f0cf86', second: '#e08a5c', third: '#e0588a', deep: '#103a3c' }) },
];
