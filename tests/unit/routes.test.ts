import { describe, expect, it } from 'vitest';
import { resolveAddress, siteRoutes } from '#lib/routes.ts';

describe('addresses', () => {
  it('lead to their page in the spelling of the table', () => {
    expect(resolveAddress('/')).toMatchObject({ page: '/' });
    expect(resolveAddress('/Design')).toMatchObject({ page: '/Design' });
    expect(resolveAddress('/sweets-info/abc/home')).toMatchObject({ page: '/sweets-info/abc' });
    expect(resolveAddress('/sweets-info/abc')).toMatchObject({ page: '/sweets-info/abc' });
    expect(resolveAddress('/cart-detail/abc/false')).toMatchObject({ page: '/cart-detail' });
    expect(resolveAddress('/invitation-GuestList/1300')).toMatchObject({ page: '/invitation-GuestList' });
    expect(resolveAddress('/sweets/savouries/2')).toMatchObject({ page: '/sweets/savouries/2' });
  });

  it('work in any letter case by leading to the canonical spelling', () => {
    expect(resolveAddress('/shipping')).toEqual({ redirect: '/Shipping' });
    expect(resolveAddress('/GROOM')).toEqual({ redirect: '/groom' });
    expect(resolveAddress('/design/')).toEqual({ redirect: '/Design' });
    expect(resolveAddress('/guest/Guest')).toEqual({ redirect: '/guest/guest' });
    expect(resolveAddress('/Guest/Planning')).toEqual({ redirect: '/guest/planning' });
    expect(resolveAddress('/guest/Manjit')).toMatchObject({ page: '/guest' });
    expect(resolveAddress('/Sweets-Info/aBc/Home')).toEqual({ redirect: '/sweets-info/aBc/Home' });
  });

  it('that nobody serves are nothing', () => {
    expect(resolveAddress('/nothing-here')).toBeNull();
    expect(resolveAddress('/sweets-info')).toBeNull();
    expect(resolveAddress('/cart-detail/abc')).toBeNull();
  });

  it('that are mistyped in the back office lead to its own page, as not found', () => {
    for (const path of ['/back-office/catalog', '/back-office/orders/1/homes', '/back-office/Lost'])
      expect(resolveAddress(path), path).toMatchObject({ page: '/back-office/lost', route: { missing: true } });
    expect(resolveAddress('/back-office/catalogue')).not.toMatchObject({ route: { missing: true } });
  });

  it('that need a session are marked as guarded', () => {
    const guarded = siteRoutes.filter((route) => route.guarded).map((route) => route.pattern);
    for (const path of [
      '/guest/:name',
      '/payment-history',
      '/profile',
      '/Design',
      '/Shipping',
      '/payment-refund',
      '/sample-demo',
    ]) {
      expect(guarded).toContain(path);
    }
    expect(guarded).not.toContain('/signup');
  });
});
