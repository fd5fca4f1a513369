import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { snapshotParts } from '#publish/snapshot/snapshot-kinds.ts';
import { faultsOf, withoutWrong } from '#publish/record-faults.ts';
import { mirrorMedia } from '#publish/take-snapshot.ts';

const sweets = snapshotParts.find(({ name }) => name === 'sweets');
if (!sweets) throw new Error('no sweets');
const folder = join(tmpdir(), `wrong-records-${process.pid}`);
afterAll(() => rm(folder, { recursive: true, force: true }));

const wire = (id: number, more: object): Record<string, unknown> => ({
  _id: id.toString(16).padStart(24, '0'),
  name: 'Ghewar',
  amount: '450/400gm',
  category: 'Indian Sweets',
  type: 'Sweets',
  image: 'sweets/x-1a2b3c4d.webp',
  isActive: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...more,
});
const good = fc.record({
  name: fc.constantFrom('G', 'घेवर', 'حلوى', '🍬 <script>', 'x'.repeat(60)),
  amount: fc.constantFrom('0.01/400gm', '1/400gm', '99999/400gm'),
});
const bad = fc.constantFrom(
  { image: 'designs/a-1a2b3c4d.webp' },
  { image: 'profile/a-1a2b3c4d.webp' },
  { image: 'elsewhere/a-1a2b3c4d.webp' },
  { image: 'toString/a-1a2b3c4d.webp' },
  { image: 'sweets/gone-1a2b3c4d.webp' },
  { image: '' },
  { name: '' },
  { amount: 'abc' },
);

it('names every wrong record once, keeps its last form where there was one, and takes all others', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ change: good, fault: fc.option(bad), known: fc.boolean() }), { maxLength: 12 }),
      async (cases) => {
        const former = cases.flatMap(({ known }, id) => (known ? [wire(id, {})] : []));
        const present = cases.map(({ change, fault }, id) => wire(id, { ...change, ...fault }));
        // Nobody answers at the address: every picture but the one that is said to be there is gone.
        const bring = (values: string[]) =>
          mirrorMedia(
            'http://127.0.0.1:1',
            values.filter((value) => !value.startsWith('sweets/x-')),
            folder,
          );
        const faults = await faultsOf(sweets, present, bring);
        const wrong = cases.flatMap(({ fault }, id) => (fault ? [wire(id, {})['_id']] : []));
        expect(faults.map(({ id }) => id).sort()).toEqual(wrong);
        expect(withoutWrong(present, faults, former)).toEqual(
          cases.flatMap(({ fault, known }, id) => (fault ? (known ? [wire(id, {})] : []) : [present[id]])),
        );
      },
    ),
    { numRuns: 60 },
  );
});
