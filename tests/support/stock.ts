import { saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import type { Shop } from '#server/context.ts';

/** Stores a small catalogue with each kind of product, and returns the ids by name. */
export async function stock(shop: Pick<Shop, 'db'>) {
  const food = { ingredients: '', allergens: [], shelfLifeDays: 5, storage: '', isVegetarian: true, otherNames: [] };
  const sweet = {
    ...food,
    category: 'Indian Sweets',
    type: 'Sweets',
    description: 'Soft and rich.',
    isWedding: true,
    leastGrams: 100,
    isBestSeller: false,
  } as const;
  const [kaju = '', crumbs = '', gone = ''] = await saveRecords(shop.db, 'sweet', [
    { record: { ...sweet, name: 'Kaju Katli', image: 'sweets/kaju-katli.webp', rate: 500_00, isDeliveryCharge: true } },
    {
      record: {
        ...sweet,
        name: 'Crumbs',
        image: 'sweets/crumbs.webp',
        rate: 1_00,
        isDeliveryCharge: true,
        leastGrams: 1,
      },
    },
    {
      isActive: false,
      record: { ...sweet, name: 'Winter Pinni', image: 'sweets/pinni.webp', rate: 300_00, isDeliveryCharge: true },
    },
  ]);
  const [dryFruit = ''] = await saveRecords(shop.db, 'dry-fruit', [
    {
      record: {
        ...food,
        name: 'Almonds',
        image: 'dry-fruits/almonds.webp',
        rate: 900_00,
        description: 'Whole.',
        isBestSeller: false,
      },
    },
  ]);
  const card = {
    image02: '',
    image03: '',
    image04: '',
    videoFile: '',
    isBestSeller: false,
    description: 'Gold on maroon.',
  };
  const [invitation = '', plain = ''] = await saveRecords(shop.db, 'invitation', [
    {
      record: {
        ...card,
        name: 'Royal Peacock',
        category: 'Wooden Box',
        price: 300_00,
        image: 'invitations/peacock.webp',
        isDeliveryCharge: true,
      },
    },
    {
      record: {
        ...card,
        name: 'Plain Card',
        category: 'Glass Box',
        price: 200_00,
        image: 'invitations/plain.webp',
        isDeliveryCharge: false,
      },
    },
  ]);
  return { sweet: kaju, crumbs, withdrawn: gone, dryFruit, invitation, plain };
}
