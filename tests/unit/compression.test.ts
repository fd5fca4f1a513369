import { describe, expect, it } from 'vitest';
import { BEST, FAST, qualityOf } from '#publish/compression.ts';
import { plannedPages } from '#publish/snapshot/page-plan.ts';
import { readSnapshot } from '#publish/snapshot/snapshot.ts';

describe('the patience of compressed copies', () => {
  it.each([
    'index.html',
    'sweets/index.html',
    'bengali-sweets/index.html',
    'sugar-free/index.html',
    'dry_fruit_list/index.html',
    'best-seller/index.html',
    'invitation/index.html',
    'invitation-box/index.html',
    'invitation-wooden/index.html',
    'invitation-glass/index.html',
    'invitation-misc/index.html',
    'decorations/index.html',
    'mehndi/index.html',
    'designers/index.html',
    'groom/index.html',
    'update-address-person/index.html',
  ])('is greatest for %s, home, the first page of a list or the guest’s page', (file) => {
    expect(qualityOf(file)).toBe(BEST);
  });

  it.each([
    'sweets/2/index.html',
    'sweets/dry-fruits/index.html',
    'sweets/150-300/index.html',
    'sweets/all/3/index.html',
    'invitation-box/200-300/index.html',
    'dry_fruit_list/2/index.html',
    'sweets-info/0123456789abcdef01234567/index.html',
    'contact-us/index.html',
    'guest/index.html',
    'back-office/index.html',
    'back-office/catalogue/list/index.html',
    '404.html',
  ])('is small for %s, one of many or a page that few open first', (file) => {
    expect(qualityOf(file)).toBe(FAST);
  });

  it('is greatest for as many pages of a large catalogue as of a small one', () => {
    const small = readSnapshot('src/publish/snapshot/sample');
    const copies = <T extends { id: string }>(records: T[]): T[] =>
      Array.from({ length: 50 }, (_, copy) => records.map((one) => ({ ...one, id: `${one.id}${copy}` }))).flat();
    const large = {
      ...small,
      sweets: copies(small.sweets),
      invitations: copies(small.invitations),
      dryFruits: copies(small.dryFruits),
    };
    const patient = (from: typeof small): string[] =>
      [...plannedPages(from).keys()].filter((path) => qualityOf(`${path.slice(1)}/index.html`) === BEST);
    expect(plannedPages(large).size).toBeGreaterThan(5 * plannedPages(small).size);
    expect(patient(large)).toEqual(patient(small));
    expect(patient(small)).toContain('/sweets');
  });
});
