import { expect, it } from 'vitest';
import { settleVillage } from '#tests/attack/intruders/village.ts';
import { privateRowsOf } from '#tests/attack/intruders/private-texts.ts';
import { StoreWatch } from '#tests/attack/store-watch.ts';
import { emptyShop } from '#tests/support/engines.ts';
import { keptLines } from '#tests/support/kept-table.ts';

it('gives the victim of an attack a row in every table that keeps something of people', async () => {
  const place = await emptyShop('sqlite');
  const village = await settleVillage(place);
  const watch = await StoreWatch.open(village.config);
  const hers = new Set(privateRowsOf(watch.lines(), village.her).map((line) => line.split(' ')[0]));
  const asked = keptLines.filter(({ people }) => !/^(?:nothing|counts|digests)|^names and ways/.test(people));
  expect(asked.flatMap(({ tables }) => tables).filter((table) => !hers.has(table))).toEqual([]);
  await watch.close();
  await village.close();
  await place.remove();
});
