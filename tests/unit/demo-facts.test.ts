import { describe, expect, it } from 'vitest';
import { demoInvitations } from '../../src/demo/catalogue/invitations.ts';
import { demoSweets } from '../../src/demo/catalogue/sweets.ts';

const sweetOf = (slug: string) => {
  const sweet = demoSweets.find((one) => one.slug === slug);
  if (!sweet) throw new Error(`no sweet ${slug}`);
  return sweet;
};

describe('the labels of the demonstration', () => {
  it('name what is drawn on a sweet or sent with it', () => {
    for (const slug of ['ghewar', 'shahi-tukda', 'rabri', 'rasmalai-cake', 'motichoor-rabri-jar'])
      expect(sweetOf(slug).ingredients, slug).toContain('rose petals');
    for (const sweet of demoSweets.filter(({ description }) => description.includes('chutney')))
      expect(sweet.ingredients, sweet.slug).toMatch(/chutney/);
  });

  it('call sugar free only what is made without the sugar of dates and figs', () => {
    for (const { name, ingredients } of demoSweets)
      if (/sugar free/i.test(name)) expect(ingredients, name).not.toMatch(/dates|figs/i);
  });

  it('give seven days to nothing that holds rabri', () => {
    for (const { slug, ingredients, description, shelfLifeDays } of demoSweets) {
      if (/rabri (?:goes|is packed|is spread)|finished with rabri/i.test(description) || /rabri/i.test(ingredients))
        expect(shelfLifeDays, slug).toBeLessThanOrEqual(2);
    }
  });

  it('sell nothing of ivory', () => {
    for (const { slug, description } of demoInvitations) expect(description, slug).not.toMatch(/ivory inlay/i);
  });
});
