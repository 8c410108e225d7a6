import { checkoutRoutes } from './checkout-routes';

const routes = checkoutRoutes([{ key: 'coding-yearly' }], [{ slug: 'kickstart' }, { slug: 'elevate' }]);
const contextOf = (path: string) => routes.find((route) => route.path === path)?.context;

describe('the addresses of the checkout', () => {
  it('are its two names, each plan, and each track by position and by name', () => {
    expect(routes.map(({ path }) => path)).toEqual([
      '/checkout',
      '/Checkout',
      '/checkout/coding-yearly',
      '/checkout/0',
      '/checkout/kickstart',
      '/checkout/1',
      '/checkout/elevate',
    ]);
  });

  it('name what is bought', () => {
    expect(contextOf('/checkout')).toMatchObject({ plan: null, track: null });
    expect(contextOf('/checkout/coding-yearly')).toMatchObject({ plan: 'coding-yearly', track: null });
    expect(contextOf('/checkout/1')).toMatchObject({ plan: null, track: 'elevate' });
  });

  it('are not for search engines', () => {
    expect(routes.every(({ context }) => context.isPrivate)).toBe(true);
  });
});
