import { fireEvent, render, screen } from '@testing-library/react';
import { keepChosenPlan, readChosenPlan } from '../../browser/chosen-plan';
import { keepOrder, readKeptOrder } from '../../browser/kept-order';
import { goInstead } from '../../browser/navigation';
import { startSession } from '../../browser/session';
import type { Offer } from '../../content/offer';
import { Checkout, CheckoutGround } from './Checkout';
import {
  calls,
  createdOrder,
  options,
  orderView,
  pass,
  press,
  priya,
  said,
  script,
  StandInRazorpay,
  StandInServer,
  type,
  yearly,
} from './checkout-fixture';

jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('gatsby'),
  navigate: jest.fn(() => Promise.resolve()),
}));
jest.mock('../../browser/navigation', () => ({
  ...jest.requireActual<object>('../../browser/navigation'),
  goTo: jest.fn(),
  goInstead: jest.fn(),
}));

const seller = { brandName: 'Lanternway', phone: '+91 98000 00000', phoneHref: 'tel:+919800000000' };
let server: StandInServer;
let turn = 0;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  jest.mocked(goInstead).mockClear();
  StandInRazorpay.last = null;
  Object.assign(window, { Razorpay: StandInRazorpay });
  startSession({ token: 't-1', sessionId: 's-1', ...priya });
  server = new StandInServer().install();
  server.agrees(calls.me, { user: { ...priya, createdAt: '2026-10-02T08:00:00Z' } });
  // A script that has come once is not asked for again, so each test has one of its own.
  turn += 1;
  const scriptUrl = `https://pay.example/checkout-${turn}.js`;
  server.agrees(calls.options, { ...options, razorpay: { ...options.razorpay, scriptUrl } });
  server.agrees(calls.geo, { country_code: 'IN' });
  server.agrees(calls.create, createdOrder);
});
afterEach(() => jest.useRealTimers());

async function open(offer: Offer | null = yearly): Promise<void> {
  render(
    <CheckoutGround>
      <Checkout offer={offer} seller={seller} />
    </CheckoutGround>,
  );
  await pass(0);
}

async function payByCard(): Promise<StandInRazorpay> {
  type('Phone', '98000 00000');
  await press(/^Pay /);
  await script('load');
  await pass(0);
  const { last } = StandInRazorpay;
  if (last === null) throw new Error('No window was opened.');
  return last;
}

const payButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Pay / });

describe('the checkout', () => {
  it('shows the plan, the details of the account and the total to the letter', async () => {
    await open();
    expect(screen.getByRole('complementary', { name: 'Plan summary' }).textContent).toContain('75999 INR');
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Priya Raman');
    const email = screen.getByLabelText<HTMLInputElement>('Email');
    expect([email.value, email.readOnly]).toEqual([priya.email, true]);
    expect(payButton().textContent).toBe('Pay 75999 INR');
    expect(screen.getByText('Test mode')).toBeTruthy();
  });

  it('asks to choose a plan where none was chosen', async () => {
    await open(null);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Choose a plan first');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/#plans');
  });

  it.each([
    ['IN', 'INR'],
    ['GB', 'GBP'],
    ['US', 'USD'],
    ['DE', 'USD'],
  ])('counts in the currency of %s, which is %s, where none was chosen', async (country_code, currency) => {
    server.agrees(calls.geo, { country_code });
    await open();
    expect(screen.getByRole('button', { name: new RegExp(`^. ${currency}$`), pressed: true })).toBeTruthy();
  });

  it('keeps the currency in which the plan was chosen', async () => {
    const { plan: key, planTitle: title, sessions, duration, features, pricesMinor } = yearly;
    const chosen = { key, title, sessions, duration, features, pricesMinor };
    keepChosenPlan({ ...chosen, currency: 'GBP', displayPrice: '1975 GBP' });
    await open(null);
    expect(payButton().textContent).toBe('Pay 1975 GBP by card');
  });

  it('offers PayPal for dollars and pounds alone', async () => {
    await open();
    expect(screen.queryByText('or')).toBeNull();
    await press('$ USD');
    expect(screen.getByText('or')).toBeTruthy();
    expect(payButton().textContent).toBe('Pay 2599 USD by card');
  });

  it('says when it cannot be loaded, and tries again', async () => {
    server.falters(calls.options);
    await open();
    expect(said('alert')).toContain('The checkout could not be loaded.');
    server.agrees(calls.options, options);
    await press('Try again');
    expect(payButton()).toBeTruthy();
  });

  it('says so where nobody takes the currency', async () => {
    server.agrees(calls.options, { ...options, razorpay: null });
    await open();
    expect(said('alert')).toBe('We cannot take payments in this currency at the moment.');
    expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
  });
});

