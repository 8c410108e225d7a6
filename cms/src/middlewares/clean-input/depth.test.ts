import { isTooDeep } from './depth';

const nested = (depth: number): unknown =>
  JSON.parse(`${'{"a":['.repeat(depth / 2)}1${']}'.repeat(depth / 2)}`);

it.each([undefined, null, 'text', {}, { a: [{ b: [1, null] }], c: 'd' }, nested(40)])('takes %j', (body) => {
  expect(isTooDeep(body)).toBe(false);
});

it.each([42, 60_000])('refuses what is nested %i deep', (depth) => {
  expect(isTooDeep({ first: {}, deep: nested(depth), last: {} })).toBe(true);
});
