import type { CheckoutContext, Route } from '../../content/pages/page-context';
import type { RoutePlan, RouteTrack } from './route-data';

const contextFor = (plan: string | null, track: string | null): CheckoutContext => ({
  tone: 'mist',
  // Only for people who buy, so no search engine asks for its date.
  modifiedAt: null,
  isPrivate: true,
  plan,
  track,
});

/**
 * The checkout: under both its names for parents who chose a plan on the price list, for each plan by its key, and for
 * each track by its position and its name.
 */
export function checkoutRoutes(
  plans: readonly RoutePlan[],
  tracks: readonly Pick<RouteTrack, 'slug'>[],
): Route<CheckoutContext>[] {
  const open = contextFor(null, null);
  const ofPlans = plans.map(({ key }) => ({ path: `/checkout/${key}`, context: contextFor(key, null) }));
  const ofTracks = tracks.flatMap(({ slug }, index) => [
    { path: `/checkout/${index}`, context: contextFor(null, slug) },
    { path: `/checkout/${slug}`, context: contextFor(null, slug) },
  ]);
  return [
    { path: '/checkout', context: open },
    { path: '/Checkout', context: open },
    ...ofPlans,
    ...ofTracks,
  ];
}
