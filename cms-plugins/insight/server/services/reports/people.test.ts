import { namedPeriod } from './people';

it.each([
  ['week', '2026-11-25', '2026-11-23', '2026-11-25'],
  ['week', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['month', '2026-11-01', '2026-11-01', '2026-11-01'],
  ['last-month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['last-month', '2027-01-15', '2026-12-01', '2026-12-31'],
  ['year', '2026-11-25', '2026-01-01', '2026-11-25'],
] as const)('takes %s on %s for the days from %s to %s', (name, today, from, to) => {
  expect(namedPeriod(name, today)).toEqual({ from, to });
});
