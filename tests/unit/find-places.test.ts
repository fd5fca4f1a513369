import { describe, expect, it } from 'vitest';
import { placesOf } from '#office/frame/find.rules.ts';
import { findLabels, nothingFound } from '#office/frame/find.texts.ts';
import { placesFor } from '#office/frame/find-places.ts';
import { staffRoles } from '#lib/staff-roles.ts';

describe('the one search', () => {
  it.each([
    ['log', 'owner', 'What was done'],
    ['courier', 'packer', 'Packing'],
    ['excel', 'editor', 'Tables'],
    ['publish', 'editor', 'Public site'],
  ] as const)('finds a page by another word: %s of the %s', (word, role, title) =>
    expect(placesOf(placesFor(role), word).map((hit) => hit.title)).toContain(title),
  );

  it('promises a role no more than it may open', () => {
    const places = (role: (typeof staffRoles)[number]) => placesFor(role).map(({ href }) => href);
    for (const role of staffRoles) {
      const label = findLabels[role];
      expect(/order|mobile/.test(label)).toBe(places(role).includes('/back-office/orders'));
      expect(label.includes('sweet')).toBe(places(role).includes('/back-office/catalogue'));
      expect(label.includes('setting')).toBe(places(role).includes('/back-office/settings'));
    }
    expect(nothingFound('Kaju', 'packer')).toBe('We found nothing for “Kaju” that you may open.');
    expect(nothingFound('Kaju', 'owner')).toBe('We found nothing and nobody for “Kaju”.');
  });
});
