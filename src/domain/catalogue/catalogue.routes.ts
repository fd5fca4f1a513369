import type { FastifyInstance } from 'fastify';
import type { AnswerOf, Endpoint } from '#lib/endpoint.ts';
import { listPart, listRecords, readRecord, type RecordOrder, type Stored } from '#domain/catalogue/catalogue.repo.ts';
import { parsePriceRange } from '#domain/catalogue/catalogue.rules.ts';
import type { RecordKind } from '#domain/catalogue/record-kinds.rules.ts';
import { frameToWire } from '#domain/catalogue/record-frame.contract.ts';
import { decorationToWire, listDecorations } from '#domain/catalogue/decoration.contract.ts';
import { designerToWire, listDesigners } from '#domain/catalogue/designer.contract.ts';
import { dryFruitToWire, listDryFruits, readDryFruit } from '#domain/catalogue/dry-fruit.contract.ts';
import {
  bannerToWire,
  listAds,
  listBanners,
  listBestSellers,
  listReviews,
  readAbout,
} from '#domain/catalogue/home.contract.ts';
import { isInvitationBox } from '#domain/catalogue/invitation.rules.ts';
import {
  invitationToWire,
  listInvitations,
  listInvitationTiles,
  readInvitation,
} from '#domain/catalogue/invitation.contract.ts';
import { listPlanning, planningToWire } from '#domain/catalogue/checklist.contract.ts';
import { policyKinds, readPolicies } from '#domain/catalogue/policy.contract.ts';
import { listSweets, listSweetTiles, readSweet, sweetToWire } from '#domain/catalogue/sweet.contract.ts';
import { ratedGrams } from '#domain/pricing/pricing.rules.ts';
import { rateOnWire, toRupees } from '#lib/money.ts';
import type { Shop } from '#server/context.ts';
import { answerUnchanged } from '#domain/catalogue/unchanged.service.ts';
import { notFound } from '#server/http/errors.ts';
import { type Call, serve } from '#server/http/serve.ts';
import { saidAs } from '#lib/said.ts';

/**
 * Serves the endpoints of what the public catalogue sells. Each response has an ETag, so that an unchanged response
 * costs one small query.
 */
export function catalogueRoutes(app: FastifyInstance, shop: Shop): void {
  const { cached, all } = catalogueOf(app, shop);
  const one = async <K extends RecordKind>(kind: K, id: string): Promise<Stored<K>> => {
    const record = await readRecord(shop.db, kind, id);
    if (!record) throw notFound(saidAs('catalogue.dataNotFound', `${kind.replace('-', '_')}_data_not_found`));
    return record;
  };

  cached(listSweets, ['sweet'], async ({ query }) => {
    // Every record of this call answers `isSweet: true`, so asking for the others finds none.
    const { limit, offset: from = 0 } = query;
    const isPart = limit !== undefined || query.offset !== undefined;
    if (query.isSweet === false) return { sweetsData: [], ...(isPart ? { total: 0 } : {}) };
    const filter = { ...query, price: parsePriceRange(query.price) };
    const { records, total } = await listPart(shop.db, 'sweet', filter, 'dearest', { from, limit });
    const sweetsData = records.map((sweet, place) => sweetToWire(sweet, from + place + 1));
    return { sweetsData, ...(isPart ? { total } : {}) };
  });
  cached(readSweet, ['sweet'], async ({ params }) => ({ sweetData: sweetToWire(await one('sweet', params.id)) }));
  cached(listSweetTiles, ['sweet'], async () => ({
    sweetsData: dearestOfEach(await all('sweet', 'dearest')).map(({ id, category, rate, image, name }) => ({
      _id: id,
      category,
      maxAmount: rateOnWire(rate, ratedGrams('sweet')),
      image,
      name,
    })),
  }));
  cached(listDryFruits, ['dry-fruit'], async () => ({
    dryFruitData: numbered(await all('dry-fruit', 'dearest'), dryFruitToWire),
  }));
  cached(readDryFruit, ['dry-fruit'], async ({ params }) => ({
    dryFruitData: dryFruitToWire(await one('dry-fruit', params.id)),
  }));
  cached(listInvitations, ['invitation'], async ({ query }) => {
    const filter = { category: query.category, price: parsePriceRange(query.price) };
    const wanted = query.isInvitationBoxes;
    const designs = (await listRecords(shop.db, 'invitation', filter, 'dearest')).filter(
      ({ category }) => wanted === undefined || isInvitationBox(category) === wanted,
    );
    return { invitationData: numbered(designs, invitationToWire) };
  });
  cached(readInvitation, ['invitation'], async ({ params }) => ({
    invitation: invitationToWire(await one('invitation', params.id)),
  }));
  cached(listInvitationTiles, ['invitation'], async () => ({
    initation: dearestOfEach(await all('invitation', 'dearest')).map(({ id, category, price, image, name }) => ({
      _id: id,
      category,
      maxamount: toRupees(price),
      image,
      name,
    })),
  }));
  cached(listBestSellers, ['sweet', 'dry-fruit', 'invitation'], async () => {
    const best = { isBestSeller: true };
    const [sweets, dryFruits, invitations] = await Promise.all([
      listRecords(shop.db, 'sweet', best, 'dearest'),
      listRecords(shop.db, 'dry-fruit', best, 'dearest'),
      listRecords(shop.db, 'invitation', best, 'dearest'),
    ]);
    return {
      bestSeller: [
        ...sweets.map((sweet) => sweetToWire(sweet)),
        ...dryFruits.map((dryFruit) => dryFruitToWire(dryFruit)),
        ...invitations.map((invitation) => invitationToWire(invitation)),
      ],
    };
  });
}

