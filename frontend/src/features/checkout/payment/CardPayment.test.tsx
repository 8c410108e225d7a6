import { fireEvent, screen } from '@testing-library/react';
import { readChosenPlan } from '../../../browser/storage/chosen-plan';
import { goInstead } from '../../../browser/navigation';
import {
  calls,
  chooseYearly,
  createdOrder,
  openCheckout,
  pass,
  payButton,
  payByCard,
  press,
  priya,
  said,
  script,
  setTheScene,
  StandInRazorpay,
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

describe('a payment by card', () => {
  it('sends the plan and its price, opens the window, and shows the proof to the server', async () => {
    server.agrees(calls.update, { status: 'paid', order: 'o1' });
    await openCheckout();
    const { options: given, ...window } = await payByCard();
    expect(server.bodiesOf(calls.create)).toEqual([
      {
        plan: 'coding-yearly',
        track: null,
        origin: {},
        amount: 7599900,
        currency: 'INR',
        name: 'Priya Raman',
        phone: '+919800000000',
        email: priya.email,
      },
    ]);
    expect(window.isOpen).toBe(true);
    expect(given).toMatchObject({
      order_id: 'order_1',
      prefill: { name: 'Priya Raman', email: priya.email, contact: '+919800000000' },
    });
    await StandInRazorpay.last?.pay();
    expect(server.bodiesOf(calls.update)).toEqual([
      expect.objectContaining({
        orderId: 'order_1',
        paymentId: 'pay_1',
        signature: 'signed',
        status: 'success',
      }),
    ]);
    expect(goInstead).toHaveBeenCalledWith('/success?order=o1');
  });

  it('cannot be started twice', async () => {
    await openCheckout();
    await payByCard();
    expect(payButton().disabled).toBe(true);
    fireEvent.submit(screen.getByLabelText('Name'));
    await pass(0);
    expect(server.bodiesOf(calls.create)).toHaveLength(1);
  });

  it('makes no order where the script is blocked, and tries again', async () => {
    await openCheckout();
    type('Phone', '9800000000');
    await press(/^Pay /);
    await script('error');
    expect(said('alert')).toBe('Payment initiation failed. Please try again.');
    expect(server.bodiesOf(calls.create)).toEqual([]);
    await press(/^Pay /);
    await script('load');
    expect(StandInRazorpay.last?.isOpen).toBe(true);
  });

  it('gives up on a script that does not come', async () => {
    await openCheckout();
    type('Phone', '9800000000');
    await press(/^Pay /);
    await pass(15_000);
    expect(said('alert')).toBe('Payment initiation failed. Please try again.');
  });

  it.each([
    ['in words of its own where the server is silent', null, 'Failed to create order. Please try again.'],
    [
      'in the server’s words',
      { message: 'This plan is no longer sold.', reason: 'notSold' },
      'no longer sold',
    ],
  ])('says %s that there is no order', async (_how, refusal, sentence) => {
    if (refusal === null) server.falters(calls.create);
    else server.refuses(calls.create, 409, refusal);
    await openCheckout();
    type('Phone', '9800000000');
    await press(/^Pay /);
    await script('load');
    expect(said('alert')).toContain(sentence);
    expect(payButton().disabled).toBe(false);
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('9800000000');
  });

  it('shows a price that has changed, and asks once more', async () => {
    const price = { amount: 7999900, currency: 'INR' };
    server.refuses(calls.create, 409, { reason: 'priceChanged', message: 'Changed.', price });
    chooseYearly('INR', '75999 INR');
    await openCheckout(null);
    type('Phone', '9800000000');
    await press(/^Pay /);
    await script('load');
    expect(said('alert')).toMatch(/The price of this plan has changed\..*75999 INR.*79999 INR/);
    expect(payButton().textContent).toBe('Pay ₹79,999');
    expect(readChosenPlan()?.displayPrice).toBe('79999 INR');
    server.agrees(calls.create, createdOrder);
    await press(/^Pay /);
    expect(server.bodiesOf(calls.create).at(-1)).toMatchObject({ amount: 7999900 });
  });

  describe('for a plan that was bought today', () => {
    const bought = {
      reason: 'boughtToday',
      message: 'You bought this today. Buy it again?',
      order: { id: 'o0', number: 'ORD-7K3M9Q2XWA' },
    };
    const question = () => screen.queryByRole('dialog', { name: 'You bought this today. Buy it again?' });

    async function askedAgain() {
      server.refuses(calls.create, 409, bought);
      await openCheckout();
      type('Phone', '9800000000');
      await press(/^Pay /);
      await script('load');
      expect(question()?.textContent).toContain('ORD-7K3M9Q2XWA');
      expect(said('alert')).toBe('');
      expect(StandInRazorpay.last).toBeNull();
    }

    it('does not seem to work on it while it asks', async () => {
      await askedAgain();
      expect([payButton().getAttribute('aria-busy'), payButton().disabled]).toEqual(['false', true]);
    });

    it('asks first, and buys it again once the parent has said so', async () => {
      await askedAgain();
      server.agrees(calls.create, createdOrder);
      await press('Buy again');
      expect(question()).toBeNull();
      expect(server.bodiesOf(calls.create)).toMatchObject([{}, { again: true }]);
      expect(server.bodiesOf(calls.create)[0]).not.toHaveProperty('again');
      expect(StandInRazorpay.last?.isOpen).toBe(true);
    });

    it('has a way out to the orders, and nothing is sold to who closes the question', async () => {
      await askedAgain();
      expect(screen.getByRole('link', { name: 'See my orders' }).getAttribute('href')).toBe('/profile');
      await press('Close');
      expect(question()).toBeNull();
      expect(payButton().disabled).toBe(false);
      expect(server.bodiesOf(calls.create)).toHaveLength(1);
    });
  });

  it('that fails in the window is noted, and the window stays for another try', async () => {
    server.agrees(calls.update, { status: 'pending', order: 'o1' });
    await openCheckout();
    const window = await payByCard();
    await window.fail();
    expect(server.bodiesOf(calls.update)).toEqual([
      expect.objectContaining({ status: 'failed', paymentId: 'pay_0', orderId: 'order_1' }),
    ]);
    expect(said('alert')).toBe('');
    await window.close();
    expect(said('alert')).toBe('Payment failed. Please try again or contact support.');
    expect(screen.getByText(/Does your bank show the payment all the same/)).toBeTruthy();
    expect(payButton().disabled).toBe(false);
  });

  it('whose window is closed says nothing of failing before the server has been asked', async () => {
    server.agrees(calls.update, { status: 'pending', order: 'o1' });
    await openCheckout();
    await (await payByCard()).close();
    expect(said('alert')).toBe('');
    expect(said('status')).toContain('The payment window was closed.');
    expect(screen.queryByText(/Does your bank/)).toBeNull();
    expect(document.activeElement).toBe(payButton());
  });

  it('whose window is closed is paid all the same where an app has paid', async () => {
    server.agrees(calls.update, { status: 'paid', order: 'o1' });
    await openCheckout();
    await (await payByCard()).close();
    expect(goInstead).toHaveBeenCalledWith('/success?order=o1');
  });
});
