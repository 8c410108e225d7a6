import { daysOf, readAddress } from './days';

it('puts times under the day that the chosen clock shows', () => {
  const times = [
    { at: '2026-12-01T18:00:00.000Z', teachers: [{ key: 'Ananya R.', name: 'Ananya R.' }] },
    {
      at: '2026-12-01T19:00:00.000Z',
      teachers: [
        { key: 'Ananya R.', name: 'Ananya R.' },
        { key: 'Martha S.', name: 'Martha S.' },
      ],
    },
  ];
  expect(daysOf(times, 'Europe/London').map(({ title }) => title)).toEqual(['Tuesday, 1 December']);
  expect(daysOf(times, 'Asia/Kolkata')).toEqual([
    {
      date: '2026-12-01',
      title: 'Tuesday, 1 December',
      times: [{ at: times[0]?.at, clock: '23:30', teachers: [{ key: 'Ananya R.', name: 'Ananya R.' }] }],
    },
    {
      date: '2026-12-02',
      title: 'Wednesday, 2 December',
      times: [
        {
          at: times[1]?.at,
          clock: '00:30',
          teachers: [
            { key: 'Ananya R.', name: 'Ananya R.' },
            { key: 'Martha S.', name: 'Martha S.' },
          ],
        },
      ],
    },
  ]);
});

it.each([
  ['', { kind: 'free-math', level: 1 }],
  ['kind=free-math&level=4', { kind: 'free-math', level: 4 }],
  ['kind=free-coding', { kind: 'free-coding', level: 5 }],
  ['kind=free-coding&level=23', { kind: 'free-coding', level: 5 }],
  ['kind=lunch&level=many', { kind: 'free-math', level: 1 }],
])('reads the address “%s”', (query, chosen) => {
  expect(readAddress(new URLSearchParams(query))).toEqual(chosen);
});
