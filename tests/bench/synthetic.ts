import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Fields of a copy that differ from its model; `price` in whole rupees. */
export interface Copy {
  id: string;
  name: string;
  price: number;
}

/**
 * Returns `count` copies of the given products, with new ids, names and prices.
 * @param priceOf returns a model's price in whole rupees
 * @param make returns the copy of a model
 */
export function multiply<T extends { name: string }>(
  models: T[],
  count: number,
  priceOf: (model: T) => number,
  make: (model: T, copy: Copy, number: number) => T,
): T[] {
  return Array.from({ length: count }, (_, number) => {
    const model = models[number % models.length] as T;
    const round = Math.floor(number / models.length);
    const id = createHash('sha256').update(`sweet ${number}`).digest('hex').slice(0, 24);
    return make(
      model,
      { id, name: round === 0 ? model.name : `${model.name} ${round}`, price: priceOf(model) + (round % 90) },
      number,
    );
  });
}

interface WireSweet {
  _id: string;
  name: string;
  amount: string;
  numericPrice: number;
  orderId: number;
}

/** Writes a snapshot with `count` sweets, copied from those of an existing snapshot and sharing their pictures. */
async function multiplySnapshot(from: string, to: string, count: number): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  await cp(from, to, { recursive: true, filter: (file) => !file.endsWith('/media') });
  await symlink(resolve(from, 'media'), join(to, 'media'));
  const models = JSON.parse(await readFile(join(from, 'sweets.json'), 'utf8')) as WireSweet[];
  const sweets = multiply(
    models,
    count,
    (one) => one.numericPrice,
    (one, { id, name, price }, number) => ({
      ...one,
      _id: id,
      name,
      amount: `${price}/400gm`,
      numericPrice: price,
      orderId: number + 1,
    }),
  );
  await writeFile(join(to, 'sweets.json'), JSON.stringify(sweets.sort((a, b) => b.numericPrice - a.numericPrice)));
}

if (import.meta.main) {
  const [from = '', to = '', count = ''] = process.argv.slice(2);
  await multiplySnapshot(from, to, Number(count));
}