describe('the details', () => {
  it('are asked for in one sentence, at the first field that is wrong', async () => {
    await open();
    type('Name', '');
    await press(/^Pay /);
    expect(said('alert')).toContain('Please fill in all details (Name, Email, Phone).');
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(server.bodiesOf(calls.create)).toEqual([]);
  });

  it('take digits alone for the phone', async () => {
    await open();
    type('Phone', '+91 (98) 00-000');
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('919800000');
  });

  it('are there again after a reload, for the same parent', async () => {
    await open();
    type('Name', 'P. Raman');
    type('Phone', '9800000000');
    document.body.replaceChildren();
    await open();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('P. Raman');
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('9800000000');
  });
});

describe('a payment by card', () => {
  it('sends the plan and its price, opens the window, and shows the proof to the server', async () => {
    server.agrees(calls.update, { status: 'paid', order: 'o1' });
    await open();
    const { options: given, ...window } = await payByCard();
    expect(server.bodiesOf(calls.create)).toEqual([
      {
        plan: 'coding-yearly',
        track: null,
        amount: 7599900,
        currency: 'INR',
        name: 'Priya Raman',
        phone: '9800000000',
        email: priya.email,
      },
    ]);
    expect(window.isOpen).toBe(true);
    expect(given).toMatchObject({
      order_id: 'order_1',
      prefill: { name: 'Priya Raman', email: priya.email, contact: '9800000000' },
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
    await open();
    await payByCard();
    expect(payButton().disabled).toBe(true);
    fireEvent.submit(screen.getByLabelText('Name'));
    await pass(0);
    expect(server.bodiesOf(calls.create)).toHaveLength(1);
  });

  it('makes no order where the script is blocked, and tries again', async () => {
    await open();
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
    await open();
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
    await open();
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
    const { plan: key, planTitle: title, sessions, duration, features, pricesMinor } = yearly;
    const chosen = { key, title, sessions, duration, features, pricesMinor };
    keepChosenPlan({ ...chosen, currency: 'INR', displayPrice: '75999 INR' });
    await open(null);
    type('Phone', '9800000000');
    await press(/^Pay /);
    await script('load');
    expect(said('alert')).toMatch(/The price of this plan has changed\..*75999 INR.*79999 INR/);
    expect(payButton().textContent).toBe('Pay 79999 INR');
    expect(readChosenPlan()?.displayPrice).toBe('79999 INR');
    server.agrees(calls.create, createdOrder);
    await press(/^Pay /);
    expect(server.bodiesOf(calls.create).at(-1)).toMatchObject({ amount: 7999900 });
  });

  it('that fails in the window is noted, and the window stays for another try', async () => {
    server.agrees(calls.update, { status: 'pending', order: 'o1' });
    await open();
    const window = await payByCard();
    await window.fail();
    expect(server.bodiesOf(calls.update)).toEqual([
      expect.objectContaining({ status: 'failed', paymentId: 'pay_0', orderId: 'order_1' }),
    ]);
    expect(said('alert')).toBe('');
    await window.close();
    expect(said('alert')).toBe('Payment failed. Please try again or contact support.');
    expect(payButton().disabled).toBe(false);
  });

  it('whose window is closed says nothing of failing before the server has been asked', async () => {
    server.agrees(calls.update, { status: 'pending', order: 'o1' });
    await open();
    await (await payByCard()).close();
    expect(said('alert')).toBe('');
    expect(said('status')).toContain('The payment window was closed.');
    expect(document.activeElement).toBe(payButton());
  });

  it('whose window is closed is paid all the same where an app has paid', async () => {
    server.agrees(calls.update, { status: 'paid', order: 'o1' });
    await open();
    await (await payByCard()).close();
    expect(goInstead).toHaveBeenCalledWith('/success?order=o1');
  });
});

describe('a payment that is being confirmed', () => {
  const begin = async () => {
    server.agrees(calls.update, { status: 'processing', order: 'o1' });
    server.agrees(calls.order, orderView({ status: 'processing' }));
    await open();
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
    expect(readKeptOrder()).toEqual({ id: 'o1', confirmingSince: null });
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
    await open();
    await (await payByCard()).pay();
    expect(said('status')).toContain('Payment received, confirming…');
    expect(said('alert')).toBe('');
  });

  it('is still one after a reload, with the same minute', async () => {
    keepOrder({ id: 'o1', confirmingSince: Date.now() - 59_000 });
    server.agrees(calls.order, orderView({ status: 'processing' }));
    await open();
    expect(said('status')).toContain('Payment received, confirming…');
    await pass(2000);
    expect(said('alert')).toContain('Failed to update payment status.');
  });

  it('is shown in another tab too, in place of paying twice', async () => {
    const order = { id: 'o1', number: 'ORD-7K3M9Q2XWT' };
    server.refuses(calls.create, 409, { reason: 'confirming', message: 'Wait.', order });
    server.agrees(calls.order, orderView({ status: 'processing' }));
    await open();
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
