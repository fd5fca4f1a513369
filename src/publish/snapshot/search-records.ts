import * as say from '#domain/search/search.texts.ts';
import { pathOf } from '#publish/snapshot/paths.ts';
import type { Snapshot } from '#publish/snapshot/snapshot.ts';
import { decorationTabs } from '#domain/catalogue/decoration.rules.ts';
import { designerTabs } from '#domain/catalogue/designer.rules.ts';
import type { searchKinds } from '#domain/search/search.rules.ts';
import { invitationPriceRanges } from '#domain/catalogue/invitation.rules.ts';
import { inPriceRange, parsePriceRange } from '#domain/catalogue/catalogue.rules.ts';
import { sweetPriceRanges } from '#domain/catalogue/sweet.rules.ts';
import { displayName, personName } from '#lib/display-name.ts';

export type SearchKind = (typeof searchKinds)[number];

/** One search result, with few fields: an index of full texts is five times as large and finds no more. */
export interface SearchRecord {
  url: string;
  /** Names other than its title. */
  otherNames: string[];
  /** Further search terms. */
  also: string;
  kind: SearchKind;
  title: string;
  image: string;
  /** Category by which lists filter. */
  category: string;
  ranges: string[];
  /** Names of lists that are neither a category nor a price range: `SugarFree`, `BengaliSweets`, `wedding`. */
  groups: string[];
  /** True for food that carries the green mark. */
  veg: boolean;
  /** Price by which lists sort, in paise; 0 for records without a price. */
  amount: number;
}

/** Returns the labels of the price ranges, other than `All`, that contain an amount in paise. */
const rangesOf = (labels: readonly string[], amount: number): string[] =>
  labels.filter((label) => label !== 'All' && inPriceRange(amount, parsePriceRange(label)));

const pages = (
  [
    ['/best-seller', say.pageBestSellers, 'popular favourite most loved'],
    ['/planning-tool', say.pagePlanningTool, 'wedding checklist plan marriage shaadi tasks'],
    ['/contact-us', say.pageContact, 'address phone email shop help amritsar'],
    ['/how-it-works', say.pageHowItWorks, 'wedding shaadi guests addresses boxes steps help'],
    ['/policies', say.pagePolicies, 'privacy shipping delivery refund cancellation return terms conditions'],
    ['/sweets/wedding', say.pageWedding, 'wedding shaadi mithai'],
    ['/sugar-free', say.pageSugarFree, 'diabetic sugarfree no sugar'],
    ['/bengali-sweets', say.pageBengali, 'bengal chhena mithai'],
  ] satisfies [url: string, title: string, also: string][]
).map(([url, title, also]): SearchRecord => ({
  url,
  otherNames: [],
  also,
  kind: 'Pages',
  title,
  image: '',
  category: '',
  ranges: [],
  groups: [],
  veg: false,
  amount: 0,
}));

/** Search record of each catalogue record, so that unchanged ones stay the same object. */
const known = new WeakMap<object, SearchRecord>();

/** Returns a function that returns the search record of a catalogue record; it makes each search record once. */
const recordOf =
  <T extends object>(make: (one: T) => SearchRecord) =>
  (one: T): SearchRecord => {
    const record = known.get(one) ?? make(one);
    known.set(one, record);
    return record;
  };

const sweetRecord = recordOf((sweet: Snapshot['sweets'][number]): SearchRecord => ({
  url: pathOf.sweet(sweet),
  otherNames: sweet.otherNames,
  also: [
    sweet.category,
    sweet.type === 'SugarFree' ? 'sugar free' : '',
    sweet.type === 'BengaliSweets' ? 'bengali' : '',
    sweet.isWedding ? 'wedding' : '',
    'sweet mithai',
  ].join(' '),
  kind: 'Sweets',
  title: displayName(sweet.name),
  image: sweet.image,
  category: sweet.category,
  ranges: rangesOf(sweetPriceRanges, sweet.rate),
  groups: [
    ...(sweet.type === 'SugarFree' || sweet.type === 'BengaliSweets' ? [sweet.type] : []),
    ...(sweet.isWedding ? ['wedding'] : []),
  ],
  veg: sweet.isVegetarian,
  amount: sweet.rate,
}));

const invitationRecord = recordOf((invitation: Snapshot['invitations'][number]): SearchRecord => ({
  url: pathOf.invitation(invitation),
  otherNames: [],
  also: [invitation.category, 'invitation card box'].join(' '),
  kind: 'Invitations',
  title: displayName(invitation.name),
  image: invitation.image,
  category: invitation.category,
  ranges: rangesOf(invitationPriceRanges, invitation.price),
  groups: [],
  veg: false,
  amount: invitation.price,
}));

const dryFruitRecord = recordOf((dryFruit: Snapshot['dryFruits'][number]): SearchRecord => ({
  url: pathOf.dryFruit(dryFruit),
  otherNames: dryFruit.otherNames,
  also: 'dry fruit mewa',
  kind: 'Dry fruits',
  title: displayName(dryFruit.name),
  image: dryFruit.image,
  category: 'Dry fruits',
  ranges: [],
  groups: [],
  veg: dryFruit.isVegetarian,
  amount: dryFruit.rate,
}));

const decorationRecord = recordOf((decoration: Snapshot['decorations'][number]): SearchRecord => {
  const tab = decorationTabs.find((one) => one.category === decoration.category) ?? decorationTabs[0];
  return {
    url: `${tab.path}#${decoration.id}`,
    otherNames: [],
    also: [tab.label, 'decoration decor'].join(' '),
    kind: 'Decorations',
    title: displayName(decoration.name),
    image: decoration.image,
    category: tab.label,
    ranges: [],
    groups: [],
    veg: false,
    amount: 0,
  };
});

const designerRecord = recordOf((designer: Snapshot['designers'][number]): SearchRecord => {
  const tab = designerTabs.find((one) => one.category === designer.category) ?? designerTabs[0];
  return {
    url: `${tab.path}#${designer.id}`,
    otherNames: [],
    also: [tab.label, 'designer outfit dress'].join(' '),
    kind: 'Designers',
    title: personName(designer.name),
    image: designer.image,
    category: tab.label,
    ranges: [],
    groups: [],
    veg: false,
    amount: 0,
  };
});

/** Returns the records of the search index: sweets, invitations, dry fruits, decorations, designers and fixed pages. */
export const searchRecords = ({ sweets, invitations, dryFruits, decorations, designers }: Snapshot): SearchRecord[] => [
  ...sweets.map(sweetRecord),
  ...invitations.map(invitationRecord),
  ...dryFruits.map(dryFruitRecord),
  ...decorations.map(decorationRecord),
  ...designers.map(designerRecord),
  ...pages,
];
