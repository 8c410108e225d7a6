import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { csvStream } from './csv-stream';

const rows = (...cells: string[][]): AsyncIterable<string[]> => Readable.from(cells);

async function written(cell: string): Promise<string> {
  const all = await text(csvStream(['Column'], rows([cell])));
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
  expect(await written('a\n=1+1\r\n @x')).toContain(`a\n'=1+1\r\n '@x`);
});

it('does not change ordinary words', async () => {
  const cell = 'Asha Rao-Iyer, grade 4; a@b.example\nSecond line';
  expect(await written(cell)).toBe(`"${cell}"\r\n`);
});

it('doubles quotes, and begins so that Excel knows its alphabet', async () => {
  expect(await written('say "hi"')).toBe('"say ""hi"""\r\n');
  const bytes = Buffer.concat(await csvStream(['Name'], rows()).toArray());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

it('breaks off where the rows cannot be read to their end', async () => {
  async function* readRows() {
    yield await Promise.resolve(['first']);
    throw new Error('no database');
  }
  await expect(text(csvStream(['Name'], readRows()))).rejects.toThrow('no database');
});