/** Serves the endpoints of what the public catalogue shows beside its goods, with ETags too. */
export function showcaseRoutes(app: FastifyInstance, shop: Shop): void {
  const { cached, all } = catalogueOf(app, shop);

  // These two answer one category; asked for none, they have nothing.
  const ofCategory = async <K extends 'decoration' | 'designer'>(kind: K, query: { category?: string | undefined }) =>
    query.category ? listRecords(shop.db, kind, query, 'newest') : [];
  cached(listDecorations, ['decoration'], async ({ query }) => ({
    decorationData: numbered(await ofCategory('decoration', query), decorationToWire),
  }));
  cached(listDesigners, ['designer'], async ({ query }) => ({
    designerData: numbered(await ofCategory('designer', query), designerToWire),
  }));
  cached(listBanners, ['banner'], async () => ({
    banner: numbered(await all('banner'), (banner, place) => bannerToWire(banner, shop.config.siteUrl, place)),
  }));
  cached(listAds, ['ad'], async () => ({ adsData: numbered(await all('ad'), frameToWire) }));
  cached(readAbout, ['about'], async () => ({
    aboutData: (await all('about')).map((about) => frameToWire(about))[0] ?? null,
  }));
  cached(listReviews, ['review'], async () => ({ reviewData: numbered(await all('review'), frameToWire) }));
  cached(listPlanning, ['planning'], async () => ({
    planningData: (await all('planning')).map((list) => planningToWire(list)),
  }));
  policyKinds.forEach(({ kind, answer }, index) => {
    const endpoint = readPolicies[index];
    if (!endpoint) return;
    cached(endpoint as Endpoint, ['policy'], async () => {
      const policies = (await all('policy')).filter((policy) => policy.kind === kind);
      return { success: true, [answer]: policies.map(({ kind: _kind, ...policy }) => frameToWire(policy)) } as never;
    });
  });
}

/** Returns the function that serves an endpoint with an ETag, and the one that reads all records of a kind. */
function catalogueOf(app: FastifyInstance, shop: Shop) {
  /** Serves an endpoint whose response depends only on the given kinds, with an ETag of their versions. */
  function cached<E extends Endpoint>(
    endpoint: E,
    kinds: RecordKind[],
    answer: (call: Call<E>) => Promise<AnswerOf<E>>,
  ): void {
    serve(app, shop, endpoint, async (call) => {
      if (await answerUnchanged(shop.db, kinds, call.request, call.reply)) return call.reply;
      return answer(call);
    });
  }
  const all = <K extends RecordKind>(kind: K, order: RecordOrder = 'position') => listRecords(shop.db, kind, {}, order);
  return { cached, all };
}

function numbered<R, W>(records: R[], toWire: (record: R, place: number) => W): W[] {
  return records.map((record, index) => toWire(record, index + 1));
}

/** Returns the first record of each category. In a list sorted by descending price this is the most expensive one. */
function dearestOfEach<R extends { category: string }>(records: R[]): R[] {
  const first = new Map<string, R>();
  for (const record of records) if (!first.has(record.category)) first.set(record.category, record);
  return [...first.values()];
}
