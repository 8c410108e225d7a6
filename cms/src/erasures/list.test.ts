import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addErasure, forgetErasures, hashesOf, mergeErasures, readErasures } from './list';

const keys = 'present-key-of-this-test,earlier-key-of-this-test';
const at = (moment: string) => new Date(moment);

let home: string;
let list: string;

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'erasures-'));
  list = path.join(home, 'list');
});

afterEach(() => {
  rmSync(home, { recursive: true, force: true });
});

it('keeps when somebody was erased, and not who it was', async () => {
  const [hash = ''] = hashesOf('Priya@example.com', keys);
  await addErasure(list, { at: at('2026-11-03T10:00:00.000Z'), hash });
  expect(await readErasures(list)).toEqual([{ at: at('2026-11-03T10:00:00.000Z'), hash }]);
  expect(readFileSync(path.join(list, '2026-11.txt'), 'utf8')).not.toMatch(/priya/i);
});

it('knows an address by each key, however it was written', () => {
  const [present, earlier] = hashesOf(' Priya@Example.com', keys);
  expect(hashesOf('priya@example.com', 'present-key-of-this-test')).toEqual([present]);
  expect(hashesOf('priya@example.com', 'earlier-key-of-this-test')).toEqual([earlier]);
  expect(present).not.toBe(earlier);
});

it('has no list where there is no folder', async () => {
  expect(await readErasures(list)).toBeNull();
});

it('reads what follows a line that a full disk has cut', async () => {
  mkdirSync(list);
  appendFileSync(path.join(list, '2026-11.txt'), '\n2026-11-03T10:00:00.0');
  const [hash = ''] = hashesOf('priya@example.com', keys);
  await addErasure(list, { at: at('2026-11-04T10:00:00.000Z'), hash });
  expect(await readErasures(list)).toEqual([{ at: at('2026-11-04T10:00:00.000Z'), hash }]);
});

it('loses none of two lists that are put together, and has each line once', async () => {
  const other = path.join(home, 'other');
  const [first = '', second = ''] = hashesOf('priya@example.com', keys);
  await addErasure(list, { at: at('2026-11-03T10:00:00.000Z'), hash: first });
  await addErasure(other, { at: at('2026-11-05T10:00:00.000Z'), hash: second });
  await mergeErasures(list, other);
  await mergeErasures(list, other);
  expect((await readErasures(other))?.map(({ hash }) => hash)).toEqual([first, second]);
  expect(readdirSync(other)).toEqual(['2026-11.txt']);
});

it('forgets whole months after their time', async () => {
  const [hash = ''] = hashesOf('priya@example.com', keys);
  for (const moment of ['2025-10-31T23:00:00.000Z', '2025-11-01T00:00:00.000Z'])
    await addErasure(list, { at: at(moment), hash });
  await forgetErasures(list, 365, at('2026-11-25T10:00:00.000Z'));
  expect(readdirSync(list)).toEqual(['2025-11.txt']);
});
