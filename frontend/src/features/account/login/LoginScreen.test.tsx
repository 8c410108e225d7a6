import { fireEvent, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { readPendingCode } from '../../../browser/storage/pending-code';
import { goTo } from '../../../browser/navigation';
import { type ChosenPlan, keepChosenPlan, keepPlanAtAddress } from '../../../browser/storage/chosen-plan';
import { keepReturnPath, readReturnPath } from '../../../browser/storage/return-path';
import { readSession, startSession } from '../../../browser/storage/session';
import { dismissToast } from '../../../ui/toast/toasts';
import { openAt, pass, press, priya, said, StandInServer, type } from '../account-fixture';
import { LoginScreen } from './LoginScreen';

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

const open = (arrival = {}) => render(<LoginScreen brand="Lanternway" arrival={arrival} />);

describe('a login that succeeds', () => {
  it('is said in a toast and remembered, and leads home half a second later', async () => {
    open();
    await logIn(' Priya@Example.com ');
    expect(server.sent).toEqual([[path, { email: priya.email, password: priya.password }]]);
    expect(screen.getByText('Login successful')).toBeTruthy();
    expect(readSession()).toEqual({
      token: 't-1',
      sessionId: 's-1',
      name: priya.username,
      email: priya.email,
    });
    await pass(450);
    expect(navigate).not.toHaveBeenCalled();
    await pass(60);
    expect(navigate).toHaveBeenCalledWith('/', { replace: true });
  });

  it('leads to where the parent wanted to go, once', async () => {
    openAt('/login?redirectTo=%2Fprofile');
    open();
    await logIn();
    await pass(500);
    expect(navigate).toHaveBeenCalledWith('/profile', { replace: true });
    expect(readReturnPath()).toBeNull();
  });

  it('leads to the checkout, which is another document', async () => {
    openAt('/login?redirectTo=%2FCheckout');
    open();
    await logIn();
    await pass(500);
    expect(goTo).toHaveBeenCalledWith('/Checkout');
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example'])('never leads to %s', async (to) => {
    openAt(`/login?redirectTo=${encodeURIComponent(to)}`);
    open();
    await logIn();
    await pass(500);
    expect(navigate).toHaveBeenCalledWith('/', { replace: true });
    expect(goTo).not.toHaveBeenCalled();
  });

  it('is not asked for twice', async () => {
    open();
    await logIn();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' }).disabled).toBe(true);
    expect(server.sent).toHaveLength(1);
  });
});

it('says above the fields that both are required', () => {
  open();
  const note = screen.getByText('All fields are required.');
  const email = screen.getByLabelText('Email');
  expect(email.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

describe('a login that fails', () => {
  it('says what the server says, and keeps what was typed', async () => {
    server.refuses(path, 401, { message: 'Email or Password is incorrect' });
    open();
    await logIn();
    expect(said('alert')).toBe('Email or Password is incorrect');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(priya.password);
    expect(readSession()).toBeNull();
    await press('Log in');
    expect(server.sent).toHaveLength(2);
  });

  it('says so in words of its own where the server cannot be reached', async () => {
    server = new StandInServer().install();
    open();
    await logIn();
    expect(said('alert')).toBe('Invalid credentials or server error.');
  });

  it('says when to try again after too many attempts', async () => {
    const message = 'Too many attempts. Please try again in 2 minutes.';
    server.refuses(path, 429, { message, retryAfterS: 120 });
    open();
    await logIn();
    expect(said('alert')).toBe(message);
  });

  it('asks for both fields, sends nothing, and goes to the first one', async () => {
    open();
    await press('Log in');
    expect(said('alert')).toContain('Please check the marked fields.');
    expect(screen.getByRole('link', { name: 'Password is required.' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(server.sent).toEqual([]);
  });
});

it('leads to the code where the e-mail is not confirmed yet, with the way back', async () => {
  const message = 'Please verify your email first. We have sent you a new code.';
  server.refuses(path, 403, { message, reason: 'unconfirmed' });
  openAt('/login?redirectTo=%2Fprofile');
  open();
  await logIn();
  expect(readPendingCode('register')?.email).toBe(priya.email);
  expect(navigate).toHaveBeenCalledWith('/verify-otp?redirectTo=%2Fprofile', { state: { notice: message } });
});

it('leads on at once a parent who is logged in already', () => {
  startSession({ ...welcome, email: priya.email });
  openAt('/login?redirectTo=%2Fprofile');
  open();
  expect(navigate).toHaveBeenCalledWith('/profile', { replace: true });
});

it('carries the way back to the other screens', () => {
  openAt('/login?redirectTo=%2FCheckout');
  open();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Create an account')).toBe('/register?redirectTo=%2FCheckout');
  expect(hrefOf('Forgot password?')).toBe('/forgot-password?redirectTo=%2FCheckout');
});

it('forgets the way back when the parent closes the screen', () => {
  keepReturnPath('/profile');
  open();
  screen.getByRole('link', { name: 'Close and go home' }).click();
  expect(readReturnPath()).toBeNull();
});

it('fills in the e-mail that the screen before knows', () => {
  open({ email: priya.email });
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(priya.email);
});

it('goes to the password where the e-mail is known', async () => {
  open({ email: priya.email });
  await pass(0);
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

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

  it('is an ordinary login where no plan is on its way', () => {
    openAt('/login?redirectTo=%2Fprofile');
    open();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Log in' })).toBeTruthy();
  });
});

describe('the link of the mail about too many attempts', () => {
  const knownPath = '/api/auth/known-device';
  const carried = '#email=priya%40example.com&pass=1.abc';

  it('makes this device known, fills in the email, and stays in no history', async () => {
    server.agrees(knownPath, 'This device is known now. You can log in.');
    openAt(`/login${carried}`);
    open();
    await pass(0);
    expect(server.sent).toEqual([[knownPath, { email: priya.email, pass: '1.abc' }]]);
    expect(said('status')).toContain('This device is known now.');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(priya.email);
    expect(window.location.hash).toBe('');
  });

  it('says so when it is over', async () => {
    server.refuses(knownPath, 422, { message: 'This link has expired.' });
    openAt(`/login${carried}`);
    open();
    await pass(0);
    expect(said('alert')).toContain('This link has expired.');
  });
});
