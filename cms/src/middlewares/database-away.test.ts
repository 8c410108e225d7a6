import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import databaseAway from './database-away';

const lines: string[] = [];
const strapi = { log: { error: (line: string) => lines.push(line) } } as unknown as Core.Strapi;

async function answerTo(error: Error): Promise<number | undefined> {
  const ctx = { path: '/admin/login', set: () => undefined } as unknown as Context;
  await databaseAway(undefined, { strapi })(ctx, () => Promise.reject(error));
  return ctx.status;
}

const coded = (code: string) => Object.assign(new Error('insert into mails …'), { code });

it.each([
  ['ECONNREFUSED', 'The database is away: ECONNREFUSED'],
  ['57P01', 'The database is away: 57P01'],
  ['SQLITE_FULL', 'The disk of the database is full: SQLITE_FULL'],
  ['53100', 'The disk of the database is full: 53100'],
  ['55P03', 'The database gave up: 55P03'],
  ['57014', 'The database gave up: 57014'],
  ['40P01', 'The database gave up: 40P01'],
  ['SQLITE_BUSY_SNAPSHOT', 'The database gave up: SQLITE_BUSY_SNAPSHOT'],
])(
  'answers 503 to %s, and says in the log what it is, without the values of a statement',
  async (code, line) => {
    lines.length = 0;
    expect(await answerTo(coded(code))).toBe(503);
    expect(lines).toEqual([line]);
  },
);

it('leaves every other fault to who handles faults', async () => {
  await expect(answerTo(coded('23505'))).rejects.toThrow('insert');
  await expect(answerTo(new TypeError('undefined is not a function'))).rejects.toThrow('undefined');
});
