import { render, screen } from '@testing-library/react';
import { keepOrder } from '../../../browser/storage/kept-order';
import { saveFile } from '../../../browser/save-file';
import { Cancel } from './Cancel';
import {
  calls,
  orderView,
  pass,
  press,
  priya,
  said,
  setTheScene,
  type StandInServer,
} from '../checkout-fixture';
import { ResultGround, Success } from './Success';

jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('gatsby'),
  navigate: jest.fn(() => Promise.resolve()),
}));
jest.mock('../../../browser/save-file', () => ({ saveFile: jest.fn() }));

const session = { token: 't-1', sessionId: 's-1', name: priya.username, email: priya.email };
const paid = orderView({
  status: 'paid',
  paidAt: '2026-11-20T10:01:00.000Z',
  paymentId: 'pay_1',
  receiptNumber: 'R/26-27/000001',
  creditNotes: [],
  sessions: { bought: 96, used: 0, left: 96 },
});
let server: StandInServer;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  jest.mocked(saveFile).mockClear();
  server = setTheScene();
});
afterEach(() => jest.useRealTimers());

async function open(page: 'success' | 'cancel', query = '?order=o1'): Promise<void> {
  history.replaceState(null, '', `/${page}${query}`);
  render(<ResultGround>{page === 'success' ? <Success session={session} /> : <Cancel />}</ResultGround>);
  await pass(0);
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

describe('the page that thanks', () => {
  it('is the receipt of the order in the address', async () => {
    server.agrees(calls.order, paid);
    await open('success');
    expect(title()).toBe('Payment received');
    expect(facts()).toEqual([
      'Coding Yearly',
      '96 of 45 minutes',
      '₹75,99975999 INR',
      'Paid',
      '20 November 2026',
      'R/26-27/000001',
      'ORD-7K3M9Q2XWT',
      'order_1',
      'pay_1',
    ]);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'We write to you',
      'You agree on the times',
      'The first class',
    ]);
    expect(screen.getByText(/Full refund before sessions start\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByText('Test mode')).toBeTruthy();
  });

  it('finds the order of this tab where the address names none, and puts it there', async () => {
    keepOrder({ id: 'o1', plan: 'coding-yearly', confirmingSince: null });
    server.agrees(calls.order, paid);
    await open('success', '');
    expect(title()).toBe('Payment received');
    expect(window.location.search).toBe('?order=o1');
  });

  it.each(['', '?order=../../auth/me', '?order=o2'])('shows nothing for %j', async (query) => {
    server.refuses('GET /api/auth/orders/o2', 404, { message: 'We cannot find this order.' });
    await open('success', query);
    expect(title()).toBe('No order here');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/profile');
  });

  it('waits where the payment is being confirmed, and thanks once it is there', async () => {
    server.agrees(calls.order, orderView({ status: 'processing' }));
    await open('success');
    expect(said('status')).toContain('Payment received, confirming…');
    expect(screen.queryByText('Paid')).toBeNull();
    server.agrees(calls.order, paid);
    await pass(2000);
    expect(title()).toBe('Payment received');
  });

  it('does not thank for what was never paid', async () => {
    server.agrees(calls.order, orderView({ status: 'failed' }));
    await open('success');
    expect(title()).toBe('Payment not completed');
    expect(screen.getByRole('link', { name: 'Retry' }).getAttribute('href')).toBe('/checkout/coding-yearly');
  });

  it('says when the order cannot be loaded, and tries again', async () => {
    await open('success');
    expect(said('alert')).toContain('Your order could not be loaded.');
    server.agrees(calls.order, paid);
    await press('Try again');
    expect(title()).toBe('Payment received');
  });

  it('says so where the receipt cannot be fetched', async () => {
    server.agrees(calls.order, paid);
    await open('success');
    await press('Download PDF');
    expect(said('alert')).toBe('The receipt could not be fetched. Please try again.');
    server.refuses(`${calls.order}/receipt.pdf`, 404, { message: 'There is no receipt for this order yet.' });
    await press('Download PDF');
    expect(said('alert')).toBe('There is no receipt for this order yet.');
    expect(saveFile).not.toHaveBeenCalled();
  });
});

describe('the page for who turned away', () => {
  it('says that nothing was charged where the server agrees', async () => {
    server.agrees(calls.order, orderView());
    await open('cancel');
    expect(title()).toBe('Payment cancelled');
    expect(screen.getByText('You have not been charged. Everything you typed is kept.')).toBeTruthy();
    expect(facts()).toEqual(['Coding Yearly', '₹75,999 (75999 INR)', 'ORD-7K3M9Q2XWT']);
    expect(screen.getByRole('link', { name: 'Retry' }).getAttribute('href')).toBe('/checkout/coding-yearly');
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
  });

  it('leads back to the track that was chosen', async () => {
    server.agrees(calls.order, orderView({ track: 'elevate', trackTitle: 'Elevate' }));
    await open('cancel');
    expect(screen.getByRole('link', { name: 'Retry' }).getAttribute('href')).toBe('/checkout/elevate');
  });

  it.each([
    ['processing', 'Your payment may still be on its way. Please do not pay again.'],
    ['review', 'Your payment may still be on its way. Please do not pay again.'],
    ['paid', 'This order is paid.'],
  ] as const)('neither says so nor offers to pay again where the order is %s', async (status, sentence) => {
    server.agrees(calls.order, orderView({ status }));
    await open('cancel');
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(title()).not.toBe('Payment cancelled');
    expect(screen.queryByText(/have not been charged/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Retry' })).toBeNull();
  });
});
