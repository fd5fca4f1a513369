import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { multiply } from '#scripts/bench/synthetic.ts';
import { fixtureFolder } from '#scripts/fixture.ts';
import { publish } from '#scripts/publish.ts';
import { saveRecords } from '#features/catalogue/catalogue.repo.ts';
import { formatRupees } from '#lib/money.ts';
import { readConfig } from '#server/config.ts';
import { startServer } from '#server/main.ts';

/** Changes one price among so many products and prints how long it took to reach the public page and the search index. */
export async function printPublishes(say: (line: string) => void, counts: readonly number[]): Promise<void> {
  say('products   first build   one price changed   pages built');
  for (const count of counts) {
    const dataDir = resolve('.cache/bench/data');
    await rm(dataDir, { recursive: true, force: true });
    await mkdir(dataDir, { recursive: true });
    for (const part of ['shop.sqlite', 'media'])
      await cp(join(fixtureFolder, part), join(dataDir, part), { recursive: true });
    const server = await startServer(
      readConfig({
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'silent',
        RATE_LIMITS: 'false',
      }),
    );
    try {
      const { db, media } = server.shop;
      const models = (await db.selectFrom('catalogue').selectAll().where('kind', '=', 'sweet').execute()).map(
        ({ data }) => data as unknown as { name: string; rate: number },
      );
      const more = multiply(
        models,
        count - models.length,
        (one) => one.rate / 100,
        (one, { name, price }, number) => ({ ...one, name: `${name} no. ${number}`, rate: price * 100 }),
      );
      for (let at = 0; at < more.length; at += 500)
        await saveRecords(
          db,
          'sweet',
          more.slice(at, at + 500).map((record) => ({ record: record as never })),
        );
      const go = () => publish({ dataDir, api: server.address, localMedia: media.root });
      const first = await go();
      const row = await db
        .selectFrom('catalogue')
        .selectAll()
        .where('kind', '=', 'sweet')
        .orderBy('id')
        .executeTakeFirstOrThrow();
      const rate = (row.data as unknown as { rate: number }).rate + 7_00;
      const began = performance.now();
      await saveRecords(db, 'sweet', [{ id: row.id, record: { ...row.data, rate } as never }]);
      const changed = await go();
      const took = performance.now() - began;
      const page = await readFile(join(dataDir, 'site', 'current', 'sweets-info', row.id, 'index.html'), 'utf8');
      if (!page.includes(formatRupees(rate))) throw new Error('The new price is not on the page.');
      say(
        `${String(count).padStart(8)}${`${(first.milliseconds / 1000).toFixed(1)} s`.padStart(14)}${`${(took / 1000).toFixed(1)} s`.padStart(20)}${`${changed.pages} (${changed.how})`.padStart(14)}`,
      );
    } finally {
      await server.close();
    }
  }
  await rm(resolve('.cache/bench'), { recursive: true, force: true });
}
