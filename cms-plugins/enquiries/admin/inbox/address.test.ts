import { countNarrowing, readAddress, toServer, toView } from './address';

const read = (query: string) => readAddress(new URLSearchParams(query));

it('shows what is open, what is due first, where the address says nothing', () => {
  expect(toServer(read(''), 'Asia/Kolkata')).toBe(
    'folder=open&sort=reply-by&zone=Asia%2FKolkata&page=1&pageSize=20',
  );
});

it('asks the server for all that the address says', () => {
  const address = read(
    'folder=all&kinds=career,contact&statuses=screening&owner=me&due=overdue&course=math' +
      '&source=news&campaign=winter+2026&receivedFrom=2026-03-01&receivedTo=2026-03-31&_q=98%2B+0&sort=name&page=3&pageSize=50',
  );
  expect(Object.fromEntries(new URLSearchParams(toServer(address, 'UTC')))).toEqual({
    folder: 'all',
    kinds: 'contact,career',
    statuses: 'screening',
    owner: 'me',
    due: 'overdue',
    course: 'math',
    source: 'news',
    campaign: 'winter 2026',
    receivedFrom: '2026-03-01',
    receivedTo: '2026-03-31',
    search: '98+ 0',
    sort: 'name',
    zone: 'UTC',
    page: '3',
    pageSize: '50',
  });
});

it('takes what an address cannot mean as not said', () => {
  const odd =
    'folder=x&kinds=pets,contact&statuses=,&owner=boss&due=soon&receivedFrom=1.3.&page=0&pageSize=7';
  expect(read(odd)).toEqual({ ...read(''), kinds: ['contact'] });
});

it('exports what the filter shows, all pages of it', () => {
  const asked = new URLSearchParams(toServer(read('kinds=contact&page=4&sort=name'), 'UTC', false));
  expect(Object.fromEntries(asked)).toEqual({ folder: 'open', kinds: 'contact', sort: 'name', zone: 'UTC' });
});

it('counts the choices that narrow', () => {
  expect(countNarrowing(read('folder=all&sort=name&_q=ada'))).toBe(0);
  expect(countNarrowing(read('kinds=contact,career&owner=nobody&receivedTo=2026-01-01'))).toBe(3);
  expect(countNarrowing(read('campaign=-'))).toBe(1);
});

it('keeps a view as a link, whatever was searched for', () => {
  const query = new URLSearchParams('folder=all&page=3&pageSize=50');
  query.set('_q', 'Zoë & Ömer');
  const view = toView(query);
  expect(view).toMatch(/^\?[\x21-\x7e]+$/);
  expect(read(view)).toEqual({ ...read('folder=all'), search: 'Zoë & Ömer' });
  expect(toView(new URLSearchParams('page=2'))).toBe('');
});
