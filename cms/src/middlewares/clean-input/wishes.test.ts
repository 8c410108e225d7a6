import { findGreedy } from './wishes';

const many = (count: number) => Array.from({ length: count }, () => 'question');

it.each([
  [{}],
  [{ sort: ['id'], populate: { picture: { populate: { image: 'true' } }, seo: 'true' } }],
  [
    {
      sort: 'rank:asc,question',
      filters: { question: { $containsi: 'a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q' } },
    },
  ],
  [{ sort: many(4), filters: { id: { $in: many(16) } }, fields: many(40) }],
])('takes %j', (query) => {
  expect(findGreedy(query)).toBeNull();
});

it.each([
  ['sort', { sort: many(5) }],
  ['sort', { sort: many(5).join() }],
  ['filters', { filters: { $or: many(17).map((name) => ({ [name]: { $eq: 'a' } })) } }],
  ['fields', { fields: many(41).join() }],
  ['populate', { populate: { a: { populate: many(41) } } }],
])('refuses to deliver too much in %s', (name, query) => {
  expect(findGreedy(query)).toBe(name);
});
