import { policyInForce, policyRoutes, policyVersionRoutes } from './policy-routes';

const today = '2026-11-20';
const version = (number: number, effectiveOn: string, document = 'terms') => ({
  document,
  version: number,
  effectiveOn,
});

describe('the policy in force', () => {
  it('is the highest version whose date has come', () => {
    const policies = [version(1, '2025-01-01'), version(2, '2026-01-01'), version(3, '2027-01-01')];
    expect(policyInForce(policies, 'terms', today)?.version).toBe(2);
  });

  it('begins on its very day', () => {
    expect(policyInForce([version(1, `${today}T00:00:00.000Z`)], 'terms', today)?.version).toBe(1);
  });

  it('is never a version of another document', () => {
    expect(policyInForce([version(5, '2025-01-01', 'privacy')], 'terms', today)).toBeNull();
  });
});

describe('the pages of the policies', () => {
  it('are there for all four documents, published or not', () => {
    const routes = policyRoutes([version(4, '2025-01-01')], today);
    expect(routes.map(({ path, context }) => [path, context.version])).toEqual([
      ['/privacy', 0],
      ['/terms', 4],
      ['/refund', 0],
      ['/cancellationPolicy', 0],
    ]);
  });
});

describe('the pages of versions', () => {
  it('are there for each that was ever in force, and not for search engines', () => {
    const kept = [version(1, '2025-01-01'), version(2, today), version(3, '2027-01-01')];
    const routes = policyVersionRoutes(kept, today);
    expect(routes.map(({ path }) => path)).toEqual(['/terms/versions/1', '/terms/versions/2']);
    expect(routes.every(({ context }) => context.isPrivate)).toBe(true);
  });
});
