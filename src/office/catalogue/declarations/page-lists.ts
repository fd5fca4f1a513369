import { fieldChoices } from '#domain/catalogue/field-choices.contract.ts';
import { recordLabels } from '#domain/catalogue/record-labels.rules.ts';
import { recordWords } from '#domain/catalogue/record-words.rules.ts';
import { kindNames } from '#office/frame/kind-names.ts';
import {
  choice,
  declare,
  html,
  link,
  long,
  number,
  picture,
  tasks,
  text,
  fieldText,
  toggle,
  video,
} from '#office/catalogue/declarations/declaration.ts';
import { decorationTabs } from '#domain/catalogue/decoration.rules.ts';
import { designerTabs } from '#domain/catalogue/designer.rules.ts';
import { policyKinds } from '#domain/catalogue/policy.contract.ts';

interface Tab {
  category: string;
  path: string;
}
const tabPage = (tabs: readonly Tab[], record: Record<string, unknown>): string | null =>
  tabs.find(({ category }) => category === record['category'])?.path ?? null;
/** Alternative text of a picture. */
const alt = text(recordLabels.ad.alt, {
  optional: true,
  help: 'For those who cannot see it: what it shows, in a few words.',
});

export const decorations = declare({
  kind: 'decoration',
  one: recordWords.decoration.one,
  many: kindNames.decoration,
  about: 'The gallery of decorations, newest first.',
  title: (record) => fieldText(record, 'name'),
  picture: 'image',
  columns: ['category'],
  category: 'category',
  flags: [],
  arranged: false,
  page: (_id, record) => tabPage(decorationTabs, record),
  fields: {
    name: text(recordLabels.decoration.name, { help: 'Also read out to those who cannot see the picture.' }),
    category: choice(recordLabels.decoration.category, fieldChoices.decoration.category),
    image: picture(recordLabels.decoration.image, 'decorations'),
  },
});

export const designers = declare({
  kind: 'designer',
  one: recordWords.designer.one,
  many: kindNames.designer,
  about: 'The gallery of designers, newest first.',
  title: (record) => fieldText(record, 'name'),
  picture: 'image',
  columns: ['category'],
  category: 'category',
  flags: [],
  arranged: false,
  page: (_id, record) => tabPage(designerTabs, record),
  fields: {
    name: text(recordLabels.designer.name, { help: 'Also read out to those who cannot see the picture.' }),
    category: choice(recordLabels.designer.category, fieldChoices.designer.category),
    image: picture(recordLabels.designer.image, 'designers'),
  },
});

export const banners = declare({
  kind: 'banner',
  one: recordWords.banner.one,
  many: kindNames.banner,
  about: 'The large pictures at the top of the home page, in this order.',
  title: (record) => fieldText(record, 'title') || fieldText(record, 'alt') || 'Banner without a title',
  picture: 'banner',
  columns: ['link'],
  flags: [],
  arranged: true,
  page: () => '/',
  fields: {
    title: text(recordLabels.banner.title, { optional: true, help: 'Laid over the picture, in large letters.' }),
    subtitle: text(recordLabels.banner.subtitle, { optional: true }),
    banner: picture(recordLabels.banner.banner, 'banners', { description: 'alt' }),
    alt,
    link: link(recordLabels.banner.link, {
      optional: true,
      help: 'A page of the shop such as /sweets, or a web address.',
    }),
    dark: toggle(recordLabels.banner.dark, { help: 'Switch it on, and the words over it are pale.' }),
  },
});

export const ads = declare({
  kind: 'ad',
  one: recordWords.ad.one,
  many: kindNames.ad,
  about: 'The pictures around “How it works” on the home page.',
  title: (record) => fieldText(record, 'alt') || fieldText(record, 'banner').replace('Banner', 'Place '),
  picture: 'image',
  columns: ['banner'],
  flags: [],
  arranged: false,
  page: () => '/',
  fields: {
    banner: choice(recordLabels.ad.banner, fieldChoices.ad.banner),
    image: picture(recordLabels.ad.image, 'ads', { description: 'alt' }),
    alt,
  },
});

export const about = declare({
  kind: 'about',
  one: recordWords.about.one,
  many: kindNames.about,
  about: 'The story and the film on the home page, and the picture of the contact page.',
  title: () => 'About the shop',
  picture: 'poster',
  columns: [],
  flags: [],
  arranged: false,
  places: 1,
  page: () => '/',
  fields: {
    description: long(recordLabels.about.description),
    video: video(recordLabels.about.video, 'about'),
    poster: picture(recordLabels.about.poster, 'about', { optional: true }),
    contactImage: picture(recordLabels.about.contactImage, 'shop', { optional: true }),
  },
});

export const reviews = declare({
  kind: 'review',
  one: recordWords.review.one,
  many: kindNames.review,
  about: 'What customers say, on the home page, in this order.',
  title: (record) => fieldText(record, 'name'),
  columns: ['rating', 'location'],
  flags: [],
  arranged: true,
  page: () => '/',
  fields: {
    name: text(recordLabels.review.name),
    location: text(recordLabels.review.location, { optional: true }),
    rating: number(recordLabels.review.rating, { help: 'From 1 to 5.' }),
    description: long(recordLabels.review.description),
  },
});

export const planning = declare({
  kind: 'planning',
  one: recordWords.planning.one,
  many: kindNames.planning,
  about: 'The checklists of the planning tool, one for each event.',
  title: (record) =>
    decorationTabs.find(({ category }) => category === record['category'])?.label ?? fieldText(record, 'category'),
  columns: ['items'],
  flags: [],
  arranged: false,
  places: decorationTabs.length,
  page: () => '/planning-tool',
  fields: {
    category: choice(recordLabels.planning.category, fieldChoices.planning.category),
    items: tasks(recordLabels.planning.items, {
      help: 'In this order. You can leave the days before the event empty.',
    }),
  },
});

export const policies = declare({
  kind: 'policy',
  one: recordWords.policy.one,
  many: kindNames.policy,
  about: 'Privacy, shipping, refunds, terms.',
  title: (record) => policyKinds.find(({ kind }) => kind === record['kind'])?.title ?? fieldText(record, 'kind'),
  columns: [],
  flags: [],
  arranged: false,
  places: policyKinds.length,
  page: (_id, record) => policyKinds.find(({ kind }) => kind === record['kind'])?.page ?? null,
  fields: {
    kind: choice(recordLabels.policy.kind, fieldChoices.policy.kind),
    data: html(recordLabels.policy.data),
  },
});
