import { askFor, readDay, readPage, readSearch, withChange, withoutFilter } from './address';

it('takes what an address cannot mean as not said', () => {
  const odd = new URLSearchParams('page=0&from=1.3.');
  expect([readPage(odd), readDay(odd, 'from'), readSearch(odd)]).toEqual([1, null, '']);
  const plain = new URLSearchParams('page=3&from=2026-03-01&_q=98%2B%00 0');
  expect([readPage(plain), readDay(plain, 'from'), readSearch(plain)]).toEqual([3, '2026-03-01', '98+ 0']);
});

it('goes to the first page with another choice', () => {
  const query = new URLSearchParams('kinds=contact&page=4');
  expect(withChange(query, { due: 'today' }).toString()).toBe('kinds=contact&due=today');
  expect(withChange(query, { kinds: '' }).toString()).toBe('');
  expect(query.toString()).toBe('kinds=contact&page=4');
});

it('keeps folder and order when the filter is taken away', () => {
  const query = new URLSearchParams('folder=closed&sort=name&kinds=contact&owner=me&_q=ada&page=2');
  expect(withoutFilter(query, ['kinds', 'owner']).toString()).toBe('folder=closed&sort=name');
});

it('sends the server only what is set', () => {
  expect(askFor({ state: 'paid', plan: null, search: '', sort: 'newest' })).toBe('state=paid&sort=newest');
});
