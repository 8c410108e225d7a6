/** Loads the script again, as a page does. @param more what else the page has */
async function loadPage(pagePath: string, isUrgent = false, more = ''): Promise<void> {
  jest.resetModules();
  const start = {
    pagePath,
    compilationHash: 'abc',
    scripts: ['/app-1.js'],
    preloads: [
      { href: '/page-data/app-data.json', as: 'fetch' },
      { href: '/faq-1.js', as: 'script' },
      { href: '/of-parents-1.js', as: 'script', isForParents: true },
    ],
    isUrgent,
  };
  document.head.innerHTML = '';
  document.body.innerHTML = `<script type="application/json" id="page-start">${JSON.stringify(start)}</script>${more}`;
  await import('./start-late');
}

const startedScripts = () =>
  [...document.querySelectorAll('body script[src]')].map((script) => script.getAttribute('src'));
const settle = () => jest.advanceTimersByTimeAsync(3000);
let readyState: DocumentReadyState;

beforeEach(() => {
  jest.useFakeTimers();
  readyState = 'interactive';
  Object.assign(navigator, { sendBeacon: () => true });
  Object.assign(globalThis, { fetch: () => Promise.resolve() });
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
});

afterEach(async () => {
  // Removes the listeners of this page.
  window.dispatchEvent(new Event('load'));
  await settle();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('starts nothing while the page is still loading', async () => {
  await loadPage('/faq');
  await settle();
  expect(startedScripts()).toEqual([]);
});

it('starts at once where a place waits to be filled', async () => {
  await loadPage('/orders', true);
  expect(startedScripts()).toEqual(['/app-1.js']);
  window.dispatchEvent(new Event('load'));
  await settle();
  expect(startedScripts()).toEqual(['/app-1.js']);
});

describe('on a page with a form', () => {
  const form = '<form method="post"></form>';
  let come: (isIntersecting: boolean) => void;
  let far: string;

  /** The one that watches forms says what the test says; others watch prices. */
  class Observer {
    constructor(say: (seen: { isIntersecting: boolean }[]) => void, options?: { rootMargin: string }) {
      if (options === undefined) return;
      far = options.rootMargin;
      come = (isIntersecting) => say([{ isIntersecting }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }

  beforeEach(() => Object.assign(window, { IntersectionObserver: Observer }));
  afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

  it('starts when the reader is less than a screen away from it, and once only', async () => {
    await loadPage('/connect', false, form);
    expect(far).toBe('100% 0px');
    come(false);
    expect(startedScripts()).toEqual([]);
    come(true);
    window.dispatchEvent(new Event('load'));
    await settle();
    expect(startedScripts()).toEqual(['/app-1.js']);
  });

  it('starts like any other page while the form is far', async () => {
    await loadPage('/winter-camp', false, form);
    come(false);
    window.dispatchEvent(new Event('load'));
    await settle();
    expect(startedScripts()).toEqual(['/app-1.js']);
  });

  it('starts at once in a browser that cannot tell', async () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    await loadPage('/connect', false, form);
    expect(startedScripts()).toEqual(['/app-1.js']);
  });
});

it('starts once the page has loaded and rests', async () => {
  await loadPage('/faq');
  window.dispatchEvent(new Event('load'));
  await settle();
  expect(startedScripts()).toEqual(['/app-1.js']);
  expect(window).toMatchObject({ pagePath: '/faq', ___webpackCompilationHash: 'abc', ___chunkMapping: {} });
});

it('leaves a loaded page that nobody touches in peace for a while', async () => {
  await loadPage('/faq');
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(2400);
  expect(startedScripts()).toEqual([]);
});

it('does not let a parent who is logged in wait for the own name', async () => {
  localStorage.setItem('token', 't-1');
  await loadPage('/faq');
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(500);
  localStorage.clear();
  expect(startedScripts()).toEqual(['/app-1.js']);
});

it.each(['pointerdown', 'keydown', 'touchstart', 'click'])(
  'starts at the first %s, and once only',
  async (sign) => {
    await loadPage('/faq');
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event('load'));
    await settle();
    expect(startedScripts()).toEqual(['/app-1.js']);
  },
);

it('fetches at the same time what the application will ask for', async () => {
  readyState = 'complete';
  await loadPage('/faq');
  await settle();
  const links = [...document.head.querySelectorAll('link[rel="preload"]')];
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('crossorigin')])).toEqual([
    ['/page-data/app-data.json', 'anonymous'],
    ['/faq-1.js', null],
  ]);
});

