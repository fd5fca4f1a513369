import { saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import type { RunningServer } from '#server/start.ts';

let reviews = 0;

/** Adds a review used by no other test; returns its id, name and the path of its form. */
export async function addReview({ shop }: RunningServer): Promise<{ id: string; name: string; path: string }> {
  reviews += 1;
  const name = `Guest of house ${reviews}`;
  const record = { name, location: 'Patiala', rating: 5, description: 'Every box came whole.' };
  const [id = ''] = await saveRecords(shop.db, 'review', [{ position: 100 + reviews, record }]);
  return { id, name, path: `/back-office/catalogue/review/${id}` };
}

/** Returns the stored content and flags of a review. @throws Error when there is none */
export const storedReview = ({ shop }: RunningServer, id: string) =>
  shop.db
    .selectFrom('catalogue')
    .select(['data', 'is_active', 'binned'])
    .where('kind', '=', 'review')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
