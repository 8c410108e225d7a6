import { screen } from '@testing-library/react';
import { keepOrder, readKeptOrder } from '../../../browser/storage/kept-order';
import { goInstead } from '../../../browser/navigation';
import {
  calls,
  openCheckout,
  orderView,
  pass,
  payButton,
  payByCard,
  press,
  said,
  script,
  setTheScene,
  type StandInServer,
  type,
} from '../checkout-fixture';

jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('gatsby'),
  navigate: jest.fn(() => Promise.resolve()),
}));
jest.mock('../../../browser/navigation', () => ({
  ...jest.requireActual<object>('../../../browser/navigation'),
  goInstead: jest.fn(),
}));

let server: StandInServer;

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(goInstead).mockClear();
  localStorage.clear();
  sessionStorage.clear();
  server = setTheScene();
});
afterEach(() => jest.useRealTimers());

describe('a payment that is being confirmed', () => {
  const begin = async () => {
    server.agrees(calls.update, { status: 'processing', order: 'o1' });
    server.agrees(calls.order, orderView({ status: 'processing' }));
    await openCheckout();
    await (await payByCard()).pay();
  };

  it('says so, and asks until it is paid', async () => {
    await begin();
    expect(said('status')).toContain('Payment received, confirming…');
    expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
    await pass(2000);
    expect(goInstead).not.toHaveBeenCalled();
    server.agrees(calls.order, orderView({ status: 'paid' }));
    await pass(2000);
    expect(goInstead).toHaveBeenCalledWith('/success?order=o1');
    expect(readKeptOrder()).toEqual({ id: 'o1', plan: 'coding-yearly', confirmingSince: null });
  });

  it('owns up after a minute, with the number of the order, and goes on asking', async () => {
    await begin();
    await pass(57_000);
    expect(said('alert')).toBe('');
    await pass(5000);
    expect(said('alert')).toBe(
      'Failed to update payment status. Please contact support. Your order number is ORD-7K3M9Q2XWT.',
    );
    server.agrees(calls.order, orderView({ status: 'paid' }));
    await pass(10_000);
    expect(goInstead).toHaveBeenCalledWith('/success?order=o1');
  });

  it('never fails because the server is silent after the window said it is paid', async () => {
    await openCheckout();
    await (await payByCard()).pay();
    expect(said('status')).toContain('Payment received, confirming…');
    expect(said('alert')).toBe('');
  });

  it('says so as soon as the window has said it, before our server answers', async () => {
    const release = server.holds(calls.update);
    server.agrees(calls.update, { status: 'paid', order: 'o1' });
    await openCheckout();
    await (await payByCard()).pay();
    expect(said('status')).toContain('Payment received, confirming…');
    expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirming…' }).disabled).toBe(true);
    // A reload now would go on waiting.
    expect(readKeptOrder()).toMatchObject({ id: 'o1', confirmingSince: Date.now() });
    release();
    await pass(0);
    expect(goInstead).toHaveBeenCalledWith('/success?order=o1');
  });

  it('is only checked while it is unknown whether a closed window was paid in', async () => {
    const release = server.holds(calls.update);
    server.agrees(calls.update, { status: 'pending', order: 'o1' });
    await openCheckout();
    await (await payByCard()).close();
    expect(said('status')).toContain('Checking your payment…');
    expect(said('status')).not.toContain('Payment received');
    expect(readKeptOrder()).toBeNull();
    release();
    await pass(0);
    expect(payButton().disabled).toBe(false);
  });

  it('is still one after a reload, with the same minute', async () => {
    keepOrder({ id: 'o1', plan: 'coding-yearly', confirmingSince: Date.now() - 59_000 });
    server.agrees(calls.order, orderView({ status: 'processing' }));
    await openCheckout();
    expect(said('status')).toContain('Payment received, confirming…');
    await pass(2000);
    expect(said('alert')).toContain('Failed to update payment status.');
  });

  it('does not keep another plan from being bought', async () => {
    keepOrder({ id: 'o2', plan: 'math-monthly', confirmingSince: Date.now() });
    await openCheckout();
    expect(payButton().disabled).toBe(false);
  });

  it('is shown in another tab too, in place of paying twice', async () => {
    const order = { id: 'o1', number: 'ORD-7K3M9Q2XWT' };
    server.refuses(calls.create, 409, { reason: 'confirming', message: 'Wait.', order });
    server.agrees(calls.order, orderView({ status: 'processing' }));
    await openCheckout();
    type('Phone', '9800000000');
    await press(/^Pay /);
    await script('load');
    expect(said('status')).toContain('Payment received, confirming…');
  });

  it('that the provider turns down can be tried again', async () => {
    await begin();
    server.agrees(calls.order, orderView({ status: 'failed' }));
    await pass(2000);
    expect(said('alert')).toBe('Payment failed. Please try again or contact support.');
    expect(payButton().disabled).toBe(false);
    expect(readKeptOrder()).toBeNull();
  });

  it('that a person has to look at is not to be paid again', async () => {
    await begin();
    server.agrees(calls.order, orderView({ status: 'review' }));
    await pass(2000);
    expect(said('status')).toContain('We have your payment and are looking at it.');
    expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
  });
});
