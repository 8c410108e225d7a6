import type { TaughtClass } from '@lanternway/contracts/classes/teaching';
import { freshDraft } from '../exceptions/draft';
import { readOwnDraft } from './draft';
import { weekOf } from './week';

const zone = 'Asia/Kolkata';

/** A Thursday there. */
const now = '2026-11-26T04:00:00Z';

const taught = (id: string, startsAt: string): TaughtClass => ({
  ...{ id, name: 'Dev', course: 'math', level: 3, note: '', state: 'scheduled', sequence: 0, startsAt },
  ...{
    minutes: 45,
    opensAt: startsAt,
    room: null,
    hasRoom: true,
    joinedAt: null,
    mayMark: false,
    report: null,
  },
});

const away = (startsAt: string, endsAt: string) => ({
  ...{ id: startsAt, startsAt, endsAt, zone, title: '', isOfEverybody: false, isMine: true },
});

describe('a teacher’s week', () => {
  const week = (ahead: number) =>
    weekOf(ahead, {
      // The second is on Monday in India and still on Sunday in London.
      classes: [taught('dev', '2026-11-23T11:00:00Z'), taught('late', '2026-11-29T20:00:00Z')],
      away: [
        away('2026-11-27T18:30:00Z', '2026-11-28T18:30:00Z'),
        away('2026-11-26T04:30:00Z', '2026-11-26T06:30:00Z'),
      ],
      zone,
      now,
    });

  it('has every class on the day of their own clock', () => {
    const days = week(0);
    expect(days.map(({ name }) => name.split(',')[0])).toEqual([
      ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    ]);
    expect(days.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(['2026-11-26']);
    expect(days.map(({ classes }) => classes.map(({ id }) => id))).toEqual([['dev'], [], [], [], [], [], []]);
    expect(week(1)[0]?.classes.map(({ id }) => id)).toEqual(['late']);
  });

  it('says when they do not teach', () => {
    expect(week(0).map((day) => day.away)).toEqual([[], [], [], ['10:00–12:00'], [], ['all day'], []]);
  });
});

describe('a time in which they cannot teach', () => {
  it('is sent without whose it is and on which clock, which the server knows', () => {
    const read = readOwnDraft({ ...freshDraft(zone), fromDate: '2026-12-01', title: 'Exam' });
    expect(read).toEqual({
      kind: 'valid',
      value: {
        ...{ fromDate: '2026-12-01', fromTime: '00:00', untilDate: '2026-12-01', untilTime: '24:00' },
        title: 'Exam',
      },
    });
  });

  it('asks for the day', () => {
    expect(readOwnDraft(freshDraft(zone))).toEqual({
      kind: 'invalid',
      errors: { fromDate: 'Please choose a date.' },
    });
  });
});
