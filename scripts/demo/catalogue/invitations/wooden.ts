/** Boxes of solid wood with brass and inlay. */
import { boxPictures } from '#scripts/demo/artwork/occasions/box-pictures.ts';
import { elephants, lotusPond, mehrab, monogram, parrots, peacock, tree } from '#scripts/demo/artwork/occasions/figures.ts';
import { arcade, jaali, medallion, vines } from '#scripts/demo/artwork/occasions/patterns.ts';
import type { Panel } from '#scripts/demo/artwork/occasions/patterns.ts';
import { cards, inks } from '#scripts/demo/artwork/occasions/presets.ts';
import type { DemoInvitation } from './types.ts';

const category = 'Wooden Box';
const plain: Panel = () => '';

export const woodenInvitations: readonly DemoInvitation[] = [
  {
    slug: 'sheesham-peacock-box', name: 'Sheesham Peacock Box', category, price: 1150, isDeliveryCharge: true, isBestSeller: true, hasVideo: true,
    description: 'Seasoned sheesham, its grain left to speak, with a peacock let into the lid in brass and turquoise. The corners are brass, the lining is buttoned satin, and the invitation rests inside the lid on ivory card. Oiled until it glows, and meant to hold bangles one day.',
    pictures: boxPictures({ views: ['open', 'closed', 'lid', 'card'], grounds: ['teal', 'ivory'], ink: inks.inlayTurquoise, panel: peacock, band: plain, card: cards.ivoryLotus, lining: { colour: '#b0175a', quilted: true }, treats: ['almond', 'pista', 'foil', 'rasgulla'], strewn: ['rosepetals', 'orange'], made: { wood: 'sheesham', brass: 'corners' }, clasp: true }),
  },
  {
    slug: 'amritsari-jaali-box', name: 'Amritsari Jaali Box', category, price: 980, isDeliveryCharge: true, isBestSeller: false, hasVideo: false,
    description: 'A lattice of eight-pointed stars, the kind that cools old Amritsar balconies, laid in brass over warm teak. The light plays along it as the box is handed over. Four compartments inside, a card in the lid, and a clasp that closes with a satisfying small sound.',
    pictures: boxPictures({ views: ['closed', 'open', 'card'], grounds: ['sky', 'sand'], ink: inks.inlayBrass, panel: jaali, band: plain, card: cards.ivoryArch, lining: { colour: '#1f5a5c' }, treats: ['almond', 'pista', 'katli', 'fig'], strewn: ['orange', 'petals'], made: { wood: 'teak', brass: 'corners' }, clasp: true }),
  },
  {
    slug: 'mango-wood-drawer', name: 'Mango Wood Drawer', category, price: 690, isDeliveryCharge: true, isBestSeller: false, hasVideo: false,
    description: 'Honey-coloured mango wood with a single long drawer on a brass pull. A vine of flowers runs across the top. The invitation lies on the sweets under a sheet of tissue, the first thing the guest finds. Afterwards it lives on a desk and keeps pens, pins and postcards.',
    pictures: boxPictures({ views: ['drawer', 'lid', 'card'], grounds: ['pista', 'blush'], ink: { main: '#6b1020', second: '#4f6f2a', third: '#b0175a', deep: '#8a5222' }, panel: vines, band: plain, card: cards.blushLotus, lining: { colour: '#6b1020' }, treats: ['laddu', 'chocolate', 'barfi'], strewn: ['rose', 'rosepetals'], made: { wood: 'mango', brass: 'none' }, clasp: true }),
  },
  {
    slug: 'walnut-monogram-casket', name: 'Walnut Monogram Casket', category, price: 1290, isDeliveryCharge: true, isBestSeller: false, hasVideo: false,
    description: 'Dark walnut with two initials in pale inlay, framed by a wreath. The edges are bound in brass and riveted, the inside is midnight velvet. A sober, handsome piece that a groom\'s father would keep on his table long after the last song.',
    pictures: boxPictures({ views: ['closed', 'open', 'lid', 'card'], grounds: ['sand', 'indigo'], ink: inks.inlayBrass, panel: monogram('letterK', 'letterJ'), band: plain, card: cards.indigoMandala, lining: { colour: '#1f2a44' }, treats: ['foil', 'chocolate', 'fig'], strewn: ['brass-diya', 'petals'], made: { wood: 'walnut', brass: 'edges' }, clasp: true }),
  },
  {
    slug: 'rosewood-gaja-chest', name: 'Rosewood Gaja Chest', category, price: 1400, isDeliveryCharge: true, isBestSeller: true, hasVideo: false,
    description: 'Our grandest box. Two elephants in brass and pale kadam wood meet on a lid of red-brown rosewood, bound with riveted brass bands. Deep enough for a kilogram of mithai in four compartments, with a maroon card that opens like a door. Sent by families to families.',
    pictures: boxPictures({ views: ['open', 'lid', 'closed', 'card'], grounds: ['pista', 'sky'], ink: inks.inlayBrass, panel: elephants, band: plain, card: cards.maroonMandala, lining: { colour: '#a8782a', quilted: true }, treats: ['laddu', 'almond', 'katli', 'pista'], strewn: ['orange', 'petals'], size: { h: 128 }, made: { wood: 'rosewood', brass: 'edges' }, clasp: true }),
  },
  {
    slug: 'pine-tota-box', name: 'Pine Tota Box', category, price: 460, isDeliveryCharge: false, isBestSeller: false, hasVideo: false,
    description: 'Clean, light pine with two parrots stencilled in green and vermilion. The knots stay where the tree put them, so no two lids match. A friendly box for a mehndi or a first birthday, light to post and easy to keep. The card slides into a groove behind the hinge.',
    pictures: boxPictures({ views: ['closed', 'open'], grounds: ['leaf', 'blush'], ink: { main: '#7a3a12', second: '#4f7a3a', third: '#c4391e', deep: '#3d5a2c' }, panel: parrots, band: plain, card: cards.greenToran, lining: { colour: '#4f6f2a' }, treats: ['peda', 'laddu'], strewn: ['petals', 'yellow'], size: { w: 380, d: 270, h: 100 }, made: { wood: 'pine', brass: 'none', boards: 3 } }),
  },
  {
    slug: 'hexagon-mandala-box', name: 'Hexagon Mandala Box', category, price: 890, isDeliveryCharge: true, isBestSeller: false, hasVideo: false,
    description: 'Six walls of ebony-dark wood and a lid that carries a full mandala in brass wire, beaten in stroke by stroke. Turn the lid over and the card is fixed inside. It holds a single round of gold-wrapped sweets, like coins in a treasury. Handsome on a console once the wedding is over.',
    pictures: boxPictures({ views: ['hexagon', 'hexagon-closed', 'card'], grounds: ['marigold', 'blush'], ink: inks.inlayTurquoise, panel: medallion, band: arcade, card: cards.maroonMandala, lining: { colour: '#8f1245' }, treats: ['foil'], strewn: ['petals', 'orange'], made: { wood: 'ebony', brass: 'none' } }),
  },
  {
    slug: 'haveli-whitewash-box', name: 'Haveli Whitewash Box', category, price: 580, isDeliveryCharge: false, isBestSeller: false, hasVideo: false,
    description: 'Chalk-white wood with a painted vase in an arch, after the walls of summer rooms in old havelis. Brass corners keep it crisp. The lining is soft sage and the card blush, which suits day weddings, terraces and gardens. It looks as good with dried flowers in it as with sweets.',
    pictures: boxPictures({ views: ['open', 'closed', 'lid'], grounds: ['lilac', 'sky'], ink: inks.whitewash, panel: mehrab, band: plain, card: cards.blushLotus, lining: { colour: '#6f8f6c' }, treats: ['rasgulla', 'katli', 'pista'], strewn: ['blush', 'rosepetals'], made: { wood: 'white', brass: 'corners' }, clasp: true }),
  },
  {
    slug: 'kamal-teak-box', name: 'Kamal Teak Box', category, price: 760, isDeliveryCharge: true, isBestSeller: false, hasVideo: false,
    description: 'A sunrise over lotuses, burnt lightly into teak and touched with copper leaf. The wood smells faintly of oil and spice, which guests remember. Three compartments under the invitation, a brass clasp in front, and rounded corners that sit well in the hand. Good for both the engagement and the wedding day.',
    pictures: boxPictures({ views: ['lid', 'open', 'closed'], grounds: ['teal', 'rani'], ink: inks.inlayBrass, panel: lotusPond, band: plain, card: cards.ivoryLotus, lining: { colour: '#1f5a5c', quilted: true }, treats: ['laddu', 'foil', 'barfi'], strewn: ['rosepetals', 'blush'], made: { wood: 'teak', brass: 'corners' }, clasp: true }),
  },
  {
    slug: 'turned-kalpataru-dabba', name: 'Turned Kalpataru Dabba', category, price: 640, isDeliveryCharge: false, isBestSeller: false, hasVideo: false,
    description: 'A round dabba turned on the lathe from one piece of sheesham, its lid painted with a wishing tree in brass and cream. It opens with a gentle pull and holds a full layer of laddu. Grandmothers know this shape from their own kitchens, and that is exactly why it works.',
    pictures: boxPictures({ views: ['round', 'round-closed', 'card'], grounds: ['sky', 'pista'], ink: inks.inlayBrass, panel: tree, card: cards.ivoryToran, lining: { colour: '#8f1245' }, treats: ['laddu'], strewn: ['orange', 'petals'], made: { wood: 'sheesham', brass: 'none' } }),
  },
];