it('fetches what only parents need for those who are logged in', async () => {
  localStorage.setItem('token', 't-1');
  await loadPage('/checkout', true);
  localStorage.clear();
  expect(document.head.querySelector('link[href="/of-parents-1.js"]')).not.toBeNull();
});

it('hands the not-found page its data under the present address', async () => {
  const data = { componentChunkName: 'component---404', path: '/404.html' };
  const ask = jest.fn(() => Promise.resolve({ json: () => Promise.resolve(data) }));
  Object.assign(globalThis, { fetch: ask });
  readyState = 'complete';
  await loadPage('/404.html');
  await settle();
  expect(ask).toHaveBeenCalledWith('/page-data/404.html/page-data.json');
  expect(window).toMatchObject({
    pageData: { componentChunkName: 'component---404', path: location.pathname },
  });
  expect(startedScripts()).toEqual(['/app-1.js']);
});

it('gives the application the whole style sheets of a page that has only its own rules', async () => {
  readyState = 'complete';
  await loadPage('/faq');
  document.head.innerHTML = '<style data-part="/app.css">p{top:0}</style><style data-emotion="a"></style>';
  await settle();
  const [whole] = document.head.querySelectorAll('link[rel="stylesheet"]');
  expect(whole?.getAttribute('href')).toBe('/app.css');
  expect(whole?.nextElementSibling?.getAttribute('data-part')).toBe('/app.css');
  expect(startedScripts()).toEqual([]);
  whole?.dispatchEvent(new Event('load'));
  await settle();
  expect(document.querySelectorAll('style[data-part]')).toHaveLength(0);
  expect(document.querySelectorAll('style')).toHaveLength(1);
  expect(startedScripts()).toEqual(['/app-1.js']);
});

it('starts the application where a style sheet cannot be had, with the rules that the page has', async () => {
  readyState = 'complete';
  await loadPage('/faq');
  document.head.innerHTML = '<style data-part="/app.css">p{top:0}</style>';
  await settle();
  document.head.querySelector('link[rel="stylesheet"]')?.dispatchEvent(new Event('error'));
  await settle();
  expect(document.querySelectorAll('style[data-part]')).toHaveLength(1);
  expect(startedScripts()).toEqual(['/app-1.js']);
});

it('has the whole sheets at hand once the page has loaded', async () => {
  const ask = jest.fn(() => Promise.reject(new Error('There is no network.')));
  Object.assign(globalThis, { fetch: ask });
  await loadPage('/faq');
  document.head.innerHTML = '<style data-part="/app.css">p{top:0}</style>';
  expect(ask).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(ask).toHaveBeenCalledWith('/app.css');
});

it.each(['pointermove', 'keydown', 'click'])(
  'gives a page the whole sheets at the first %s',
  async (sign) => {
    await loadPage('/faq');
    document.head.innerHTML = '<style data-part="/app.css">p{top:0}</style>';
    window.dispatchEvent(new Event(sign));
    window.dispatchEvent(new Event('keydown'));
    const links = () => document.head.querySelectorAll('link[rel="stylesheet"]');
    expect(links()).toHaveLength(1);
    links()[0]?.dispatchEvent(new Event('load'));
    await settle();
    expect(links()).toHaveLength(1);
    expect(document.querySelectorAll('style[data-part]')).toHaveLength(0);
    expect(startedScripts()).toEqual(['/app-1.js']);
  },
);

it('keeps the own rules of a page until all whole sheets have come', async () => {
  await loadPage('/faq');
  document.head.innerHTML =
    '<style data-part="/app.css">:root{--a:1px}</style><style data-part="/faq.css">p{top:1px}</style>';
  window.dispatchEvent(new Event('keydown'));
  const [shared, own] = document.head.querySelectorAll('link[rel="stylesheet"]');
  own?.dispatchEvent(new Event('load'));
  await settle();
  expect(document.querySelectorAll('style[data-part]')).toHaveLength(2);
  expect(startedScripts()).toEqual([]);
  shared?.dispatchEvent(new Event('load'));
  await settle();
  expect(document.querySelectorAll('style[data-part]')).toHaveLength(0);
  expect(startedScripts()).toEqual(['/app-1.js']);
});
