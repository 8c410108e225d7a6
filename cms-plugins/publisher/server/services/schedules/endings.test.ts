import { endOfDay } from './endings';

describe('a day ends', () => {
  it.each([
    ['2027-01-02', 'UTC', '2027-01-03T00:00:00.000Z'],
    ['2027-01-02', 'Asia/Kolkata', '2027-01-02T18:30:00.000Z'],
    // The clocks go forward in this night, and skip midnight in Cairo.
    ['2027-03-27', 'Europe/London', '2027-03-28T00:00:00.000Z'],
    ['2027-04-29', 'Africa/Cairo', '2027-04-29T22:00:00.000Z'],
  ])('%s in %s at %s', (day, zone, at) => {
    expect(endOfDay(day, zone)?.toISOString()).toBe(at);
  });

  it('never, where there is no such day or zone', () => {
    expect([endOfDay('2027-02-30', 'UTC'), endOfDay('2027-01-02', 'Nowhere')]).toEqual([null, null]);
  });
});
