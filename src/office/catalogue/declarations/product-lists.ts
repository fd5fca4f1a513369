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
import { invitationCategories } from '#domain/catalogue/invitation.rules.ts';
import { sweetCategories } from '#domain/catalogue/sweet.rules.ts';

const bestSeller = toggle('Best seller', {
  mark: 'Best seller',
  help: 'Shown among the best sellers on the home page.',
});
const shipping = toggle('Adds to the delivery charge', { help: 'Off for what travels free.' });
const description = long('Description', { optional: true, help: 'What it tastes or looks like, in a few sentences.' });

/** Fields that sweets and dry fruits share, in the order of the form. */
const food = {
  ingredients: long('Ingredients', { optional: true }),
  allergens: words('Allergens', { optional: true, help: 'With a comma between: milk, cashew nuts.' }),
  shelfLifeDays: number('Shelf life in days', { help: 'Zero says nothing about it.' }),
  storage: text('How to keep it', { optional: true, help: 'Cool and dry, or in the refrigerator.' }),
  isVegetarian: toggle('Vegetarian', { help: 'Shows the green mark.' }),
  otherNames: words('Other names', {
    optional: true,
    help: 'Names people search by, in any script, with a comma between: kaju katli, काजू कतली.',
  }),
};
const flags = [{ flag: 'best-seller', label: 'Best sellers' }] as const;

export const sweets = declare({
  kind: 'sweet',
  one: 'sweet',
  many: 'Sweets',
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
    name: text('Name'),
    category: choice('Category', sweetCategories),
    rate: money('Price of 400 gm', { help: 'In rupees.' }),
    image: picture('Picture', 'sweets'),
    description,
    isBestSeller: bestSeller,
    isWedding: toggle('For weddings', { mark: 'Wedding' }),
    type: choice('Kind', [
      { value: 'Sweets', label: 'Sweets' },
      { value: 'SugarFree', label: 'Sugar free' },
      { value: 'BengaliSweets', label: 'Bengali sweets' },
    ]),
    isDeliveryCharge: shipping,
    leastGrams: number('Least by weight, in grams', { help: 'Nobody can order less of it; boxes may hold less.' }),
    ...food,
  },
});

export const dryFruits = declare({
  kind: 'dry-fruit',
  one: 'dry fruit',
  many: 'Dry fruits',
  about: 'The list of dry fruits.',
  title: (record) => fieldText(record, 'name'),
  picture: 'image',
  price: { field: 'rate', unit: '1 kg' },
  columns: ['isBestSeller'],
  flags,
  arranged: false,
  page: (id) => `/dry-fruit_info/${id}`,
  fields: {
    name: text('Name'),
    rate: money('Price of 1 kg', { help: 'In rupees.' }),
    image: picture('Picture', 'dry-fruits'),
    description,
    isBestSeller: bestSeller,
    ...food,
  },
});

export const invitations = declare({
  kind: 'invitation',
  one: 'invitation',
  many: 'Invitations',
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
    name: text('Name'),
    category: choice('Category', invitationCategories, {
      help: 'The word “Box” means that sweets can be put into it.',
    }),
    price: money('Price of one', { help: 'In rupees.' }),
    description,
    image: picture('First picture', 'invitations', { help: 'It stands for the invitation in every list.' }),
    image02: picture('Second picture', 'invitations', { optional: true }),
    image03: picture('Third picture', 'invitations', { optional: true }),
    image04: picture('Fourth picture', 'invitations', { optional: true }),
    videoFile: video('Video', 'invitations'),
    isBestSeller: bestSeller,
    isDeliveryCharge: shipping,
  },
});
