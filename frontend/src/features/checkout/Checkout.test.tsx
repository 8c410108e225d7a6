import { screen } from '@testing-library/react';
import {
  calls,
  chooseYearly,
  openCheckout,
  options,
  payButton,
  press,
  priya,
  said,
  script,
  setTheScene,
  type StandInServer,
  type,
} from './checkout-fixture';

jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('gatsby'),
  navigate: jest.fn(() => Promise.resolve()),
}));

let server: StandInServer;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  server = setTheScene();
});
afterEach(() => jest.useRealTimers());

describe('the checkout', () => {
  it('shows the plan, the details of the account and the total to the letter', async () => {
    await openCheckout();
    expect(screen.getByRole('complementary', { name: 'Plan summary' }).textContent).toContain(
      'Total₹75,99975999 INR',
    );
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Priya Raman');
    const email = screen.getByLabelText<HTMLInputElement>('Email');
    expect([email.value, email.readOnly]).toEqual([priya.email, true]);
    expect(payButton().textContent).toBe('Pay ₹75,999');
    expect(screen.getByText('Test mode')).toBeTruthy();
    expect(screen.getByText('All fields are required.')).toBeTruthy();
  });

  it('asks to choose a plan where none was chosen', async () => {
    await openCheckout(null);
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
    await openCheckout();
    expect(screen.getByRole('button', { name: new RegExp(`^. ${currency}$`), pressed: true })).toBeTruthy();
  });

  it('keeps the currency in which the plan was chosen', async () => {
    chooseYearly('GBP', '1975 GBP');
    await openCheckout(null);
    expect(payButton().textContent).toBe('Pay £1,975 by card');
  });

  it('offers PayPal only for dollars and pounds', async () => {
    await openCheckout();
    expect(screen.queryByText(/with PayPal/)).toBeNull();
    await press('$ USD');
    expect(screen.getByText('or pay $2,599 with PayPal')).toBeTruthy();
    expect(payButton().textContent).toBe('Pay $2,599 by card');
  });

  it('says the amount of PayPal where nobody takes cards', async () => {
    server.agrees(calls.options, { ...options, razorpay: null });
    await openCheckout();
    await press('$ USD');
    expect(screen.getByText('Pay $2,599 with PayPal')).toBeTruthy();
  });

  it('says when it cannot be loaded, and tries again', async () => {
    server.falters(calls.options);
    await openCheckout();
    expect(said('alert')).toContain('The checkout could not be loaded.');
    server.agrees(calls.options, options);
    await press('Try again');
    expect(payButton()).toBeTruthy();
  });

  it('says so where nobody takes the currency', async () => {
    server.agrees(calls.options, { ...options, razorpay: null });
    await openCheckout();
    expect(said('alert')).toBe('We cannot take payments in this currency at the moment.');
    expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
  });
});

const typedPhone = () => screen.getByLabelText<HTMLInputElement>('Phone').value;
const dialCode = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country code' }).value;

describe('the details', () => {
  it('are asked for in one sentence, at the first field that is wrong', async () => {
    await openCheckout();
    type('Name', '');
    await press(/^Pay /);
    expect(said('alert')).toContain('Please fill in all details (Name, Email, Phone).');
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(server.bodiesOf(calls.create)).toEqual([]);
  });

  it('accept only digits for the phone, next to the code of the country', async () => {
    await openCheckout();
    type('Phone', '(98) 00-000');
    expect([typedPhone(), dialCode()]).toEqual(['9800000', '+91']);
  });

  it('take the code from a number that is pasted with one, and forget it with the next number', async () => {
    await openCheckout();
    type('Phone', '+44 7911 123456');
    expect([typedPhone(), dialCode()]).toEqual(['7911123456', '+44']);
    type('Phone', '98000 12345');
    expect([typedPhone(), dialCode()]).toEqual(['9800012345', '+91']);
    type('Phone', '+44 7911 123456');
    await press(/^Pay /);
    await script('load');
    expect(server.bodiesOf(calls.create)).toMatchObject([{ phone: '+447911123456' }]);
  });

  it('are there again after a reload, for the same parent', async () => {
    await openCheckout();
    type('Name', 'P. Raman');
    type('Phone', '+44 7911 123456');
    document.body.replaceChildren();
    await openCheckout();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('P. Raman');
    expect([typedPhone(), dialCode()]).toEqual(['7911123456', '+44']);
  });
});
