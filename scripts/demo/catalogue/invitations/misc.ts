/** Scrolls, pouches, cut cards, fans, letters and trays. */
import { boxPictures, cardPicture } from '#scripts/demo/artwork/occasions/box-pictures.ts';
import { acrylic, laserCut, pankha, popUp, potli, scroll, sealedLetter, shagunThali, velvetTube } from '#scripts/demo/artwork/occasions/misc-invitations.ts';
import { bandhani, medallion } from '#scripts/demo/artwork/occasions/patterns.ts';
import { cards, inks } from '#scripts/demo/artwork/occasions/presets.ts';
import type { DemoInvitation } from './types.ts';

const category = 'Misc Invitation';

export const miscInvitations: readonly DemoInvitation[] = [
  {
    slug: 'shahi-farman-scroll', name: 'Shahi Farman Scroll', category, price: 590, isDeliveryCharge: false, isBestSeller: true, hasVideo: false,
    description: 'An invitation that must be unrolled with both hands, as royal orders once were. Cotton parchment between two rods of turned sheesham with brass knobs, bound at both ends in velvet. The names stand under an arch and the date below. Read aloud at the door, it does half the inviting by itself.',
    pictures: [scroll({ ground: 'indigo', strewn: ['rosepetals', 'orange'], card: cards.ivoryArch, colour: '#8f1245', ink: inks.maroonGold }, 'sheesham'), scroll({ ground: 'blush', strewn: ['petals', 'yellow'], card: cards.ivoryToran, colour: '#1f5a44', ink: inks.greenGold }, 'walnut')],
  },
  {
    slug: 'phulkari-potli', name: 'Phulkari Potli', category, price: 290, isDeliveryCharge: false, isBestSeller: true, hasVideo: false,
    description: 'A silk pouch with a band of phulkari, drawn shut by a gold cord with two tassels. The card peeks out beside a handful of dry fruits. The lining is plain cotton, the stitching double, so the pouch goes on to carry coins, bindis and phone chargers for years.',
    pictures: [potli({ ground: 'pista', strewn: ['rosepetals', 'orange'], card: cards.ivoryLotus, colour: '#8f1245', ink: inks.maroonGold }), cardPicture(cards.ivoryLotus, 'rani', ['rosepetals', 'rose'], '#8f1245')],
  },
  {
    slug: 'jaali-door-card', name: 'Jaali Door Card', category, price: 240, isDeliveryCharge: false, isBestSeller: false, hasVideo: false,
    description: 'Two doors of finely cut lattice open on a letter within. Held to a window, the pattern falls on the wall. Cut by laser from pearl gold board, folded by hand, sent flat in its own envelope. A card for guests who keep cards on the mantelpiece until the day itself.',
    pictures: [laserCut({ ground: 'blush', strewn: ['rosepetals', 'blush'], card: cards.ivoryLotus, colour: '#c9a45a', ink: inks.maroonGold }), cardPicture(cards.ivoryLotus, 'lilac', ['rosepetals', 'blush'], '#a8782a')],
  },
  {
    slug: 'meenakari-tin', name: 'Meenakari Tin', category, price: 320, isDeliveryCharge: false, isBestSeller: false, hasVideo: false,
    description: 'A round tin printed like enamel, with a mandala in peacock colours on the lid and the names around its rim. It closes tightly and keeps laddu fresh for the whole week of functions. Grandchildren will find it in a cupboard one day, full of buttons, and ask about the wedding.',
    pictures: boxPictures({ views: ['round-closed', 'round', 'card'], grounds: ['marigold', 'sky'], ink: { main: '#f4d78e', second: '#2a7f9a', third: '#d8376b', deep: '#12324a' }, panel: medallion, card: cards.indigoMandala, lining: { colour: '#e8c477' }, treats: ['laddu'], strewn: ['petals', 'orange'], made: { paper: '#1d4a6b' } }),
  },
  {
    slug: 'shagun-thali-set', name: 'Shagun Thali Set', category, price: 1250, isDeliveryCharge: true, isBestSeller: false, hasVideo: false,
    description: 'A heavy engraved thali laid as for a blessing: rice, kumkum, a lamp, laddu and flowers, with the card standing among them. It is taken from hand to hand and returned with good wishes. For parents, grandparents and the teacher who first brought the two of you together.',
    pictures: [shagunThali({ ground: 'rani', strewn: ['petals'], card: cards.ivoryLotus, colour: '#b0175a', ink: inks.raniGold }), shagunThali({ ground: 'teal', strewn: ['rosepetals'], card: cards.ivoryToran, colour: '#1f5a44', ink: inks.greenGold })],
  },
  {
    slug: 'chandni-acrylic-stand', name: 'Chandni Acrylic Stand', category, price: 720, isDeliveryCharge: true, isBestSeller: false, hasVideo: false,
    description: 'An arch of clear acrylic lettered in gold, on a foot of walnut. It stands by itself, so it is seen every morning until the day comes, and later holds the photograph. The gold is printed from behind and will not rub off. Packed between two sheets of felt.',
    pictures: [acrylic({ ground: 'sand', strewn: ['rosepetals'], card: cards.blushLotus, colour: '#b56a84', ink: inks.blushRose }), cardPicture(cards.pearlMandala, 'sky', ['white', 'rosepetals'], '#3d4f78')],
  },
  {
    slug: 'gota-pankha', name: 'Gota Pankha', category, price: 270, isDeliveryCharge: false, isBestSeller: false, hasVideo: false,
    description: 'A hand fan with two frills of gota and the invitation written across it. At a summer wedding guests bring it along and use it. The handle is sheesham, the frill is stitched, and the wording faces the person across from you, which is half the fun. Sixty go in one carton.',
    pictures: [pankha({ ground: 'sky', strewn: ['rosepetals', 'orange'], card: cards.ivoryLotus, colour: '#6b1020', ink: inks.maroonGold }), pankha({ ground: 'ivory', strewn: ['petals', 'yellow'], card: cards.ivoryToran, colour: '#1f4a34', ink: inks.greenGold })],
  },
  {
    slug: 'lakh-seal-letter', name: 'Lakh Seal Letter', category, price: 210, isDeliveryCharge: false, isBestSeller: false, hasVideo: false,
    description: 'Handmade cotton paper, an envelope lined with ambis, and a seal of real lakh pressed while warm. The letter is folded once and says what has to be said. It costs little and is opened slowly. For guests far away, because it travels everywhere the post goes.',
    pictures: [sealedLetter({ ground: 'lilac', strewn: ['rosepetals', 'rose'], card: cards.ivoryLotus, colour: '#7d9a8c', ink: inks.maroonGold }), sealedLetter({ ground: 'marigold', strewn: ['petals', 'orange'], card: cards.maroonMandala, colour: '#efe0c4', ink: inks.ivoryIndigo })],
  },
  {
    slug: 'jharokha-pop-up', name: 'Jharokha Pop-up Card', category, price: 450, isDeliveryCharge: false, isBestSeller: false, hasVideo: false,
    description: 'Open it and a palace window rises in three layers, with a flower swing in the middle, moving a little as you breathe. Below, on the floor of the card, the names and the date. It folds flat again without a sound. Children will open it until it is worn, so we send a spare.',
    pictures: [popUp({ ground: 'teal', strewn: ['rosepetals', 'orange'], card: cards.ivoryLotus, colour: '#8f1245', ink: inks.maroonGold }), popUp({ ground: 'blush', strewn: ['petals', 'yellow'], card: cards.greenToran, colour: '#2c5438', ink: inks.greenGold })],
  },
  {
    slug: 'makhmal-letter-tube', name: 'Makhmal Letter Tube', category, price: 660, isDeliveryCharge: true, isBestSeller: false, hasVideo: false,
    description: 'A letter rolled, ribboned and sealed, in a tube of velvet with bands of brass and a panel of phulkari along its length. It opens from one end with a quiet pop. Inside, the sheet is large enough to frame. A letter worth carrying to the door in person.',
    pictures: [velvetTube({ ground: 'marigold', strewn: ['rosepetals'], card: cards.ivoryLotus, colour: '#8f1245', ink: inks.maroonGold }), potli({ ground: 'sky', strewn: ['petals', 'yellow'], card: cards.pearlMandala, colour: '#2c4478', ink: inks.indigoGold }, bandhani)],
  },
];
