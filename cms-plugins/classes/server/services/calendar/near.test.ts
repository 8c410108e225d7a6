import { nearTimes } from './near';

const dates = (...texts: string[]) => texts.map((text) => new Date(text));

it('offers the same time of day before a nearer one of another part of the day', () => {
  const free = dates(
    '2026-11-28T18:00:00Z',
    '2026-11-28T18:30:00Z',
    '2026-11-29T10:00:00Z',
    '2026-11-28T11:00:00Z',
    '2026-12-05T10:00:00Z',
  );
  expect(nearTimes(free, new Date('2026-11-28T10:00:00Z')).map((each) => each.toISOString())).toEqual([
    '2026-11-28T11:00:00.000Z',
    '2026-11-28T18:00:00.000Z',
    '2026-11-29T10:00:00.000Z',
  ]);
});

it('never offers the time that has gone', () => {
  const gone = '2026-11-28T10:00:00Z';
  expect(nearTimes(dates(gone), new Date(gone))).toEqual([]);
});
