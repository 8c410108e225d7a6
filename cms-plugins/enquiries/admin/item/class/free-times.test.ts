import { askFreeTime, freeDaysOf, readChoice } from './free-times';

const times = [
  { at: '2026-11-28T18:45:00.000Z', teachers: [{ key: 'a', name: 'Ananya R.' }] },
  {
    at: '2026-11-28T10:00:00.000Z',
    teachers: [
      { key: 'a', name: 'Ananya R.' },
      { key: 'm', name: 'Martha S.' },
    ],
  },
];

it('lists each teacher who is free, under the day of the parent’s clock', () => {
  expect(freeDaysOf(times, 'Asia/Kolkata').map(({ date, choices }) => [date, choices.length])).toEqual([
    ['2026-11-29', 1],
    ['2026-11-28', 2],
  ]);
  const [day] = freeDaysOf(times.slice(1), 'Europe/London');
  expect(day).toEqual({
    date: '2026-11-28',
    label: 'Sat, 28 Nov 2026',
    choices: [
      { value: '2026-11-28T10:00:00.000Z a', label: '10:00 · Ananya R.' },
      { value: '2026-11-28T10:00:00.000Z m', label: '10:00 · Martha S.' },
    ],
  });
});

it('reads a choice as the clock of the parent shows it', () => {
  expect(readChoice('2026-11-28T18:45:00.000Z a', 'Asia/Kolkata')).toEqual({
    date: '2026-11-29',
    time: '00:15',
    teacherKey: 'a',
  });
});

it('offers no day while nobody knows the time zone of the parent', () => {
  expect(freeDaysOf(times, '')).toEqual([]);
});

describe('asking for a free time', () => {
  const rest = { minutes: 45, version: 2 };

  it('asks for the time chosen, on the clock of the parent', () => {
    const draft = {
      choice: '2026-11-28T18:45:00.000Z a',
      zone: 'Asia/Kolkata',
      message: 'See you',
      isSure: 'yes',
    };
    expect(askFreeTime(draft, rest)).toEqual({
      kind: 'valid',
      value: {
        ...{ date: '2026-11-29', time: '00:15', zone: 'Asia/Kolkata', teacherKey: 'a' },
        ...{ message: 'See you', link: null, isSure: true, minutes: 45, version: 2 },
      },
    });
  });

  it('finds fault with the time zone only, if that is empty', () => {
    expect(askFreeTime({ choice: '2026-11-28T18:45:00.000Z a' }, rest)).toMatchObject({
      kind: 'invalid',
      errors: { zone: 'Please choose a time zone.' },
    });
    expect(Object.keys(faultsOf({}))).toEqual(['zone']);
  });

  it('says that the time is missing, where the zone is known', () => {
    expect(faultsOf({ zone: 'Asia/Kolkata' })).toMatchObject({ time: 'Please choose a time.' });
  });

  const faultsOf = (draft: Parameters<typeof askFreeTime>[0]) => {
    const asked = askFreeTime(draft, rest);
    return asked.kind === 'valid' ? {} : asked.errors;
  };
});
