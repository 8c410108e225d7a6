import { monthsOf } from './months';

const now = new Date('2026-11-25T10:00:00.000Z');

it('begins and ends months by the clock of the zone, also where clocks change', () => {
  const [march, april] = monthsOf({ from: '2026-03', to: '2026-04' }, 'Europe/London', now);
  // Summer time began on the 29th of March.
  expect(march).toEqual({
    month: '2026-03',
    from: new Date('2026-03-01T00:00:00.000Z'),
    until: new Date('2026-03-31T23:00:00.000Z'),
  });
  expect(april?.from).toEqual(march?.until);
});

it('takes the twelve months that end with this one', () => {
  const months = monthsOf({}, 'Asia/Kolkata', new Date('2026-10-31T18:30:00.000Z'));
  expect([months.length, months[0]?.month, months[11]?.month]).toEqual([12, '2025-12', '2026-11']);
  expect(months[11]?.from).toEqual(new Date('2026-10-31T18:30:00.000Z'));
});

it('takes twelve next to the end that is given', () => {
  expect(monthsOf({ from: '2025-01' }, 'UTC', now).at(-1)?.month).toBe('2025-12');
  expect(monthsOf({ to: '2025-12' }, 'UTC', now)[0]?.month).toBe('2025-01');
});
