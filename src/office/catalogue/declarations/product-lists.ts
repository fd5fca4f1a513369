import { fieldChoices } from '#domain/catalogue/field-choices.contract.ts';
import { recordLabels } from '#domain/catalogue/record-labels.rules.ts';
import { recordWords } from '#domain/catalogue/record-words.rules.ts';
import { kindNames } from '#office/frame/kind-names.ts';
import {
  choice,
  declare,
  long,
  money,
  number,
  picture,
  text,
  fieldText,
  toggle,
  video,
  words,
} from '#office/catalogue/declarations/declaration.ts';

const bestSeller = toggle(recordLabels.sweet.isBestSeller, {
  mark: 'Best seller',
  help: 'Shown among the best sellers on the home page.',
});
const shipping = toggle(recordLabels.sweet.isDeliveryCharge, { help: 'Switch it off for free delivery.' });
const description = long(recordLabels.sweet.description, {
  optional: true,
  help: 'What it tastes or looks like, in a few sentences.',
});

/** Fields that sweets and dry fruits share, in the order of the form. */
const food = {
  ingredients: long(recordLabels.sweet.ingredients, { optional: true }),
  allergens: words(recordLabels.sweet.allergens, {
    optional: true,
    help: 'With commas between them: milk, cashew nuts.',
  }),
  shelfLifeDays: number(recordLabels.sweet.shelfLifeDays, { help: 'With 0, the site says nothing about it.' }),
  storage: text(recordLabels.sweet.storage, { optional: true, help: 'Such as: cool and dry, or in the fridge.' }),
  isVegetarian: toggle(recordLabels.sweet.isVegetarian, { help: 'Shows the green mark.' }),
  otherNames: words(recordLabels.sweet.otherNames, {
    optional: true,
    help: 'Names people search by, in any script, with commas between them: kaju katli, काजू कतली.',
  }),
};
const flags = [{ flag: 'best-seller', label: 'Best sellers' }] as const;

export const sweets = declare({
  kind: 'sweet',
  one: recordWords.sweet.one,
  many: kindNames.sweet,
  about: 'The list of sweets and every box.',
  title: (record) => fieldText(record, 'name'),
  picture: 'image',
  price: { field: 'rate', unit: '400 gm' },
  columns: ['category', 'isBestSeller', 'isWedding'],
  category: 'category',
  flags: [...flags, { flag: 'wedding', label: 'For weddings' }],
  arranged: false,
  page: (id) => `/sweets-info/${id}`,
  fields: {
    name: text(recordLabels.sweet.name),
    category: choice(recordLabels.sweet.category, fieldChoices.sweet.category),
    rate: money(recordLabels.sweet.rate, { help: 'In rupees.' }),
    image: picture(recordLabels.sweet.image, 'sweets'),
    description,
    isBestSeller: bestSeller,
    isWedding: toggle(recordLabels.sweet.isWedding, { mark: 'Wedding' }),
    type: choice(recordLabels.sweet.type, fieldChoices.sweet.type),
    isDeliveryCharge: shipping,
    leastGrams: number(recordLabels.sweet.leastGrams, {
      help: 'Nobody can order less of it; boxes may hold less.',
      grams: true,
    }),
    ...food,
  },
});

export const dryFruits = declare({
  kind: 'dry-fruit',
  one: recordWords['dry-fruit'].one,
  many: kindNames['dry-fruit'],
  about: 'The list of dry fruits.',
  title: (record) => fieldText(record, 'name'),
  picture: 'image',
  price: { field: 'rate', unit: '1 kg' },
  columns: ['isBestSeller'],
  flags,
  arranged: false,
  page: (id) => `/dry-fruit_info/${id}`,
  fields: {
    name: text(recordLabels['dry-fruit'].name),
    rate: money(recordLabels['dry-fruit'].rate, { help: 'In rupees.' }),
    image: picture(recordLabels['dry-fruit'].image, 'dry-fruits'),
    description,
    isBestSeller: bestSeller,
    ...food,
  },
});

export const invitations = declare({
  kind: 'invitation',
  one: recordWords.invitation.one,
  many: kindNames.invitation,
  about: 'Cards, and the boxes that sweets are sent in.',
  title: (record) => fieldText(record, 'name'),
  picture: 'image',
  price: { field: 'price', unit: 'piece' },
  columns: ['category', 'isBestSeller'],
  category: 'category',
  flags,
  arranged: false,
  page: (id) => `/invitation-detail/${id}`,
  fields: {
    name: text(recordLabels.invitation.name),
    category: choice(recordLabels.invitation.category, fieldChoices.invitation.category, {
      help: 'The word “Box” means that it holds sweets.',
    }),
    price: money(recordLabels.invitation.price, { help: 'In rupees.' }),
    description,
    image: picture(recordLabels.invitation.image, 'invitations', {
      help: 'Every list shows this one.',
    }),
    image02: picture(recordLabels.invitation.image02, 'invitations', { optional: true }),
    image03: picture(recordLabels.invitation.image03, 'invitations', { optional: true }),
    image04: picture(recordLabels.invitation.image04, 'invitations', { optional: true }),
    videoFile: video(recordLabels.invitation.videoFile, 'invitations'),
    isBestSeller: bestSeller,
    isDeliveryCharge: shipping,
  },
});
