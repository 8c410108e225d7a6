import { act, render, screen } from '@testing-library/react';
import { TrackPrice } from './TrackPrice';

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

it('is in rupees first, then in the currency of the country; a price only in rupees is approximated', async () => {
  const { container } = render(
    <>
      <TrackPrice pricesMinor={{ INR: 649900, USD: 24900 }} />
      <TrackPrice pricesMinor={{ INR: 649900 }} />
    </>,
  );
  expect(container.textContent).toBe('₹6,499₹6,499');
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  expect(screen.getByText('you will be charged ₹6,499')).toBeTruthy();
  expect(container.textContent).toBe('$249≈ $78 you will be charged ₹6,499');
});
