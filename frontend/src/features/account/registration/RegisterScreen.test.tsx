import { render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { readPendingCode } from '../../../browser/storage/pending-code';
import { openAt, press, priya, said, StandInServer, type } from '../account-fixture';
import { RegisterScreen } from './RegisterScreen';

jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('gatsby'),
  navigate: jest.fn(() => Promise.resolve()),
}));

const path = '/api/auth/register';
let server: StandInServer;
let unmount: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  jest.mocked(navigate).mockClear();
  openAt('/register?redirectTo=%2FCheckout');
  server = new StandInServer().install();
  ({ unmount } = open());
});
afterEach(() => jest.useRealTimers());

const open = () => render(<RegisterScreen brand="Lanternway" arrival={{}} />);

async function register({ username, email, password }: typeof priya): Promise<void> {
  type('Name', username);
  type('Email', email);
  type('Password', password);
  await press('Create account');
}

it('remembers the e-mail and leads to the code, with the way back', async () => {
  server.agrees(path, 'Check your email: we have sent you a 6-digit code.');
  await register({ ...priya, email: 'Priya@Example.com' });
  expect(server.sent).toEqual([[path, priya]]);
  expect(readPendingCode('register')).toEqual({ email: priya.email, resendAt: Date.now() + 60_000 });
  expect(navigate).toHaveBeenCalledWith('/verify-otp?redirectTo=%2FCheckout');
});

it('keeps what was typed over a reload, until the code has proved it, but never the password', async () => {
  server.agrees(path, 'Check your email: we have sent you a 6-digit code.');
  await register(priya);
  unmount();
  open();
  const values = ['Name', 'Email', 'Password'].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).value,
  );
  expect(values).toEqual([priya.username, priya.email, '']);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(priya.password);
});

it('says how long a password must be before it is too short, and after', async () => {
  const password = screen.getByLabelText('Password');
  const noteOf = () => document.getElementById(password.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(noteOf()).toBe('At least 6 characters');
  await register({ ...priya, password: 'short' });
  expect(noteOf()).toBe('Password must be at least 6 characters.');
  expect(server.sent).toEqual([]);
});

it('marks the field that the server blames', async () => {
  const sentence = 'This password is one of the most common ones. Please choose another.';
  server.refuses(path, 422, { message: 'Please check the marked fields.', errors: { password: sentence } });
  await register({ ...priya, password: 'password1' });
  const password = screen.getByLabelText('Password');
  expect(password.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(password);
  expect(screen.getByRole('link', { name: sentence })).toBeTruthy();
  type('Password', priya.password);
  expect(await screen.findByText('At least 6 characters')).toBeTruthy();
  expect(said('alert')).toBe('');
});

it('says so in words of its own where the server cannot be reached', async () => {
  await register(priya);
  expect(said('alert')).toBe('Registration failed. Please check your details and try again.');
  expect(navigate).not.toHaveBeenCalled();
});
