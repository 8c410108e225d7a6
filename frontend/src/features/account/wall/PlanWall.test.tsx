import { fireEvent, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { goTo } from '../../../browser/navigation';
import { type ChosenPlan, keepChosenPlan, keepPlanAtAddress } from '../../../browser/storage/chosen-plan';
import { keepCountry } from '../../../browser/storage/country';
import { dismissToast } from '../../../ui/toast/toasts';
import { openAt, pass, press, priya, StandInServer, type } from '../account-fixture';
import type { PlanAt } from './use-chosen-plan';
import { LoginScreen } from '../login/LoginScreen';

jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('gatsby'),
  navigate: jest.fn(() => Promise.resolve()),
}));
jest.mock('../../../browser/navigation', () => ({
  ...jest.requireActual<object>('../../../browser/navigation'),
  goTo: jest.fn(),
}));

const path = '/api/auth/login';
const welcome = { token: 't-1', sessionId: 's-1', username: priya.username };
let server: StandInServer;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  jest.mocked(navigate).mockClear();
  jest.mocked(goTo).mockClear();
  dismissToast();
  openAt('/login');
  server = new StandInServer().install();
  server.agrees(path, 'Login successful', welcome);
});
afterEach(() => jest.useRealTimers());

async function logIn(email: string = priya.email, password: string = priya.password): Promise<void> {
  type('Email', email);
  type('Password', password);
  await press('Log in');
}

const open = (arrival = {}, planAt: PlanAt = () => null) =>
  render(<LoginScreen brand="Lanternway" arrival={arrival} planAt={planAt} />);

describe('the login on the way to the checkout', () => {
  const yearly: ChosenPlan = {
    key: 'coding-yearly',
    title: 'Coding Yearly',
    sessions: 96,
    sessionMinutes: 45,
    duration: '1 year',
    features: [],
    pricesMinor: { INR: 7599900, GBP: 197500 },
    currency: 'GBP',
    displayPrice: '1975 GBP',
  };
  const tab = (name: string) => screen.getByRole('tab', { name });
  const isSelected = (name: string) => tab(name).getAttribute('aria-selected') === 'true';
  const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

  beforeEach(() => {
    keepChosenPlan(yearly);
    openAt('/login?redirectTo=%2FCheckout');
  });

  it('shows the plan and why an account is needed, and offers a new account first', () => {
    open();
    const sheet = screen.getByRole('region', { name: 'The plan you chose' });
    expect(sheet.textContent).toContain('Coding Yearly£1,97596 sessions of 45 minutes, 1 year.');
    expect(screen.getByText(/receipts and refunds are kept in an account/)).toBeTruthy();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Create an account',
      'Log in',
    ]);
    expect(isSelected('Create an account')).toBe(true);
    expect(screen.getByRole('button', { name: 'Create account and continue' })).toBeTruthy();
  });

  it('leads from a new account to its code, with the way back', async () => {
    server.agrees('/api/auth/register', 'Check your email: we have sent you a 6-digit code.');
    open();
    type('Name', priya.username);
    type('Email', priya.email);
    type('Password', priya.password);
    await press('Create account and continue');
    expect(navigate).toHaveBeenCalledWith('/verify-otp?redirectTo=%2FCheckout');
  });

  it('takes what was typed to the other tab, by mouse and by keyboard', () => {
    open();
    type('Email', priya.email);
    type('Password', priya.password);
    fireEvent.click(tab('Log in'));
    expect([valueOf('Email'), valueOf('Password')]).toEqual([priya.email, priya.password]);
    fireEvent.keyDown(tab('Log in'), { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(tab('Create an account'));
    expect([valueOf('Email'), valueOf('Password')]).toEqual([priya.email, priya.password]);
  });

  it('logs in, and goes on to the checkout', async () => {
    open();
    fireEvent.click(tab('Log in'));
    await logIn();
    await pass(500);
    expect(goTo).toHaveBeenCalledWith('/Checkout');
  });

  it('asks only for the password after the code', async () => {
    open({ email: priya.email });
    await pass(0);
    expect(isSelected('Log in')).toBe(true);
    expect(valueOf('Email')).toBe(priya.email);
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  });

  it('shows what the address of a checkout sells, on the way there', () => {
    keepPlanAtAddress('/checkout/kickstart', { ...yearly, title: 'Kickstart (Coding Monthly)' });
    openAt('/login?redirectTo=%2Fcheckout%2Fkickstart');
    open();
    expect(screen.getByRole('region', { name: 'The plan you chose' }).textContent).toContain(
      'Kickstart (Coding Monthly)£1,975',
    );
  });

  it('shows it as well where nobody came by that address, with the price of the country', async () => {
    sessionStorage.clear();
    openAt('/login?redirectTo=%2Fcheckout%2Fcoding-yearly');
    keepCountry('GB');
    open({}, (path, country) =>
      path === '/checkout/coding-yearly' ? { ...yearly, currency: country === 'GB' ? 'GBP' : 'INR' } : null,
    );
    const sheet = screen.getByRole('region', { name: 'The plan you chose' });
    expect(sheet.textContent).toContain('Coding Yearly');
    const price = () => sheet.querySelector<HTMLElement>('.num');
    // Not even for a moment in another currency.
    expect(price()?.className).toContain('due');
    await pass(0);
    expect(price()?.className).not.toContain('due');
    expect(price()?.textContent).toBe('£1,975');
  });

  it('is an ordinary login where no plan is on its way', () => {
    openAt('/login?redirectTo=%2Fprofile');
    open();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Log in' })).toBeTruthy();
  });
});
