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
import { adSlots } from '#domain/catalogue/ad-slots.rules.ts';
import { policyKinds } from '#domain/catalogue/policy.contract.ts';

interface Tab {
  label: string;
  category: string;
  path: string;
}
const tabChoices = (tabs: readonly Tab[]) => tabs.map(({ label, category }) => ({ value: category, label }));
const tabPage = (tabs: readonly Tab[], record: Record<string, unknown>): string | null =>
  tabs.find(({ category }) => category === record['category'])?.path ?? null;
/** Alternative text of a picture. */
const alt = text('Description of the picture', {
  optional: true,
  help: 'For those who cannot see it: what it shows, in a few words.',
});

export const decorations = declare({
  kind: 'decoration',
  one: 'decoration',
  many: 'Decorations',
  about: 'The gallery of decorations; the newest stands first.',
  title: (record) => fieldText(record, 'name'),
  picture: 'image',
  columns: ['category'],
  category: 'category',
  flags: [],
  arranged: false,
  page: (_id, record) => tabPage(decorationTabs, record),
  fields: {
    name: text('Name', { help: 'Also what is said to those who cannot see the picture.' }),
    category: choice('Event', tabChoices(decorationTabs)),
    image: picture('Picture', 'decorations'),
  },
});

export const designers = declare({
  kind: 'designer',
  one: 'designer',
  many: 'Designers',
  about: 'The gallery of designers; the newest stands first.',
  title: (record) => fieldText(record, 'name'),
  picture: 'image',
  columns: ['category'],
  category: 'category',
  flags: [],
  arranged: false,
  page: (_id, record) => tabPage(designerTabs, record),
  fields: {
    name: text('Name', { help: 'Also what is said to those who cannot see the picture.' }),
    category: choice('Tab', tabChoices(designerTabs)),
    image: picture('Picture', 'designers'),
  },
});

export const banners = declare({
  kind: 'banner',
  one: 'banner',
  many: 'Banners',
  about: 'The large pictures at the top of the home page, in this order.',
  title: (record) => fieldText(record, 'title') || fieldText(record, 'alt') || 'Banner without a title',
  picture: 'banner',
  columns: ['link'],
  flags: [],
  arranged: true,
  page: () => '/',
  fields: {
    title: text('Title', { optional: true, help: 'Laid over the picture, in large letters.' }),
    subtitle: text('Second line', { optional: true }),
    banner: picture('Picture', 'banners', { description: 'alt' }),
    alt,
    link: link('Where it leads', { optional: true, help: 'A page of the shop such as /sweets, or a web address.' }),
    dark: toggle('The picture is dark', { help: 'Then the words over it are pale.' }),
  },
});

export const ads = declare({
  kind: 'ad',
  one: 'advertisement',
  many: 'Advertisements',
  about: 'The pictures around “How it works” on the home page.',
  title: (record) => fieldText(record, 'alt') || fieldText(record, 'banner').replace('Banner', 'Place '),
  picture: 'image',
  columns: ['banner'],
  flags: [],
  arranged: false,
  page: () => '/',
  fields: {
    banner: choice(
      'Place',
      adSlots.map((value, at) => ({ value, label: `Place ${at + 1}` })),
    ),
    image: picture('Picture', 'ads', { description: 'alt' }),
    alt,
  },
});

export const about = declare({
  kind: 'about',
  one: 'text about the shop',
  many: 'About the shop',
  about: 'The story and the film on the home page, and the picture of the contact page.',
  title: () => 'About the shop',
  picture: 'poster',
  columns: [],
  flags: [],
  arranged: false,
  places: 1,
  page: () => '/',
  fields: {
    description: long('Our story'),
    video: video('Film', 'about'),
    poster: picture('Picture before the film begins', 'about', { optional: true }),
    contactImage: picture('Picture of the contact page', 'shop', { optional: true }),
  },
});

export const reviews = declare({
  kind: 'review',
  one: 'review',
  many: 'Reviews',
  about: 'What customers say, on the home page, in this order.',
  title: (record) => fieldText(record, 'name'),
  columns: ['rating', 'location'],
  flags: [],
  arranged: true,
  page: () => '/',
  fields: {
    name: text('Name'),
    location: text('Town', { optional: true }),
    rating: number('Stars', { help: 'From 1 to 5.' }),
    description: long('Their words'),
  },
});

export const planning = declare({
  kind: 'planning',
  one: 'planning list',
  many: 'Planning lists',
  about: 'The checklists of the planning tool, one for each event.',
  title: (record) =>
    decorationTabs.find(({ category }) => category === record['category'])?.label ?? fieldText(record, 'category'),
  columns: ['items'],
  flags: [],
  arranged: false,
  places: decorationTabs.length,
  page: () => '/planning-tool',
  fields: {
    category: choice('Event', tabChoices(decorationTabs)),
    items: tasks('What to do', { help: 'In this order. Days before the event may stay empty.' }),
  },
});

export const policies = declare({
  kind: 'policy',
  one: 'policy',
  many: 'Policies',
  about: 'Privacy, shipping, refunds, terms.',
  title: (record) => policyKinds.find(({ kind }) => kind === record['kind'])?.title ?? fieldText(record, 'kind'),
  columns: [],
  flags: [],
  arranged: false,
  places: policyKinds.length,
  page: (_id, record) => policyKinds.find(({ kind }) => kind === record['kind'])?.page ?? null,
  fields: {
    kind: choice(
      'Policy',
      policyKinds.map(({ kind, title }) => ({ value: kind, label: title })),
    ),
    data: html('Text'),
  },
});
