import { describe, expect, it } from 'vitest';
import { demoInvitations } from '../../scripts/demo/catalogue/invitations.ts';
import { demoSweets } from '../../scripts/demo/catalogue/sweets.ts';

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
    const sweetened = demoSweets.filter(
      ({ name, ingredients }) => /sugar free/i.test(name) && /dates|figs/i.test(ingredients),
    );
    expect(sweetened.map(({ name }) => name)).toEqual([]);
  });

  it('give seven days to nothing that holds rabri', () => {
    const lasting = demoSweets.filter(
      ({ ingredients, description, shelfLifeDays }) =>
        (/rabri (?:goes|is packed|is spread)|finished with rabri/i.test(description) || /rabri/i.test(ingredients)) &&
        shelfLifeDays > 2,
    );
    expect(lasting.map(({ slug }) => slug)).toEqual([]);
  });

  it('sell nothing of ivory', () => {
    for (const { slug, description } of demoInvitations) expect(description, slug).not.toMatch(/ivory inlay/i);
  });
});
