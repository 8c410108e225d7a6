/**
 * The only script that a page of the built site starts by itself. The page is complete without script. So the
 * application waits until the reader does something or comes near a form, or until prices and carousels are due. Only a
 * page with a place that the application fills starts it at once.
 */

import { countVisits } from './count-visits';
import { holdEarlyPress } from './first-press';
import { preparePrices } from './prepare-prices';
import { hasToken } from '../browser/storage/session';
import { noteVisit } from '../browser/storage/visit';

/** What the build left in the page as data. */
interface PageStart {
  pagePath: string;
  compilationHash: string;
  scripts: string[];
  /** Fetched together with the scripts, which will ask for them next. */
  preloads: { href: string; as: 'script' | 'fetch'; isForParents?: boolean }[];
  /** Whether the page is of little use without the application. */
  isUrgent?: true;
}

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'click'] as const;

/** How long a loaded page waits when nobody touches it. The first carousel moves a second later. */
const restMs = 2500;

/** How long the application then waits for a busy page before it starts anyway. */
const patienceMs = 1500;

function readStart(): PageStart | null {
  const text = document.getElementById('page-start')?.textContent;
  return text ? (JSON.parse(text) as PageStart) : null;
}

function preload({ href, as }: PageStart['preloads'][number]): void {
  const link = Object.assign(document.createElement('link'), { rel: 'preload', href, as });
  if (as === 'fetch') link.crossOrigin = 'anonymous';
  document.head.append(link);
}

function run(src: string): void {
  document.body.append(Object.assign(document.createElement('script'), { src, async: true }));
}

const partsOfSheets = () => [...document.querySelectorAll<HTMLStyleElement>('style[data-part]')];

let wholeSheets: Promise<unknown> | undefined;

function load(part: HTMLStyleElement): Promise<boolean> {
  return new Promise((resolve) => {
    const whole = document.createElement('link');
    whole.addEventListener('load', () => resolve(true));
    whole.addEventListener('error', () => resolve(false));
    Object.assign(whole, { rel: 'stylesheet', href: part.dataset['part'] });
    part.before(whole);
  });
}

/**
 * A page's HTML has only the style rules for what the reader sees first. Dialogs, a pointer and what the application adds need
 * the whole sheets. These use names of colours and sizes that only the first sheet declares. So the page's own rules are
 * removed only when all sheets have come, and stay if one does not come.
 */
function loadWholeSheets(parts: readonly HTMLStyleElement[]): Promise<unknown> {
  wholeSheets ??= Promise.all(parts.map(load)).then((come) => {
    if (!come.includes(false)) parts.forEach((part) => part.remove());
  });
  return wholeSheets;
}

/** Fetches the whole sheets ahead of time, so that a dialog opens at once. If that fails, `load` asks for them again. */
function fetchWholeSheets(): void {
  for (const { dataset } of partsOfSheets()) fetch(String(dataset['part'])).catch(() => undefined);
}

/**
 * The not-found page appears at addresses that have no data of their own. Its data is passed under the present address,
 * so that the application does not ask for data that does not exist.
 */
async function readDataOfNotFound(): Promise<object> {
  const reply = await fetch('/page-data/404.html/page-data.json');
  const data = (await reply.json()) as object;
  return { pageData: { ...data, path: location.pathname } };
}

async function startApplication({ pagePath, compilationHash, scripts, preloads }: PageStart): Promise<void> {
  const parts = partsOfSheets();
  const sheets = loadWholeSheets(parts);
  preloads.filter(({ isForParents }) => !isForParents || hasToken()).forEach(preload);
  if (parts.length > 0) {
    scripts.forEach((href) => preload({ href, as: 'script' }));
    await sheets;
  }
  const data = pagePath === '/404.html' ? await readDataOfNotFound() : {};
  Object.assign(window, {
    ...data,
    pagePath,
    ___webpackCompilationHash: compilationHash,
    // Only the page that the reader is about to open is fetched ahead, not the code of every link in view.
    ___chunkMapping: {},
  });
  scripts.forEach(run);
}

function whenIdle(then: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(then, { timeout: patienceMs });
  else setTimeout(then, 200);
}

/** A form can be filled in but not sent before, so the application comes when the reader is less than a screen away. */
function whenNearForm(then: () => void): void {
  const forms = [...document.querySelectorAll('form[method="post"]')];
  if (forms.length === 0) return;
  if (!('IntersectionObserver' in window)) {
    then();
    return;
  }
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      then();
    },
    { rootMargin: '100% 0px' },
  );
  forms.forEach((form) => watch.observe(form));
}

function startOnce(start: PageStart): void {
  holdEarlyPress();
  if (start.isUrgent) {
    void startApplication(start);
    return;
  }
  const signal = new AbortController();
  const begin = () => {
    if (signal.signal.aborted) return;
    signal.abort();
    void startApplication(start);
  };
  const options = { passive: true, capture: true, signal: signal.signal };
  const touched = () => {
    void loadWholeSheets(partsOfSheets());
    whenIdle(begin);
  };
  for (const sign of signsOfLife) addEventListener(sign, touched, options);
  whenNearForm(begin);
  preparePrices(() => whenIdle(begin));
  const beginRested = () => {
    fetchWholeSheets();
    // The page was built for visitors. A logged-in parent should see their own state soon.
    setTimeout(() => whenIdle(begin), hasToken() ? 0 : restMs);
  };
  if (document.readyState === 'complete') beginRested();
  else addEventListener('load', beginRested, options);
}

noteVisit();
countVisits();
const start = readStart();
if (start) startOnce(start);
