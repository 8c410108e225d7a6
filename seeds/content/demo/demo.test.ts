import { demoFamilies, familyWeeks } from './families';
import { demoCosts, demoCounts } from './reach';

const now = new Date('2026-11-25T08:00:00Z');
const families = demoFamilies(now);

it('has families of every week whose every step is over, and who are nobody', () => {
  expect(families.length).toBeGreaterThan(200);
  const weeks = new Set(
    families.map(({ receivedAt }) => Math.floor((now.getTime() - receivedAt.getTime()) / (7 * 86_400_000))),
  );
  expect(weeks.size).toBe(familyWeeks);
  for (const { email, receivedAt, repliedAt, held } of families) {
    expect(email).toMatch(/^demo-family-\d{3}@demo\.example$/);
    expect(repliedAt.getTime()).toBeGreaterThan(receivedAt.getTime());
    if (held === null) continue;
    expect(held.agreedAt.getTime()).toBeLessThan(held.startsAt.getTime());
    expect(held.startsAt.getTime() + 3_600_000).toBeLessThan(now.getTime());
  }
});

it('is the same families on another day', () => {
  const tomorrow = demoFamilies(new Date(now.getTime() + 86_400_000));
  expect(tomorrow.map(({ key, name }) => [key, name])).toEqual(families.map(({ key, name }) => [key, name]));
});

it('counts visits up to yesterday, each combination once', () => {
  const counts = demoCounts(now, familyWeeks);
  const keys = counts.map(({ n, ...rest }) => [JSON.stringify(rest), n > 0]);
  expect(new Set(keys.map(([key]) => key)).size).toBe(counts.length);
  expect(
    counts
      .map(({ day }) => day)
      .sort()
      .at(-1),
  ).toBe('2026-11-24');
});

it('costs something in each month, once for each campaign', () => {
  const costs = demoCosts(now);
  expect(new Set(costs.map(({ source, fromDay }) => `${source} ${fromDay}`)).size).toBe(18);
  expect(costs.every(({ fromDay, toDay }) => fromDay < toDay && toDay < '2026-11-25')).toBe(true);
});
