import { saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import type { RunningServer } from '#server/start.ts';

let reviews = 0;

/** Adds a review that no other test touches; it needs no picture. Returns its id, its name and the path of its form. */
export async function addReview({ shop }: RunningServer): Promise<{ id: string; name: string; path: string }> {
  reviews += 1;
  const name = `Guest of house ${reviews}`;
  const record = { name, location: 'Patiala', rating: 5, description: 'Every box came whole.' };
  const [id = ''] = await saveRecords(shop.db, 'review', [{ position: 100 + reviews, record }]);
  return { id, name, path: `/back-office/catalogue/review/${id}` };
}

/** Returns a review as the store has it. */
export const storedReview = ({ shop }: RunningServer, id: string) =>
  shop.db
    .selectFrom('catalogue')
    .select(['data', 'is_active', 'binned'])
    .where('kind', '=', 'review')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
