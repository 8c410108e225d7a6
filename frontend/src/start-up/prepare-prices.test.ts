import { keepChosenCurrency } from '../browser/storage/chosen-currency';
import { preparePrices } from './prepare-prices';

const page = document.documentElement.dataset;
let come: () => void = () => undefined;
let begin: jest.Mock;

/** A price that comes into view when the test says so. */
class StandInObserver {
  constructor(listener: (entries: object[]) => void) {
    come = () => listener([{ isIntersecting: true }]);
  }
  observe(): void {
    return undefined;
  }
  disconnect(): void {
    return undefined;
  }
}

const answer = (country_code: string | null) =>
  Promise.resolve({ ok: true, json: () => Promise.resolve({ country_code }) } as Response);

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { IntersectionObserver: StandInObserver });
  localStorage.clear();
  sessionStorage.clear();
  delete page['prices'];
  delete page['pricesSeen'];
  document.body.innerHTML = '<p data-price>₹6,499</p>';
  begin = jest.fn();
  globalThis.fetch = jest.fn(() => answer('US'));
});
afterEach(() => jest.useRealTimers());

const settle = () => jest.advanceTimersByTimeAsync(0);

it('asks nobody while no price is in view', async () => {
  preparePrices(begin);
  await settle();
  expect(fetch).not.toHaveBeenCalled();
  expect(begin).not.toHaveBeenCalled();
});

it('hides rupees at once when the country has another currency, and starts the application', async () => {
  preparePrices(begin);
  come();
  await settle();
  expect(page['prices']).toBe('hidden');
  expect(begin).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem('country')).toContain('US');
});

it('leaves rupees in India', async () => {
  globalThis.fetch = jest.fn(() => answer('IN'));
  preparePrices(begin);
  come();
  await settle();
  expect([page['prices'], begin.mock.calls.length]).toEqual([undefined, 0]);
});

it('leaves a price that was read before the country was known', async () => {
  globalThis.fetch = jest.fn(
    () => new Promise<Response>((resolve) => setTimeout(() => resolve(answer('US')), 1200)),
  );
  preparePrices(begin);
  come();
  await jest.advanceTimersByTimeAsync(1300);
  expect([page['prices'], begin.mock.calls.length]).toEqual([undefined, 0]);
  expect(sessionStorage.getItem('country')).toContain('US');
});

it('hides rupees from the beginning where the currency is known, and shows them if nothing replaces them', async () => {
  localStorage.setItem('currency', '"GBP"');
  preparePrices(begin);
  expect(page['prices']).toBe('hidden');
  expect(fetch).not.toHaveBeenCalled();
  come();
  expect(begin).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(4000);
  expect(page['prices']).toBeUndefined();
});

describe('a page that the server sent with the currency of the country', () => {
  beforeEach(() => Object.assign(page, { prices: 'due', currency: 'GBP' }));
  afterEach(() => delete page['currency']);

  it('keeps its rupees hidden and starts the application when a price comes into view, without asking', async () => {
    preparePrices(begin);
    expect([page['prices'], begin.mock.calls.length]).toEqual(['hidden', 0]);
    come();
    await settle();
    expect(begin).toHaveBeenCalledTimes(1);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('shows rupees at once to a reader who chose them', () => {
    keepChosenCurrency('INR');
    preparePrices(begin);
    expect(page['prices']).toBeUndefined();
  });

  it('shows rupees when the application does not come', async () => {
    preparePrices(begin);
    await jest.advanceTimersByTimeAsync(4000);
    expect(page['prices']).toBeUndefined();
  });
});
