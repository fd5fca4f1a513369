import { mixed, object, string } from 'yup';
import { endpoint } from '#lib/endpoint.ts';
import { ID_PATTERN } from '#lib/ids.ts';
import * as say from '#domain/cart/cart.texts.ts';

/** Maximum number of recently viewed products per customer. */
export const RECENT_LIMIT = 4;

/** Viewed product: an invitation when `price` is set, a sweet when `isSweet` is "true", otherwise a dry fruit. */
export interface RecentView {
  _id: string;
  id: string;
  userId: string;
  fruitId: string;
  name: string;
  image: string;
  price: string | null;
  /** Null for a dry fruit: earlier clients take any text here for a sweet. */
  isSweet: string | null;
  /** ISO time of the view. */
  createdAt: string;
}

export const listRecentViews = endpoint<{ recentView: RecentView[] }>()({
  method: 'GET',
  path: '/api/user/recent-view/:userId',
  access: 'customer',
  summary: 'Products looked at, newest first',
  params: object({ userId: string().required().matches(ID_PATTERN, say.noPerson) }),
});

/** Name, picture and price are read from the catalogue; the fields of earlier clients are accepted and not trusted. */
export const addRecentView = endpoint<{ recentData: RecentView }>()({
  method: 'POST',
  path: '/api/user/recent-view',
  access: 'customer',
  summary: 'Remember a product looked at',
  body: object({
    userId: string().matches(ID_PATTERN, say.noPerson),
    fruitId: string().required(say.userAndFruitRequired).matches(ID_PATTERN, say.noItem),
    name: mixed().nullable(),
    image: mixed().nullable(),
    price: mixed().nullable(),
    isSweet: mixed().nullable(),
  }),
});
