import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type RecordWrite, saveRecords } from '#domain/catalogue/catalogue.repo.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { toPaise } from '#lib/money.ts';
import { seedInbox } from '#scripts/demo/seed-inbox.ts';
import { seedOrders } from '#scripts/demo/seed-orders.ts';
import type { Shop } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import type { PictureFolder } from '#lib/pictures.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import { foodPictures } from '#scripts/demo/artwork/food/index.ts';
import { type Drawing, seeded } from '#scripts/demo/artwork/kit.ts';
import { demoDecorations } from '#scripts/demo/catalogue/decorations.ts';
import { demoDesigners } from '#scripts/demo/catalogue/designers.ts';
import { demoDryFruits } from '#scripts/demo/catalogue/dry-fruits.ts';
import { contactPicture, demoAds, demoBanners, filmStill } from '#scripts/demo/catalogue/home-pictures.ts';
import { demoAbout, demoReviews } from '#scripts/demo/catalogue/home-texts.ts';
import { demoInvitations } from '#scripts/demo/catalogue/invitations.ts';
import { demoPlanning } from '#scripts/demo/catalogue/planning.ts';
import { demoPolicies } from '#scripts/demo/catalogue/policies.ts';
import { demoSweets } from '#scripts/demo/catalogue/sweets.ts';

/** Returns the id of a demonstration record: a digest of kind and slug, so that it is the same on every machine. */
function demoId(kind: RecordKind, slug: string): string {
  return createHash('sha256').update(`${kind}:${slug}`).digest('hex').slice(0, 24);
}

/**
 * Fills an empty shop with the demonstration catalogue and, in demonstration mode, with messages and orders. Returns
 * false and changes nothing in production, or when there is a catalogue.
 */
export async function seedShop(
  { db, media, config }: Pick<Shop, 'db' | 'media' | 'config'>,
  progress: SeedProgress = () => undefined,
): Promise<boolean> {
  if (config.production) return false;
  const fresh = await seedDemonstration(db, media, progress);
  if (fresh && config.demo.otp) {
    await seedInbox(db, media, demoId);
    await seedOrders({ db, config }, demoId);
  }
  return fresh;
}

/** Called after each picture with the number of pictures drawn, and the number of all. */
export type SeedProgress = (done: number, all: number) => void;

/**
 * Fills an empty catalogue with the demonstration records and draws their pictures; the media store makes the pictures'
 * final files later. Returns false and changes nothing when there is a catalogue.
 */
