import { render, waitFor } from '@testing-library/react';
import { PlanUnit } from './PlanUnit';

const replies: Record<string, unknown> = {
  '/api/geo': { country_code: 'US' },
  '/api/rates': { base: 'INR', rates: { USD: 0.012, GBP: 0.0095 }, at: '2026-11-20T00:00:00Z' },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  globalThis.fetch = jest.fn((path) =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(replies[String(path)]) } as Response),
  );
});

const month = { sessions: 8, sessionMinutes: 45, months: 1 };
const prices = { INR: 649900, USD: 24900 };

const linesOf = (container: Element) =>
  [...container.querySelectorAll('p')].map((line) =>
    [...line.children].map(({ textContent }) => textContent).join(' | '),
  );

it('says next to a price what it buys, in rupees first and then in the currency of the country', async () => {
  const { container } = render(
    <>
      <PlanUnit pricesMinor={prices} bought={month} />
      <PlanUnit pricesMinor={{ INR: 649900 }} bought={{ ...month, sessions: 48, months: 6 }} />
      <PlanUnit pricesMinor={{ INR: 649900 }} bought={month} place="card" />
    </>,
  );
  expect(linesOf(container)).toEqual([
    '₹6,499 | a month · 8 sessions of 45 minutes',
    '₹6,499 | for 6 months · 48 sessions of 45 minutes',
    // A card keeps the line of the words that come, so that nothing below moves.
    '₹6,499 | a month | 8 sessions of 45 minutes | \u00a0',
  ]);
  await waitFor(() =>
    expect(linesOf(container)).toEqual([
      '$249 | a month · 8 sessions of 45 minutes',
      '≈ $78 | for 6 months · 48 sessions of 45 minutes | you will be charged ₹6,499',
      '≈ $78 | a month | 8 sessions of 45 minutes | you will be charged ₹6,499',
    ]),
  );
});

it('names the sessions below the price on a card and a sheet', () => {
  const { container } = render(
    <PlanUnit pricesMinor={prices} bought={month} place="card">
      . Most take about a year.
    </PlanUnit>,
  );
  expect(container.textContent).toContain('a month8 sessions of 45 minutes. Most take about a year.');
});

it('promises nothing for a price that belongs to no plan', () => {
  const { container } = render(
    <>
      <PlanUnit pricesMinor={{}} bought={month} />
      <PlanUnit pricesMinor={{ INR: 100 }} bought={null} />
    </>,
  );
  expect(linesOf(container)[0]).toBe('On request');
  expect(linesOf(container)[1]).not.toContain('sessions');
});
