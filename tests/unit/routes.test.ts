import { describe, expect, it } from 'vitest';
import { resolvePath, siteRoutes } from '#lib/routes.ts';

describe('addresses', () => {
  it('lead to their page in the spelling of the table', () => {
    expect(resolvePath('/')).toMatchObject({ page: '/' });
    expect(resolvePath('/Design')).toMatchObject({ page: '/Design' });
    expect(resolvePath('/sweets-info/abc/home')).toMatchObject({ page: '/sweets-info/abc' });
    expect(resolvePath('/sweets-info/abc')).toMatchObject({ page: '/sweets-info/abc' });
    expect(resolvePath('/cart-detail/abc/false')).toMatchObject({ page: '/cart-detail' });
    expect(resolvePath('/invitation-GuestList/1300')).toMatchObject({ page: '/invitation-GuestList' });
    expect(resolvePath('/sweets/savouries/2')).toMatchObject({ page: '/sweets/savouries/2' });
  });

  it('work in any letter case by leading to the canonical spelling', () => {
    expect(resolvePath('/shipping')).toEqual({ redirect: '/Shipping' });
    expect(resolvePath('/GROOM')).toEqual({ redirect: '/groom' });
    expect(resolvePath('/design/')).toEqual({ redirect: '/Design' });
    expect(resolvePath('/guest/Guest')).toEqual({ redirect: '/guest/guest' });
    expect(resolvePath('/Guest/Planning')).toEqual({ redirect: '/guest/planning' });
    expect(resolvePath('/guest/Manjit')).toMatchObject({ page: '/guest' });
    expect(resolvePath('/Sweets-Info/aBc/Home')).toEqual({ redirect: '/sweets-info/aBc/Home' });
  });

  it('that nobody serves are nothing', () => {
    expect(resolvePath('/nothing-here')).toBeNull();
    expect(resolvePath('/sweets-info')).toBeNull();
    expect(resolvePath('/cart-detail/abc')).toBeNull();
  });

  it('that are mistyped in the back office lead to its own page, as not found', () => {
    for (const path of ['/back-office/catalog', '/back-office/orders/1/homes', '/back-office/Lost'])
      expect(resolvePath(path), path).toMatchObject({ page: '/back-office/lost', route: { missing: true } });
    expect(resolvePath('/back-office/catalogue')).not.toMatchObject({ route: { missing: true } });
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
