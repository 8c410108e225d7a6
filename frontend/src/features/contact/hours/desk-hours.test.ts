import type { DeskHours, Weekday } from '../../../content/site/desk';
import { openNow, weekIn } from './desk-hours';

const days: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const hours: DeskHours = {
  zone: 'Asia/Kolkata',
  lines: days.map((day) => ({ day, opens: '09:00', closes: '19:00' })),
};
const london = 'Europe/London';

describe('whether the desk is open', () => {
  it.each([
    ['2026-11-23T03:30:00Z', true, 'Open now, until 13:30 in London'],
    ['2026-11-23T13:29:00Z', true, 'Open now, until 13:30 in London'],
    ['2026-11-23T13:30:00Z', false, 'Closed now. Opens Tuesday 03:30 in London'],
    ['2026-11-21T20:00:00Z', false, 'Closed now. Opens Monday 03:30 in London'],
    ['2026-07-20T12:00:00Z', true, 'Open now, until 14:30 in London'],
  ])('is said on the clock of the visitor, at %s', (at, isOpen, words) => {
    expect(openNow(hours, london, Date.parse(at))).toEqual({ isOpen, words });
  });

  it('is not said for a desk that never opens', () => {
    expect(openNow({ ...hours, lines: [] }, london, Date.parse('2026-11-23T03:30:00Z'))).toBeNull();
  });

  it('follows the clock of the desk over its change of time', () => {
    const inLondon = { zone: london, lines: [{ day: 'monday' as const, opens: '09:00', closes: '17:00' }] };
    const at = (iso: string) => openNow(inLondon, 'Asia/Kolkata', Date.parse(iso))?.words;
    expect(at('2026-10-19T12:00:00Z')).toBe('Open now, until 21:30 in Kolkata');
    expect(at('2026-10-26T12:00:00Z')).toBe('Open now, until 22:30 in Kolkata');
  });
});

describe('the hours of a week', () => {
  const now = Date.parse('2026-11-23T05:00:00Z');

  it('are shown on the clock of the visitor, equal days together', () => {
    expect(weekIn(hours, london, now)).toEqual({
      zone: london,
      rows: [
        { days: 'Monday to Saturday', times: '03:30 to 13:30' },
        { days: 'Sunday', times: 'closed' },
      ],
      atDesk: 'In Kolkata it is 09:00 to 19:00.',
    });
  });

  it('stay on the clock of the desk where its Monday is the Sunday of the visitor', () => {
    const { zone, rows, atDesk } = weekIn(hours, 'America/Los_Angeles', now);
    expect(atDesk).toBeNull();
    expect(zone).toBe('Asia/Kolkata');
    expect(rows[0]).toEqual({ days: 'Monday to Saturday', times: '09:00 to 19:00' });
  });

  it('name both halves of a divided day', () => {
    const divided: DeskHours = {
      zone: london,
      lines: [
        { day: 'monday', opens: '09:00', closes: '12:00' },
        { day: 'monday', opens: '14:00', closes: '17:00' },
      ],
    };
    expect(weekIn(divided, london, now).rows).toEqual([
      { days: 'Monday', times: '09:00 to 12:00 and 14:00 to 17:00' },
      { days: 'Tuesday to Sunday', times: 'closed' },
    ]);
  });
});
