import { act, screen } from '@testing-library/react';
import { goInstead, goTo } from '../../../browser/navigation';
import {
  calls,
  openCheckout,
  orderView,
  pass,
  payButton,
  press,
  said,
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
  goTo: jest.fn(),
  goInstead: jest.fn(),
}));

interface Actions {
  restart: () => Promise<void>;
}

interface ButtonsProps {
  createOrder: () => Promise<string>;
  onApprove: (data: object, actions: Actions) => Promise<void>;
  onCancel: (data: object) => void;
  onError: (error: Error) => void;
  onInit: (data: object, actions: object) => void;
}

let server: StandInServer;
let buttons: ButtonsProps;
const restart = jest.fn(() => Promise.resolve());
const enabled = { enable: jest.fn(() => Promise.resolve()), disable: jest.fn(() => Promise.resolve()) };

/** A fake of PayPal's script: the test does in its window what a parent would. */
const paypal = {
  Buttons: (props: ButtonsProps) => {
    buttons = props;
    return {
      isEligible: () => true,
      render: () => {
        props.onInit({}, enabled);
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
      updateProps: () => Promise.resolve(),
    };
  },
};

const sdkScripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="sdk/js"]')];

/** The script that was requested last arrives, or is blocked. */
async function sdk(event: 'load' | 'error'): Promise<void> {
  await pass(0);
  if (event === 'load') Object.assign(window, { paypal });
  act(() => void sdkScripts().at(-1)?.dispatchEvent(new Event(event)));
  await pass(0);
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  jest.clearAllMocks();
  server = setTheScene();
  server.agrees(calls.geo, { country_code: 'US' });
  server.agrees(calls.createPayPal, { orderId: 'PP1', order: 'o1', number: 'ORD-7K3M9Q2XWT' });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'paypal');
  jest.useRealTimers();
});

async function openReady(): Promise<void> {
  await openCheckout();
  await sdk('load');
  type('Phone', '2025550143');
  await pass(0);
}

const makeOrder = () => act(() => buttons.createOrder());
const approve = () => act(() => buttons.onApprove({ orderID: 'PP1' }, { restart }));

describe('PayPal', () => {
  it('is asked for with the currency, where the server says', async () => {
    await openCheckout();
    await pass(0);
    const [src] = sdkScripts().map((script) => new URL(script.src));
    expect(src?.origin + (src?.pathname ?? '')).toBe('https://pay.example/sdk/js');
    expect(src?.searchParams.get('currency')).toBe('USD');
    expect(src?.searchParams.get('intent')).toBe('capture');
    await sdk('load');
  });

  it('says which details are missing in place of opening', async () => {
    await openCheckout();
    await sdk('load');
    expect(enabled.disable).toHaveBeenCalled();
    await press('PayPal');
    expect(said('alert')).toContain('Please fill in all details (Name, Email, Phone).');
    type('Phone', '2025550143');
    await pass(0);
    expect(screen.queryByRole('button', { name: 'PayPal' })).toBeNull();
    expect(enabled.enable).toHaveBeenCalled();
  });

  it('makes the order, takes what was approved, and thanks', async () => {
    server.agrees(calls.capture, { status: 'COMPLETED', order: 'o1' });
    await openReady();
    expect(await makeOrder()).toBe('PP1');
    expect(server.bodiesOf(calls.createPayPal)).toEqual([
      expect.objectContaining({
        plan: 'coding-yearly',
        amount: 259900,
        currency: 'USD',
        userName: 'Priya Raman',
      }),
    ]);
    expect(payButton().disabled).toBe(true);
    await approve();
    expect(server.bodiesOf(calls.capture)).toEqual([{ orderId: 'PP1' }]);
    expect(goInstead).toHaveBeenCalledWith('/success?order=o1');
  });

  it('waits for money that is not there yet', async () => {
    server.agrees(calls.capture, { status: 'PENDING', order: 'o1' });
    server.agrees(calls.order, orderView({ status: 'processing' }));
    await openReady();
    await makeOrder();
    await approve();
    expect(said('status')).toContain('Payment received, confirming…');
    expect(goInstead).not.toHaveBeenCalled();
  });

  it('lets another way to pay be chosen after a decline', async () => {
    server.refuses(calls.capture, 422, { reason: 'declined', message: 'Please choose another.' });
    await openReady();
    await makeOrder();
    await approve();
    expect(restart).toHaveBeenCalledTimes(1);
    expect(said('alert')).toBe('');
    server.agrees(calls.capture, { status: 'COMPLETED', order: 'o1' });
    await approve();
    expect(goInstead).toHaveBeenCalledWith('/success?order=o1');
  });

  it('never says that a capture failed whose answer was lost', async () => {
    server.agrees(calls.order, orderView({ status: 'processing' }));
    await openReady();
    await makeOrder();
    await approve();
    expect(said('alert')).toBe('');
    expect(said('status')).toContain('Payment received, confirming…');
  });

  it('says that a capture failed where the server is sure', async () => {
    const message = 'PayPal payment capture failed. Please contact support.';
    server.refuses(calls.capture, 422, { message });
    await openReady();
    await makeOrder();
    await approve();
    expect(said('alert')).toBe(message);
  });

  it('says once that there is no order', async () => {
    server.falters(calls.createPayPal);
    await openReady();
    await act(async () => {
      await buttons.createOrder().catch((error: Error) => buttons.onError(error));
    });
    expect(said('alert')).toBe('Failed to create PayPal order');
  });

  it('says that its window failed', async () => {
    await openReady();
    await makeOrder();
    act(() => buttons.onError(new Error('zoid destroyed all components')));
    expect(said('alert')).toBe('PayPal payment failed');
    expect(payButton().disabled).toBe(false);
  });

  it('leads who turns away to a page that says so', async () => {
    server.agrees(calls.order, orderView());
    await openReady();
    await makeOrder();
    act(() => buttons.onCancel({ orderID: 'PP1' }));
    await pass(0);
    expect(goTo).toHaveBeenCalledWith('/cancel?order=o1');
  });

  it('says that it could not be loaded, and tries again', async () => {
    await openCheckout();
    await sdk('error');
    expect(said('alert')).toBe('Failed to load PayPal.');
    await press('Try again');
    await sdk('load');
    expect(said('alert')).toBe('');
  });
});

describe('for a plan that was bought today', () => {
  const bought = {
    reason: 'boughtToday',
    message: 'You bought this today. Buy it again?',
    order: { id: 'o0', number: 'ORD-7K3M9Q2XWA' },
  };

  it('asks first, and makes the order once the parent has said so and pressed PayPal again', async () => {
    server.refuses(calls.createPayPal, 409, bought);
    await openReady();
    await act(async () => {
      await buttons.createOrder().catch((error: Error) => buttons.onError(error));
    });
    expect(screen.getByRole('dialog', { name: bought.message })).toBeTruthy();
    await press('Buy again');
    expect(said('alert')).toBe('');
    expect(said('status')).toContain('Please press PayPal once more.');
    server.agrees(calls.createPayPal, { orderId: 'PP1', order: 'o1', number: 'ORD-7K3M9Q2XWT' });
    await makeOrder();
    expect(server.bodiesOf(calls.createPayPal).at(-1)).toMatchObject({ again: true });
  });

  it('asks too where another tab has paid while the window was open', async () => {
    server.refuses(calls.capture, 409, bought);
    await openReady();
    await makeOrder();
    await act(() => buttons.onApprove({}, { restart }));
    expect(screen.getByRole('dialog', { name: bought.message })).toBeTruthy();
  });
});
