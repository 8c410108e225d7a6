import { siteHeaders } from './headers';

const policyOf = (path: string | null) =>
  siteHeaders({ release: null, path, httpsOnly: true, payments: [] })['Referrer-Policy'];

it.each(['/booking', '/booking/', '/join', '/join/'])('tells nobody the address of %s', (path) => {
  expect(policyOf(path)).toBe('strict-origin');
});

it.each(['/', '/bookings', '/blog/join', null])('tells other sites no more than the origin of %s', (path) => {
  expect(policyOf(path)).toBe('strict-origin-when-cross-origin');
});
