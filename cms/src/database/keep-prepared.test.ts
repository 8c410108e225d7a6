import Connection from 'better-sqlite3';
import { keepPrepared } from './keep-prepared';

function connect() {
  const connection = new Connection(':memory:', { timeout: 0 });
  connection.exec('create table pets (name text)');
  const spy = jest.spyOn(connection, 'prepare');
  keepPrepared(connection);
  return { connection, times: () => spy.mock.calls.length };
}

it('prepares a statement once, and runs it on what the table has by then', () => {
  const { connection, times } = connect();
  const names = () => connection.prepare('select name from pets').all();
  expect(names()).toEqual([]);
  connection.exec("insert into pets values ('Rex')");
  expect([names(), times()]).toEqual([[{ name: 'Rex' }], 1]);
});

it('forgets all of them once a table is changed', () => {
  const { connection } = connect();
  connection.exec("insert into pets values ('Rex')");
  const all = () => connection.prepare('select * from pets').all();
  expect(all()).toEqual([{ name: 'Rex' }]);
  connection.prepare('alter table pets add column age integer').run();
  expect(all()).toEqual([{ name: 'Rex', age: null }]);
});

it('keeps a bounded number of them', () => {
  const { connection, times } = connect();
  const ask = (number: number) => connection.prepare(`select ${String(number)} as n`).all();
  for (let number = 0; number < 301; number += 1) ask(number);
  expect([ask(0), times()]).toEqual([[{ n: 0 }], 302]);
});

it('keeps none that is as long as a list of rows', () => {
  const { connection, times } = connect();
  const ask = () => connection.prepare(`select '${'x'.repeat(5000)}' as name`).all();
  expect([ask(), ask()]).toHaveLength(2);
  expect(times()).toBe(2);
});
