import { currencies, type Currency } from '@lanternway/contracts/money/money';

/*
 * Whether the reader may have read a price of the present page. A price that was read stays as it is, even if the
 * visitor's country is known a moment later. The start-up script and the application are two bundles: they share what
 * they know as attributes of the page.
 */

/** After this long in view, a price counts as read. */
const readAfterMs = 1000;

/** Prices stay hidden for the visitor's own currency this long at most. */
const hiddenAtMostMs = 4000;

const marked = '[data-price]';

const page = () => document.documentElement.dataset;

/** Prices are read page by page. */
export const readPagePath = (): string => window.location.pathname;

/** Due are those that the server sent hidden, for the currency in `data-currency`. */
const areHidden = () => page()['prices'] === 'hidden' || page()['prices'] === 'due';

/** The visitor's currency, if the server knew the country when it sent the page, and it is another one than the page's. */
export function readSentCurrency(): Currency | null {
  const sent = page()['currency'];
  return currencies.find((currency) => currency === sent) ?? null;
}

/** When a price of this page first came into view, in ms; null before. What other pages showed does not count. */
function readFirstSeen(): number | null {
  const [path, at] = (page()['pricesSeen'] ?? '').split(' ');
  return path === readPagePath() && at !== undefined ? Number(at) : null;
}

function noteSeen(): void {
  if (areHidden() || readFirstSeen() !== null) return;
  page()['pricesSeen'] = `${readPagePath()} ${Math.round(performance.now())}`;
}

/**
 * Watches the prices of the present page until one of them comes into view.
 * @param then is called once, when that happens
 * @returns what ends the watch
 */
export function watchPrices(then: () => void = () => undefined): () => void {
  if (!('IntersectionObserver' in window)) return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    noteSeen();
    then();
  });
  document.querySelectorAll(marked).forEach((price) => observer.observe(price));
  return () => observer.disconnect();
}

export const hasPrices = (): boolean => document.querySelector(marked) !== null;

/** Whether a price of the present page was in view long enough to be read. */
export function werePricesRead(): boolean {
  const seen = readFirstSeen();
  return seen !== null && performance.now() - seen >= readAfterMs;
}

/** Hides the prices, whose places stay, until they are shown in another currency; not for long, whatever happens. */
export function hidePrices(): void {
  delete page()['pricesSeen'];
  page()['prices'] = 'hidden';
  setTimeout(showPrices, hiddenAtMostMs);
}

/**
 * Shows the prices once the page has been laid out with them, and not while that happens: what stands next to a price
 * has taken its new place by then, and the reader sees nothing move.
 */
export function showPricesInPlace(): void {
  requestAnimationFrame(() => setTimeout(showPrices));
}

export function showPrices(): void {
  if (!areHidden()) return;
  delete page()['prices'];
  watchPrices();
}
