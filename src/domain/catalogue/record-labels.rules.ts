import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import * as say from '#domain/catalogue/catalogue.texts.ts';

/** Labels of the fields that sweets and dry fruits share. */
const food = {
  name: say.labelName,
  image: say.labelPicture,
  description: say.labelDescription,
  isBestSeller: say.labelBestSeller,
  ingredients: say.labelIngredients,
  allergens: say.labelAllergens,
  shelfLifeDays: say.labelShelfLife,
  storage: say.labelStorage,
  isVegetarian: say.labelVegetarian,
  otherNames: say.labelOtherNames,
} as const;

/** Labels of each kind's fields, as forms, tables, the log and refusals call them. */
export const recordLabels = {
  sweet: {
    ...food,
    category: say.labelCategory,
    rate: say.labelPrice400,
    isWedding: say.labelForWeddings,
    type: say.labelKind,
    isDeliveryCharge: say.labelDeliveryCharge,
    leastGrams: say.labelLeastWeight,
  },
  'dry-fruit': {
    ...food,
    rate: say.labelPriceKg,
  },
  invitation: {
    name: say.labelName,
    category: say.labelCategory,
    price: say.labelPriceOne,
    description: say.labelDescription,
    image: say.labelFirstPicture,
    image02: say.labelSecondPicture,
    image03: say.labelThirdPicture,
    image04: say.labelFourthPicture,
    videoFile: say.labelVideo,
    isBestSeller: say.labelBestSeller,
    isDeliveryCharge: say.labelDeliveryCharge,
  },
  decoration: {
    name: say.labelName,
    category: say.labelEvent,
    image: say.labelPicture,
  },
  designer: {
    name: say.labelName,
    category: say.labelTab,
    image: say.labelPicture,
  },
  banner: {
    title: say.labelTitle,
    subtitle: say.labelSecondLine,
    banner: say.labelPicture,
    alt: say.labelPictureDescription,
    link: say.labelLink,
    dark: say.labelPictureDark,
  },
  ad: {
    banner: say.labelPlace,
    image: say.labelPicture,
    alt: say.labelPictureDescription,
  },
  about: {
    description: say.labelOurStory,
    video: say.labelFilm,
    poster: say.labelPoster,
    contactImage: say.labelContactPicture,
  },
  review: {
    name: say.labelName,
    location: say.labelTown,
    rating: say.labelStars,
    description: say.labelTheirWords,
  },
  planning: {
    category: say.labelEvent,
    items: say.labelTasks,
  },
  policy: {
    kind: say.labelPolicy,
    data: say.labelText,
  },
} as const satisfies Record<RecordKind, Record<string, string>>;
