import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import * as say from '#domain/catalogue/catalogue.texts.ts';

/** Labels of the fields that sweets and dry fruits share. */
const food = {
  name: say.labelName,
  image: say.labelPicture,
  description: say.labelDescription,
  isBestSeller: say.bestSeller,
  ingredients: say.labelIngredients,
  allergens: say.labelAllergens,
  shelfLifeDays: say.shelfLifeDays,
  storage: say.howKeep,
  isVegetarian: say.labelVegetarian,
  otherNames: say.otherNames,
} as const;

/** Labels of each kind's fields, as forms, tables, the log and refusals call them. */
export const recordLabels = {
  sweet: {
    ...food,
    category: say.labelCategory,
    rate: say.priceGm,
    isWedding: say.forWeddings,
    type: say.labelKind,
    isDeliveryCharge: say.deliveryCharge,
    leastGrams: say.leastWeightGrams,
  },
  'dry-fruit': {
    ...food,
    rate: say.priceKg,
  },
  invitation: {
    name: say.labelName,
    category: say.labelCategory,
    price: say.priceOne,
    description: say.labelDescription,
    image: say.firstPicture,
    image02: say.secondPicture,
    image03: say.thirdPicture,
    image04: say.fourthPicture,
    videoFile: say.labelVideo,
    isBestSeller: say.bestSeller,
    isDeliveryCharge: say.deliveryCharge,
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
    title: say.title,
    subtitle: say.secondLine,
    banner: say.labelPicture,
    alt: say.descriptionPicture,
    link: say.whereLeads,
    dark: say.pictureDark,
  },
  ad: {
    banner: say.labelPlace,
    image: say.labelPicture,
    alt: say.descriptionPicture,
  },
  about: {
    description: say.ourStory,
    video: say.labelFilm,
    poster: say.pictureBeforeFilmBegins,
    contactImage: say.pictureContactPage,
  },
  review: {
    name: say.labelName,
    location: say.labelTown,
    rating: say.labelStars,
    description: say.theirWords,
  },
  planning: {
    category: say.labelEvent,
    items: say.whatDo,
  },
  policy: {
    kind: say.labelPolicy,
    data: say.labelText,
  },
} as const satisfies Record<RecordKind, Record<string, string>>;
