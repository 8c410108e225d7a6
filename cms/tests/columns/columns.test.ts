// Databases: both, as it compares the model with the columns of each.
import { serveCms } from '../serve-cms';
import { realTables, textColumns, type TextColumn } from './model';

const cms = serveCms();
let columns: TextColumn[];

beforeAll(async () => {
  columns = await textColumns(cms);
});

it('says of every text of ours how long it may be', () => {
  expect(columns.length).toBeGreaterThan(150);
  expect(columns.filter(({ most }) => most === null).map(({ name }) => name)).toEqual([]);
});

interface Type {
  uid: string;
  info: { singularName: string };
  indexes?: { name: string; columns: string[] }[];
}

const allTypes = () => Object.values(cms.strapi.contentTypes as unknown as Record<string, Type>);

it('names no type like one of the content, as the build of the site finds types by that name alone', () => {
  const namesOf = (isWanted: (uid: string) => boolean) =>
    allTypes()
      .filter(({ uid }) => isWanted(uid))
      .map(({ info }) => info.singularName);
  const content = namesOf((uid) => uid.startsWith('api::'));
  const others = namesOf((uid) => uid.startsWith('plugin::'));
  expect(content.length).toBeGreaterThan(10);
  expect(content.filter((name) => others.includes(name))).toEqual([]);
});

it('makes no index of a type with the id, as Strapi does not see it on PostgreSQL and fails at the next upgrade', () => {
  const indexes = allTypes().flatMap((type) => type.indexes ?? []);
  expect(indexes.length).toBeGreaterThan(20);
  expect(indexes.filter((index) => index.columns.includes('id')).map(({ name }) => name)).toEqual([]);
});

it('keeps every text in a column that is wide enough for the longest', () => {
  const narrow = columns.filter(({ most, room }) => most !== null && most > room);
  expect(narrow.map(({ name, most, room }) => `${name}: ${String(most)} in ${String(room)}`)).toEqual([]);
});

/** PostgreSQL refuses a row whose index entry is longer; the index needs some of it for itself. */
const mostBytesOfAnEntry = 2_704 - 64;
const bytesOfACharacter = 4;
const bytesOfANumber = 8;

/** Limited in bytes: the code that writes them cuts them. */
const mostBytes: Record<string, number> = {
  'plugin::payments.order searchText': 1_500,
  // Cut at 200 units of UTF-16, none of which takes more than three bytes.
  'plugin::insight.person source': 600,
  'plugin::insight.person campaign': 600,
  'plugin::insight.person page': 600,
};

it('has no index that the longest texts do not fit into', async () => {
  const tooLarge: string[] = [];
  const tables = await realTables(cms);
  for (const table of new Set(columns.map((column) => column.table))) {
    for (const index of tables.get(table)?.indexes ?? []) {
      const bytes = index.columns.map((name) => {
        const text = columns.find((column) => column.table === table && column.column === name);
        if (text === undefined) return bytesOfANumber;
        return mostBytes[text.name] ?? (text.most ?? 0) * bytesOfACharacter;
      });
      const sum = bytes.reduce((total, each) => total + each, 0);
      if (sum > mostBytesOfAnEntry) tooLarge.push(`${index.name}: ${String(sum)} bytes`);
    }
  }
  expect(tooLarge).toEqual([]);
});
