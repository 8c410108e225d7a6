import { earlierThan, midnightIn, monthsOf } from './months';

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

it('takes none that has not begun', () => {
  const taken = (from: string) => monthsOf({ from }, 'UTC', now).map(({ month }) => month);
  expect(taken('2026-10')).toEqual(['2026-10', '2026-11']);
  expect(taken('2027-03')).toEqual(['2027-03']);
});

it('takes twelve next to the end that is given', () => {
  expect(monthsOf({ from: '2025-01' }, 'UTC', now).at(-1)?.month).toBe('2025-12');
  expect(monthsOf({ to: '2025-12' }, 'UTC', now)[0]?.month).toBe('2025-01');
});

describe('the time that months are set against', () => {
  const earlier = (query: Parameters<typeof monthsOf>[0], at: Date, against?: 'before' | 'year') =>
    earlierThan(monthsOf(query, 'Asia/Kolkata', at), against, 'Asia/Kolkata', at);

  it('has as many months, right before them', () => {
    const { from, until, first, last } = earlier({ from: '2026-08', to: '2026-09' }, now);
    expect([first, last]).toEqual(['2026-06-01', '2026-07-31']);
    expect([from, until]).toEqual([
      new Date('2026-05-31T18:30:00.000Z'),
      new Date('2026-07-31T18:30:00.000Z'),
    ]);
  });

  it('has as many days as have gone by', () => {
    const { until, last } = earlier({ from: '2026-11', to: '2026-11' }, now);
    expect([until, last]).toEqual([new Date('2026-10-25T10:00:00.000Z'), '2026-10-25']);
    expect(earlier({ from: '2026-11', to: '2026-11' }, now, 'year').last).toBe('2025-11-25');
    // February has no 31st.
    const march = new Date('2026-03-31T10:00:00.000Z');
    expect(earlier({ from: '2026-03', to: '2026-03' }, march).last).toBe('2026-02-28');
  });
});

it.each([
  ['Asia/Kolkata', '2026-11-25T18:29:59.999Z', '2026-11-24T18:30:00.000Z'],
  ['Asia/Kolkata', '2026-11-25T18:30:00.000Z', '2026-11-25T18:30:00.000Z'],
  // There, summer time had begun that night.
  ['Europe/London', '2026-03-29T22:00:00.000Z', '2026-03-29T00:00:00.000Z'],
])('begins the day at midnight in %s: at %s, at %s', (zone, at, midnight) => {
  expect(midnightIn(zone, new Date(at))).toEqual(new Date(midnight));
});
