/** Printed boxes that carry the invitation in their lid. */
import { boxPictures } from '#scripts/demo/artwork/occasions/box-pictures.ts';
import { doli, elephants, lotusPond, monogram, parrots, peacock, tree } from '#scripts/demo/artwork/occasions/figures.ts';
import { arcade, bandhani, medallion, phulkari, vines } from '#scripts/demo/artwork/occasions/patterns.ts';
import { cards, inks } from '#scripts/demo/artwork/occasions/presets.ts';
import type { DemoInvitation } from './types.ts';

const category = 'Invitation On Box';

export const onBoxInvitations: readonly DemoInvitation[] = [
  {
    slug: 'mor-mahal-box', name: 'Mor Mahal Box', category, price: 640, isDeliveryCharge: false, isBestSeller: true, hasVideo: true,
    description: 'A peacock opens its tail in gold, teal and rani on a lid of deep maroon paper. Lift it and the invitation stands before you, printed inside in gold on ivory, with laddu, kaju katli and barfi waiting below in a bed of velvet. The lid closes with a soft magnet, and the box stays on for letters long after the sweets are gone.',
    pictures: boxPictures({ views: ['open', 'closed', 'card', 'lid'], grounds: ['pista', 'ivory'], ink: inks.maroonGold, panel: peacock, card: cards.ivoryLotus, lining: { colour: '#8f1245' }, treats: ['laddu', 'katli', 'barfi'], strewn: ['rosepetals', 'orange'], made: { paper: '#6b1020' }, clasp: true }),
  },
  {
    slug: 'phulkari-bagh-box', name: 'Phulkari Bagh Box', category, price: 480, isDeliveryCharge: false, isBestSeller: true, hasVideo: false,
    description: 'The darning stitch of a Punjabi bagh, drawn thread by thread and printed edge to edge, so that the box looks wrapped in a grandmother\'s shawl. Inside the lid your names are written in Gurmukhi under a swag of marigolds. A cheerful box for an Anand Karaj, and a light one to carry from house to house.',
    pictures: boxPictures({ views: ['closed', 'open', 'card'], grounds: ['marigold', 'leaf'], ink: inks.rubyGold, panel: phulkari, band: phulkari, card: cards.ivoryToran, lining: { colour: '#c4561c' }, treats: ['peda', 'laddu', 'barfi'], strewn: ['petals', 'yellow'], made: { paper: '#8a1420' } }),
  },
  {
    slug: 'doli-ki-vidai-box', name: 'Doli Box', category, price: 560, isDeliveryCharge: false, isBestSeller: false, hasVideo: false,
    description: 'The bride\'s palanquin, its curtains just parted, between two lamps. The scene is printed in four colours on ivory paper with a gold line around every figure. The drawer slides out on a red ribbon and holds three kinds of mithai. Elders smile when they see it, and children always ask who is sitting inside.',
    pictures: boxPictures({ views: ['drawer', 'lid', 'card'], grounds: ['blush', 'sky'], ink: inks.ivoryRani, panel: doli, card: cards.blushLotus, lining: { colour: '#b0175a' }, treats: ['laddu', 'chocolate', 'barfi'], strewn: ['rosepetals', 'rose'], made: { paper: '#fbedd6' } }),
  },
  {
    slug: 'kamal-sarovar-box', name: 'Kamal Sarovar Box', category, price: 520, isDeliveryCharge: false, isBestSeller: false, hasVideo: false,
    description: 'Lotuses rise on still water while the sun comes up behind them, all in copper and cream on a teal ground. The round lid leans against the box when it is served, so that guests read the picture while they choose a sweet. A quiet, modern box for a morning wedding by the lake or a house-warming.',
    pictures: boxPictures({ views: ['round', 'round-closed', 'card'], grounds: ['sand', 'teal'], ink: inks.tealCopper, panel: lotusPond, card: cards.pearlMandala, lining: { colour: '#a8562c' }, treats: ['rasgulla'], strewn: ['rosepetals', 'blush'], made: { paper: '#1f5a5c' } }),
  },
  {
    slug: 'gaja-swagat-box', name: 'Gaja Swagat Box', category, price: 690, isDeliveryCharge: true, isBestSeller: false, hasVideo: false,
    description: 'Two dressed elephants bow to each other over a lotus, as they do on the gates of old havelis. The box is midnight blue with gold foil, lined in wine velvet and deep enough for four kinds of mithai. Made for families who still send a person, not a courier, to hand over the first invitation.',
    pictures: boxPictures({ views: ['open', 'closed', 'lid', 'card'], grounds: ['sky', 'sand'], ink: inks.indigoGold, panel: elephants, band: arcade, card: cards.indigoMandala, lining: { colour: '#6b1020' }, treats: ['laddu', 'katli', 'pista', 'foil'], strewn: ['orange', 'brass-diya'], made: { paper: '#1f2a44' }, clasp: true }),
  },
  {
    slug: 'tota-maina-box', name: 'Tota Maina Box', category, price: 340, isDeliveryCharge: false, isBestSeller: false, hasVideo: false,
    description: 'Two parrots lean towards each other on a flowering bough: an old picture of two people who have already decided. Printed in leaf green and gold on thick board, with a hinged lid that holds the card upright. A small box with a big heart, easy on a long guest list.',
    pictures: boxPictures({ views: ['open', 'lid', 'closed'], grounds: ['rani', 'pista'], ink: inks.greenGold, panel: parrots, card: cards.greenToran, lining: { colour: '#4f6f2a' }, treats: ['barfi', 'laddu'], strewn: ['petals', 'rose'], size: { w: 380, d: 280, h: 104 }, made: { paper: '#2c5438' } }),
  },
  {
    slug: 'bandhani-shagun-box', name: 'Bandhani Shagun Box', category, price: 260, isDeliveryCharge: false, isBestSeller: false, hasVideo: false,
    description: 'Hundreds of tied and dyed dots gather into rings across a rani lid, each a little off, as fingers make them. The card fits in the lid and two sweets lie below. Our lightest printed box, made for large weddings where every neighbour, cousin and old classmate is on the list.',
    pictures: boxPictures({ views: ['closed', 'open'], grounds: ['ivory', 'lilac'], ink: inks.raniGold, panel: bandhani, band: bandhani, card: cards.ivoryLotus, lining: { colour: '#e8930c' }, treats: ['laddu', 'peda'], strewn: ['petals', 'orange'], size: { w: 360, d: 300, h: 92 }, made: { paper: '#b0175a' } }),
  },
  {
    slug: 'kalpataru-box', name: 'Kalpataru Box', category, price: 420, isDeliveryCharge: false, isBestSeller: false, hasVideo: false,
    description: 'A wishing tree grows evenly to both sides of the lid, a flower at the end of each bough, one for every blessing. Printed in ivory, sage and rose with a fine gold frame; the sides repeat a row of lotuses. It suits a garden wedding, and the tree may carry the names of both families on request.',
    pictures: boxPictures({ views: ['lid', 'open', 'closed'], grounds: ['lilac', 'blush'], ink: inks.blushRose, panel: tree, card: cards.blushLotus, lining: { colour: '#a5475e' }, treats: ['katli', 'almond', 'barfi'], strewn: ['blush', 'rosepetals'], made: { paper: '#f6e6d6' } }),
  },
  {
    slug: 'rang-mehrab-box', name: 'Rang Mehrab Box', category, price: 780, isDeliveryCharge: true, isBestSeller: false, hasVideo: false,
    description: 'A vase of marigolds in a scalloped arch, taken from the painted walls of Punjab\'s old houses, set on a hexagonal box of emerald paper. Six sides, six arches, and a lid that stands behind like a small theatre. Inside, one generous layer of gold-wrapped sweets. The box for the ten houses that matter most.',
    pictures: boxPictures({ views: ['hexagon', 'hexagon-closed', 'card'], grounds: ['rani', 'marigold'], ink: inks.greenGold, panel: medallion, band: arcade, card: cards.ivoryArch, lining: { colour: '#6b1020' }, treats: ['foil'], strewn: ['orange', 'petals'], made: { paper: '#1f4a34' } }),
  },
  {
    slug: 'do-naam-monogram-box', name: 'Do Naam Monogram Box', category, price: 380, isDeliveryCharge: false, isBestSeller: true, hasVideo: false,
    description: 'Two initials in a wreath of leaves and marigolds, on paper the colour of fresh cream. Nothing shouts. The card inside is pearl with a fine mandala, and the box is lined in dusty blue. Tell us the two letters and the date; everything else is already in good taste.',
    pictures: boxPictures({ views: ['closed', 'open', 'lid', 'card'], grounds: ['sky', 'sand'], ink: inks.ivoryIndigo, panel: monogram('letterA', 'letterR'), band: vines, card: cards.pearlMandala, lining: { colour: '#3d5488' }, treats: ['foil', 'chocolate', 'katli'], strewn: ['white', 'rosepetals'], made: { paper: '#f8efdf' } }),
  },
];