async function seedDemonstration(
  db: Database,
  media: MediaStore,
  progress: SeedProgress = () => undefined,
): Promise<boolean> {
  // Policies are written last: when they are there, an earlier run came to its end.
  const held = await db.selectFrom('catalogue').select('id').where('kind', '=', 'policy').limit(1).executeTakeFirst();
  if (held) return false;
  const studio = new Studio(media);
  const food = (slug: string, folder: PictureFolder) => studio.queue(folder, slug, foodPictures[slug]);

  const sweets = demoSweets.map(({ slug, rate, ...rest }) => ({
    slug,
    picture: food(slug, 'sweets'),
    rest: { ...rest, rate: toPaise(rate) },
  }));
  const dryFruits = demoDryFruits.map(({ slug, rate, ...rest }) => ({
    slug,
    picture: food(slug, 'dry-fruits'),
    rest: { ...rest, rate: toPaise(rate) },
  }));
  const invitations = demoInvitations.map(({ slug, pictures, price, hasVideo, ...rest }) => ({
    slug,
    hasVideo,
    pictures: pictures.map((drawing, index) =>
      studio.queue('invitations', index === 0 ? slug : `${slug}-${index + 1}`, drawing),
    ),
    rest: { ...rest, price: toPaise(price) },
  }));
  const decorations = demoDecorations.map(({ slug, picture, ...rest }) => ({
    slug,
    picture: studio.queue('decorations', slug, picture),
    rest,
  }));
  const designers = demoDesigners.map(({ slug, picture, ...rest }) => ({
    slug,
    picture: studio.queue('designers', slug, picture),
    rest,
  }));
  const banners = demoBanners.map(({ slug, picture, ...rest }) => ({
    slug,
    picture: studio.queue('banners', slug, picture),
    rest,
  }));
  const ads = demoAds.map(({ slug, picture, ...rest }) => ({
    slug,
    picture: studio.queue('ads', slug, picture),
    rest,
  }));
  const contact = studio.queue('shop', 'contact', contactPicture);
  const still = studio.queue('about', 'film-still', filmStill);
  await studio.draw(progress);

  const video = await media.addVideo('about', 'intro', await readFile(new URL('./media/intro.mp4', import.meta.url)));
  const boxVideo = await media.addVideo(
    'invitations',
    'box',
    await readFile(new URL('./media/invitation.mp4', import.meta.url)),
  );
  const write = async <K extends RecordKind>(kind: K, records: { slug: string; record: unknown }[]): Promise<void> => {
    const writes = records.map(
      ({ slug, record }, position) => ({ id: demoId(kind, slug), position, record }) as RecordWrite<K>,
    );
    await saveRecords(db, kind, writes);
  };
  const pictured = <T extends { slug: string; picture: DrawnPicture; rest: object }>({ slug, picture, rest }: T) => ({
    slug,
    record: { ...rest, image: picture.value },
  });
  await write('sweet', sweets.map(pictured));
  await write('dry-fruit', dryFruits.map(pictured));
  await write(
    'invitation',
    invitations.map(({ slug, pictures, hasVideo, rest }) => ({
      slug,
      record: {
        ...rest,
        image: pictures[0]?.value,
        image02: pictures[1]?.value ?? '',
        image03: pictures[2]?.value ?? '',
        image04: pictures[3]?.value ?? '',
        videoFile: hasVideo ? boxVideo : '',
      },
    })),
  );
  await write('decoration', decorations.map(pictured));
  await write('designer', designers.map(pictured));
  await write(
    'banner',
    banners.map(({ slug, picture, rest }) => ({ slug, record: { ...rest, banner: picture.value } })),
  );
  await write('ad', ads.map(pictured));
  await write('about', [
    {
      slug: 'about',
      record: { description: demoAbout.description, video, poster: still.value, contactImage: contact.value },
    },
  ]);
  await write(
    'review',
    demoReviews.map((record, index) => ({ slug: `review-${index}`, record })),
  );
  await write(
    'planning',
    demoPlanning.map(({ category, items }) => ({
      slug: category,
      record: {
        category,
        items: items.map((item) => ({ ...item, id: demoId('planning', `${category}:${item.text}`).slice(0, 12) })),
      },
    })),
  );
  await write('policy', [
    { slug: 'privacy-policy', record: { kind: 'privacy-policy', data: demoPolicies.privacyPolicy } },
    { slug: 'shipping', record: { kind: 'shipping', data: demoPolicies.shipping } },
    { slug: 'payment-refund', record: { kind: 'payment-refund', data: demoPolicies.paymentRefund } },
    { slug: 'term-condition', record: { kind: 'term-condition', data: demoPolicies.termCondition } },
  ]);
  return true;
}

/** A picture that is queued now and has its value once everything is drawn. */
interface DrawnPicture {
  value: string;
}

/** Folders of the pictures that a visitor sees first. */
const FIRST: readonly PictureFolder[] = ['banners', 'sweets', 'ads', 'about'];

/** Draws all queued pictures, those that are seen first before the others. */
class Studio {
  readonly #media: MediaStore;
  readonly #jobs: { folder: PictureFolder; stem: string; drawing: Drawing; result: DrawnPicture }[] = [];

  constructor(media: MediaStore) {
    this.#media = media;
  }

  queue(folder: PictureFolder, stem: string, drawing: Drawing | undefined): DrawnPicture {
    if (!drawing) throw new Error(`No picture is drawn for ${folder}/${stem}.`);
    const result = { value: '' };
    this.#jobs.push({ folder, stem, drawing, result });
    return result;
  }

  async draw(progress: SeedProgress): Promise<void> {
    const rank = (folder: PictureFolder): number => (FIRST.includes(folder) ? FIRST.indexOf(folder) : FIRST.length);
    const inOrder = this.#jobs.toSorted((a, b) => rank(a.folder) - rank(b.folder));
    for (const [index, { folder, stem, drawing, result }] of inOrder.entries()) {
      result.value = await this.#media.addPictureLater(folder, stem, drawing(seeded(stem)));
      progress(index + 1, inOrder.length);
    }
  }
}
