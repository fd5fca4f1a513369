/** Caskets, lanterns and domes of glass with the invitation inside. */
import { glassPictures } from '#scripts/demo/artwork/occasions/glass-pictures.ts';
import { cards } from '#scripts/demo/artwork/occasions/presets.ts';
import type { DemoInvitation } from './types.ts';

const category = 'Glass Box';

export const glassInvitations: readonly DemoInvitation[] = [
  {
    slug: 'sheesh-mahal-casket', name: 'Sheesh Mahal Casket', category, price: 980, isDeliveryCharge: true, isBestSeller: true, hasVideo: true,
    description: 'Clear glass in slim brass, with nothing to hide: the invitation stands at the back, laddu and silvered kaju katli in front on ruby velvet. Light passes through it and lands on the table in gold lines. After the wedding it becomes a jewellery case, and seldom leaves the dressing table again.',
    pictures: glassPictures({ shape: 'casket', grounds: ['sky', 'blush'], strewn: ['rose', 'rosepetals'], treats: ['laddu', 'katli'], velvet: '#8f1245', wood: 'walnut', flowers: 'rose', card: cards.ivoryLotus }),
  },
  {
    slug: 'kaanch-ghar', name: 'Kaanch Ghar', category, price: 890, isDeliveryCharge: true, isBestSeller: false, hasVideo: false,
    description: 'A little glass house with a pitched roof, as if for a very small garden. Roses and laddu share the floor with the card. One pane of the roof lifts on a hinge. Plant moss or succulents in it afterwards, and the invitation keeps growing on somebody\'s window sill.',
    pictures: glassPictures({ shape: 'house', grounds: ['teal', 'pista'], strewn: ['petals', 'diya'], treats: ['laddu', 'rose'], velvet: '#4f6f2a', wood: 'teak', flowers: 'yellow', card: cards.greenToran }),
  },
  {
    slug: 'shatkon-lantern-box', name: 'Shatkon Lantern Box', category, price: 760, isDeliveryCharge: true, isBestSeller: false, hasVideo: false,
    description: 'Six panes rise to a ring, so the box can hang. First it carries gold-wrapped sweets on a velvet round with the invitation tied to its handle; later a candle, on a balcony, every Diwali. The brass is lacquered and keeps its shine with a dry cloth.',
    pictures: glassPictures({ shape: 'hexagon', grounds: ['lilac', 'sand'], strewn: ['rosepetals', 'brass-diya'], treats: ['foil'], velvet: '#6b1020', wood: 'walnut', card: cards.maroonMandala }, 2),
  },
  {
    slug: 'heera-jewel-box', name: 'Heera Jewel Box', category, price: 690, isDeliveryCharge: false, isBestSeller: false, hasVideo: false,
    description: 'Eight leaning panes, cut like a stone, around a round of roasted almonds. It catches the light from every side and asks to be turned in the hand. The card is tucked beneath the velvet pad with a ribbon. A fine choice for a ring ceremony, where the ring itself may arrive in it.',
    pictures: glassPictures({ shape: 'jewel', grounds: ['blush', 'sky'], strewn: ['blush', 'rosepetals'], treats: ['almond'], velvet: '#b56a84', wood: 'white', metal: 'rose', card: cards.blushLotus }),
  },
  {
    slug: 'chirag-minar', name: 'Chirag Minar', category, price: 1090, isDeliveryCharge: true, isBestSeller: false, hasVideo: false,
    description: 'A tall lantern with a peaked roof and a ring of solid brass. The invitation stands upright inside like a lit window, sweets gathered at its foot. It is the piece guests carry home by the handle, and it is heavy enough to feel like a present. Sent with a packet of tea lights.',
    pictures: glassPictures({ shape: 'lantern', grounds: ['marigold', 'teal'], strewn: ['orange', 'petals'], treats: ['laddu'], velvet: '#b3261e', wood: 'sheesham', card: cards.ivoryArch }, 2),
  },
  {
    slug: 'gulab-cloche', name: 'Gulab Cloche', category, price: 1190, isDeliveryCharge: true, isBestSeller: true, hasVideo: false,
    description: 'A blown glass dome over a turned wooden base, with roses at the foot of the invitation and a row of laddu before it. The knob is brass. It arrives in a fitted carton and stands on the table as if it had always been there. For weddings with a fairy tale in them.',
    pictures: glassPictures({ shape: 'dome', grounds: ['rani', 'ivory'], strewn: ['rosepetals', 'rose'], treats: ['laddu'], velvet: '#8f1245', wood: 'walnut', flowers: 'rose', card: cards.ivoryLotus }, 2),
  },
  {
    slug: 'mor-etched-box', name: 'Mor Etched Glass Box', category, price: 850, isDeliveryCharge: true, isBestSeller: false, hasVideo: false,
    description: 'A peacock etched in frost on the front pane, visible when the light turns and gone when it passes. Behind it lie pistachios, almonds and gold-wrapped sweets on emerald velvet. Held to a lamp, the whole tail lights up at once, feather by feather. The card lies on top, tied in silk.',
    pictures: glassPictures({ shape: 'etched', grounds: ['indigo', 'teal'], strewn: ['petals', 'brass-diya'], treats: ['foil', 'pista', 'almond'], velvet: '#1f5a44', wood: 'walnut', etching: 'peacock', card: cards.indigoMandala }),
  },
  {
    slug: 'rangeen-jharokha-box', name: 'Rangeen Jharokha Box', category, price: 1320, isDeliveryCharge: true, isBestSeller: false, hasVideo: false,
    description: 'Coloured panes in rani, emerald, marigold and blue, leaded in brass like the windows of a Lahori haveli. By day it throws colours over the sweets; by night, with a candle, over the whole room. The invitation stands at the back in ivory, so the light can write on it.',
    pictures: glassPictures({ shape: 'stained', grounds: ['ivory', 'sand'], strewn: ['orange', 'petals'], treats: ['katli', 'rasgulla'], velvet: '#6b1020', wood: 'rosewood', card: cards.ivoryArch }),
  },
  {
    slug: 'teen-kon-terrarium', name: 'Teen Kon Terrarium', category, price: 560, isDeliveryCharge: false, isBestSeller: false, hasVideo: false,
    description: 'Four triangles meeting at a point, with a card and a handful of sweets inside. Simple, bright and a little unexpected. The front pane opens on two hooks. It weighs little, posts well and looks at home beside books and plants; a first choice for younger couples.',
    pictures: glassPictures({ shape: 'pyramid', grounds: ['pista', 'lilac'], strewn: ['white', 'rosepetals'], treats: ['peda'], velvet: '#6f8f6c', wood: 'pine', card: cards.pearlMandala }, 2),
  },
  {
    slug: 'nadi-long-box', name: 'Nadi Long Box', category, price: 490, isDeliveryCharge: false, isBestSeller: false, hasVideo: false,
    description: 'Long and low, with silver edges, for a line of sweets laid like stepping stones: laddu, chocolate, peda, gold. The card rests across them under a ribbon. It slips neatly down the middle of a dining table and holds tealights or bangles later. The gentlest way into our glass range.',
    pictures: glassPictures({ shape: 'long', grounds: ['sand', 'lilac'], strewn: ['lilac', 'rosepetals'], treats: ['laddu', 'chocolate', 'peda'], velvet: '#3d4f78', wood: 'ebony', metal: 'silver', card: cards.pearlMandala }, 2),
  },
];
