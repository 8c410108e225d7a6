import { count, countPage } from '../browser/count';
import { object, withdrawObjection } from '../browser/storage/objection';
import { countVisits } from './count-visits';

interface Told {
  event: string;
  path: string;
  [part: string]: string;
}

const told: Told[] = [];
let listening: AbortController;
let visibility: DocumentVisibilityState;

/** Loads a page. Listeners of the page before are gone, as they are in a browser. */
function open(address: string, referrer = ''): void {
  listening.abort();
  listening = new AbortController();
  history.replaceState(null, '', address);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  countVisits();
}

const pass = (ms: number) => jest.advanceTimersByTime(ms);

const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  told.length = 0;
  visibility = 'visible';
  listening = new AbortController();
  localStorage.clear();
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  const listen = document.addEventListener.bind(document);
  jest
    .spyOn(document, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) =>
      listen(type, listener, { signal: listening.signal }),
    );
  const sendBeacon = (path: string, body: string) => {
    expect(path).toBe('/api/seen');
    expect(body.length).toBeLessThan(1024);
    told.push(JSON.parse(body) as Told);
    return true;
  };
  Object.assign(navigator, { sendBeacon });
});

afterEach(() => {
  listening.abort();
  withdrawObjection();
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: undefined, configurable: true });
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('tells a page that was in view for a second, once, with where the reader came from', () => {
  open(
    '/faq?utm_source=news&utm_campaign=spring&child=Anaya#price',
    'https://www.search.example/find?q=maths',
  );
  pass(999);
  expect(told).toEqual([]);
  pass(60_000);
  show('hidden');
  show('visible');
  pass(5000);
  expect(told).toEqual([
    { event: 'view', path: '/faq', referrer: 'www.search.example', source: 'news', campaign: 'spring' },
  ]);
});

it('does not tell a page that is left within a second, or only prepared', () => {
  visibility = 'hidden';
  open('/faq');
  pass(60_000);
  show('visible');
  pass(500);
  show('hidden');
  pass(60_000);
  expect(told).toEqual([]);
  show('visible');
  pass(1000);
  expect(told).toHaveLength(1);
});

it('tells each page that the application swaps in, and none twice', () => {
  open('/faq');
  pass(1000);
  countPage();
  pass(1000);
  for (const path of ['/blog', '/blog?page=2', '/connect']) {
    history.pushState(null, '', path);
    countPage();
    pass(1000);
  }
  expect(told.map(({ event, path }) => `${event} ${path}`)).toEqual([
    'view /faq',
    'view /blog',
    'view /connect',
  ]);
});

it('tells what is done, after the page on which it is done', () => {
  open('/connect');
  count('form_open');
  count('form_sent');
  pass(5000);
  expect(told.map(({ event }) => event)).toEqual(['view', 'form_open', 'form_sent']);
});

it('keeps nothing in the browser', () => {
  open('/faq?utm_source=news');
  pass(1000);
  expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0]);
});

it.each([
  ['the reader objects', () => object()],
  ['staff are logged in', () => localStorage.setItem('isLoggedIn', 'true')],
  [
    'the browser asks for privacy',
    () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  ],
])('tells nothing where %s', (_why, prepare) => {
  prepare();
  open('/connect?utm_source=news');
  count('form_open');
  pass(5000);
  expect(told).toEqual([]);
});

it('tells nothing after an objection on the page itself, and goes on when that is taken back', () => {
  open('/privacy');
  pass(1000);
  object();
  count('form_open');
  withdrawObjection();
  count('form_sent');
  expect(told.map(({ event }) => event)).toEqual(['view', 'form_sent']);
});

it('tells nothing of a preview, nor of where staff go from it', () => {
  open('/faq?preview=abc');
  pass(1000);
  history.pushState(null, '', '/blog');
  countPage();
  count('form_open');
  pass(5000);
  expect(told).toEqual([]);
});
