import { text } from 'node:stream/consumers';
import { stringify } from 'csv-stringify';
import { breakFormulas, csvOptions } from './csv';

const csvFile = (columns: readonly string[]) => stringify(csvOptions(columns));

async function written(...cells: string[]): Promise<string> {
  const file = csvFile(cells.map((_, index) => `Column ${String(index)}`));
  file.end(cells);
  const all = await text(file);
  return all.slice(all.indexOf('\r\n') + 2);
}

it.each(['=HYPERLINK("https://evil.example")', '+919800012345', '-1+1', '@SUM(A1)', '\tx', '\rx'])(
  'writes %j as a text that no spreadsheet runs',
  async (cell) => {
    expect(await written(cell)).toMatch(/^"?'/);
  },
);

it('leaves no formula behind a sign at which some spreadsheets begin a new cell', async () => {
  expect(await written('Hello;=cmd|x!A1')).toContain(`Hello;'=cmd`);
  expect(breakFormulas('a\n=1+1\r\n @x')).toBe(`a\n'=1+1\r\n '@x`);
});

it('does not change ordinary words', async () => {
  const cell = 'Asha Rao-Iyer, grade 4; a@b.example\nSecond line';
  expect(await written(cell)).toBe(`"${cell}"\r\n`);
});

it('doubles quotes, and begins so that Excel knows its alphabet', async () => {
  expect(await written('say "hi"')).toBe('"say ""hi"""\r\n');
  const file = csvFile(['Name']);
  file.end();
  const bytes = Buffer.concat(await file.toArray());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});
