import { withQuery } from './redirect';

it.each([
  ['/faq', '', '/faq'],
  ['/faq', '?', '/faq'],
  ['/faq', '?a=1', '/faq?a=1'],
  ['/faq?b=2', '?a=1', '/faq?b=2&a=1'],
  ['/faq#fees', '?a=1', '/faq?a=1#fees'],
  ['https://elsewhere.example/?b=2#c', '?a=1', 'https://elsewhere.example/?b=2&a=1#c'],
])('sends to %s with the query "%s"', (address, query, expected) => {
  expect(withQuery(address, query)).toBe(expected);
});
