import { closedAmong } from './closed-days';

/** The whole Thursday, 24 December, in India. */
const holiday = { from: '2026-12-23T18:30:00.000Z', until: '2026-12-24T18:30:00.000Z' };
const week = ['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24', '2026-12-25', '2026-12-26'];

it.each([
  ['Asia/Kolkata', ['2026-12-24']],
  ['Europe/London', ['2026-12-24']],
  ['America/New_York', ['2026-12-24']],
  ['America/Los_Angeles', ['2026-12-23']],
  ['Pacific/Auckland', ['2026-12-24']],
])('is one day for everybody: in %s %j', (zone, dates) => {
  expect(closedAmong(week, [holiday], zone)).toEqual(dates);
});

it('is each of several days, together or apart', () => {
  const three = { from: holiday.from, until: '2026-12-26T18:30:00.000Z' };
  expect(closedAmong(week, [three], 'Asia/Kolkata')).toEqual(['2026-12-24', '2026-12-25', '2026-12-26']);
  const apart = { from: '2026-12-20T18:30:00.000Z', until: '2026-12-21T18:30:00.000Z' };
  expect(closedAmong(week, [holiday, apart], 'Asia/Kolkata')).toEqual(['2026-12-21', '2026-12-24']);
});

it('is no day for some hours', () => {
  const hours = { from: '2026-12-24T04:30:00.000Z', until: '2026-12-24T12:30:00.000Z' };
  expect(closedAmong(week, [hours], 'Asia/Kolkata')).toEqual([]);
});
