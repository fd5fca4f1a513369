import { describe, expect, it } from 'vitest';
import { bannerRecord } from '#domain/catalogue/home.contract.ts';

describe('the link of a banner', () => {
  const take = (link: string) =>
    bannerRecord.isValidSync({ banner: 'banners/spring-1a2b3c4d.webp', title: 'Spring', link });

  it.each(['', '/sweets', '/sweets?type=Dry#top', 'https://example.in/sale', 'http://example.in'])(
    'may be %j',
    (link) => {
      expect(take(link)).toBe(true);
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    'sweets',
  ])('is never %j, which a browser would open elsewhere', (link) => {
    expect(take(link)).toBe(false);
  });
});
