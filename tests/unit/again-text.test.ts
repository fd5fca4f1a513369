import { describe, expect, it } from 'vitest';
import { againText } from '#office/catalogue/again-text.ts';
import { kindDeclarations } from '#office/catalogue/declarations/staff-lists.ts';

describe('what is true once a save was taken back', () => {
  const record = { name: 'Kaju Katli', rate: 530_00, category: 'Indian Sweets', description: '' };
  const asItWas = 'Kaju Katli is as it was';
  const text = (saved: object, isActive = true, before: object = {}): string =>
    againText(
      kindDeclarations.sweet,
      { record: { ...record, ...before }, isActive: true },
      { record: { ...record, ...saved }, isActive },
    );

  it('says the one value that is there again', () => {
    expect(text({ rate: 52_00 })).toBe('the price of Kaju Katli is ₹530 again');
    expect(text({ name: 'Kaju Katly' })).toMatch(/^“.+” of Kaju Katli is Kaju Katli again$/);
    expect(text({ category: 'Bengali Sweets' })).toBe('“Category” of Kaju Katli is Indian Sweets again');
  });

  it('says no value where several changed, or it is long, empty or none', () => {
    expect(text({ rate: 52_00, category: 'Bengali Sweets' })).toBe(asItWas);
    expect(text({ rate: 52_00 }, false)).toBe(asItWas);
    expect(text({}, false)).toBe(asItWas);
    expect(text({ description: 'Short.' }, true, { description: 'x'.repeat(80) })).toBe(asItWas);
    expect(text({ description: 'Short.' })).toBe(asItWas);
    expect(text({ image: 'sweets/b-00000000.webp' }, true, { image: 'sweets/a-00000000.webp' })).toBe(asItWas);
  });
});
