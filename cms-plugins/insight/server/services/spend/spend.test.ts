import { readCsv } from './read-csv';
import { readFile } from './read-file';
import { shareIn } from './shares';

const spent = { fromDay: '2026-03-01', toDay: '2026-03-31', amountMinor: 100_000 };

it('shares an amount among its days, to the last paisa', () => {
  const dayOf = (day: string) => shareIn(spent, { from: day, to: day });
  const days = Array.from({ length: 31 }, (_, at) => dayOf(`2026-03-${String(at + 1).padStart(2, '0')}`));
  expect(days.reduce((sum, share) => sum + share, 0)).toBe(100_000);
  expect(new Set(days)).toEqual(new Set([3226, 3225]));
  for (const cut of [1, 7, 25, 30]) {
    const until = `2026-03-${String(cut).padStart(2, '0')}`;
    const after = `2026-03-${String(cut + 1).padStart(2, '0')}`;
    const parts = [
      shareIn(spent, { from: '2026-01-01', to: until }),
      shareIn(spent, { from: after, to: '2026-12-31' }),
    ];
    expect(parts[0]).toBe(days.slice(0, cut).reduce((sum, share) => sum + share, 0));
    expect((parts[0] ?? 0) + (parts[1] ?? 0)).toBe(100_000);
  }
  expect(shareIn(spent, { from: '2026-04-01', to: '2026-04-30' })).toBe(0);
});

it('reads cells in quotes, semicolons, and any end of line', () => {
  expect(readCsv('\uFEFFa;b\r\n"1;2";"say ""so"""\n\n;\n')).toEqual([
    ['a', 'b'],
    ['1;2', 'say "so"'],
  ]);
  expect(readCsv('"in\ntwo lines",x')).toEqual([['in\ntwo lines', 'x']]);
});

const titles = 'Source,Campaign,From,To,Amount,Currency,Note';
const problemsOf = (...lines: string[]) => {
  const file = readFile([titles, ...lines].join('\n'));
  return file.kind === 'read'
    ? file.lines.map(({ shown, spend }) => [shown.problem, spend?.amountMinor])
    : file;
};

it('says of each line why it is not taken', () => {
  expect(
    problemsOf(
      'Instagram,,2026-03-01,2026-03-31,"1,20,000.50",INR,ok',
      'Instagram,,2026-03-01,2026-03-31,5,INR,twice',
      'Google,,2026-02-30,2026-03-01,5,INR,',
      'Google,,2026-03-02,2026-03-01,5,INR,',
      'Google,,2026-03-01,2026-03-02,1.234,INR,',
      'Google,,2026-03-01,2026-03-02,-5,INR,',
      'Google,,2026-03-01,2026-03-02,5,EUR,',
      ',,2026-03-01,2026-03-02,5,INR,',
    ),
  ).toEqual([
    ['', 12_000_050],
    ['An earlier line of the file says the same days.', undefined],
    [
      'Write a day such as 2026-11-24. The last day is not before the first, and within a year of it.',
      undefined,
    ],
    ['The last day is not before the first, and within a year of it.', undefined],
    ['Write the amount.', undefined],
    ['Write the amount.', undefined],
    ['Please choose INR, USD or GBP.', undefined],
    ['Write the source, as the table calls it.', undefined],
  ]);
  expect(readFile('a,b\n1,2')).toMatchObject({ kind: 'unreadable' });
});
