import { findForeignKey, hasForeignParameter, isForeign } from './foreign-keys';

it.each([
  'constructor',
  '__proto__',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
])('finds %s among the fields of a body, and deep in it', (name) => {
  expect(isForeign(name)).toBe(true);
  expect(findForeignKey(JSON.parse(`{"${name}": 1}`))).toBe(name);
  expect(findForeignKey(JSON.parse(`{"a": [{"b": {"${name}": {}}}]}`))).toBe(name);
});

it.each([[undefined], [null], ['constructor'], [{ name: 'constructor' }], [{ constructors: ['toString'] }]])(
  'lets %j pass',
  (body) => {
    expect(findForeignKey(body)).toBeNull();
  },
);

it('walks a body that is nested deeper than the stack', () => {
  expect(findForeignKey(JSON.parse(`${'{"a":'.repeat(100_000)}{"toString":1}${'}'.repeat(100_000)}`))).toBe(
    'toString',
  );
});

it.each(['__proto__', 'toString=1', 'a=1&a[constructor]=1', 'a%5Bb%5D%5Bcons%74ructor%5D=1', 'a.prototype'])(
  'finds one in the query %s',
  (query) => {
    expect(hasForeignParameter(query)).toBe(true);
  },
);

it.each(['', 'a=constructor', 'filters[question][$eq]=toString', '%', 'constructors=1'])(
  'finds none in %j',
  (query) => {
    expect(hasForeignParameter(query)).toBe(false);
  },
);
