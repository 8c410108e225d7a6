import { wrongOtp } from '@lanternway/contracts/accounts/accounts';
import { render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { keepPendingCode, readPendingCode } from '../../../browser/storage/pending-code';
import { openAt, pass, press, priya, said, StandInServer, type } from '../account-fixture';
import { VerifyScreen } from './VerifyScreen';

jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('gatsby'),
  navigate: jest.fn(() => Promise.resolve()),
}));

const path = '/api/auth/verify-otp';
const resendPath = '/api/auth/resend-otp';
let server: StandInServer;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  jest.mocked(navigate).mockClear();
  openAt('/verify-otp?redirectTo=%2Fprofile');
  server = new StandInServer().install();
  keepPendingCode('register', { email: priya.email, resendAt: Date.now() + 60_000 });
});
afterEach(() => jest.useRealTimers());

const open = (arrival = {}) => render(<VerifyScreen brand="Lanternway" arrival={arrival} />);

async function verify(code: string): Promise<void> {
  type('OTP', code);
  await press('Verify');
}

it('leads to the registration where no code is on its way', () => {
  sessionStorage.clear();
  open();
  expect(navigate).toHaveBeenCalledWith('/register?redirectTo=%2Fprofile', { replace: true });
});

it('shows the e-mail and takes the code with spaces, then leads to the login after a second and a half', async () => {
  server.agrees(path, 'Your email is verified. You can log in now.');
  open();
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  expect([email.value, email.readOnly]).toEqual([priya.email, true]);
  await verify(' 482 913 ');
  expect(server.sent).toEqual([[path, { email: priya.email, otp: '482913', origin: {} }]]);
  expect(said('status')).toContain('Your email is verified. You can log in now.');
  await pass(1450);
  expect(navigate).not.toHaveBeenCalled();
  await pass(60);
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(navigate).toHaveBeenCalledWith('/login?redirectTo=%2Fprofile', {
    replace: true,
    state: { email: priya.email },
  });
  expect(readPendingCode('register')).toBeNull();
});

it('says that the code is wrong, in the server’s words or its own', async () => {
  server.refuses(path, 422, { message: 'Too late.' });
  open();
  await verify('482913');
  expect(said('alert')).toBe('Too late.');
  server = new StandInServer().install();
  await press('Verify');
  expect(said('alert')).toBe('Invalid OTP, please try again.');
});

it('says how often the code can still be tried, over a reload, and anew with another code', async () => {
  server.refuses(path, 422, { message: wrongOtp, errors: { otp: wrongOtp } });
  const { unmount } = open();
  expect(screen.queryByText(/with this code/)).toBeNull();
  await verify('482913');
  expect(said('alert')).toBe(wrongOtp);
  expect(said('status')).toContain('4 tries are left with this code.');
  unmount();
  open();
  expect(said('status')).toContain('4 tries are left with this code.');
  for (let time = 0; time < 3; time += 1) await verify('482913');
  expect(said('status')).toContain('One try is left with this code.');
  await verify('482913');
  expect(said('status')).toContain('This code is used up.');
  server.refuses(resendPath, 429, { message: 'Too many attempts.', retryAfterS: 1 });
  await pass(61_000);
  await press('Resend code');
  expect(said('status')).toContain('This code is used up.');
  server.agrees(resendPath, 'A new code is on its way.');
  await pass(2000);
  await press('Resend code');
  expect(said('status')).not.toMatch(/this code/i);
});

it('says nothing more about tries once the code was right', async () => {
  server.refuses(path, 422, { message: wrongOtp, errors: { otp: wrongOtp } });
  open();
  await verify('482913');
  server.agrees(path, 'Your email is verified. You can log in now.');
  await verify('482914');
  expect(said('status')).toContain('Your email is verified.');
  expect(said('status')).not.toMatch(/with this code/);
});

it('counts no try that did not reach the server, or was refused for another reason', async () => {
  open();
  await verify('482913');
  server.refuses(path, 429, { message: 'Too many attempts.' });
  await verify('482913');
  expect(said('status')).not.toMatch(/this code/i);
});

it('is one field that a phone can fill in', () => {
  open();
  const code = screen.getByLabelText('OTP');
  expect(code.getAttribute('autocomplete')).toBe('one-time-code');
  expect(code.getAttribute('inputmode')).toBe('numeric');
});

it('says why the parent was led here', () => {
  open({ notice: 'Please verify your email first.' });
  expect(said('status')).toContain('Please verify your email first.');
});

describe('another code', () => {
  it('can be asked for after a minute, and then after another', async () => {
    server.agrees(resendPath, 'A new code is on its way.');
    open();
    expect(screen.queryByRole('button', { name: 'Resend code' })).toBeNull();
    await pass(59_000);
    expect(screen.queryByRole('button', { name: 'Resend code' })).toBeNull();
    await pass(1_500);
    await press('Resend code');
    expect(server.sent).toEqual([[resendPath, { email: priya.email, purpose: 'register' }]]);
    expect(said('status')).toContain('A new code is on its way.');
    await pass(1000);
    expect(screen.queryByRole('button', { name: 'Resend code' })).toBeNull();
    expect(readPendingCode('register')?.resendAt).toBeGreaterThan(Date.now() + 55_000);
  });

  it('is put off for as long as the server says', async () => {
    server.refuses(resendPath, 429, { message: 'Too many attempts.', retryAfterS: 600 });
    open();
    await pass(61_000);
    await press('Resend code');
    expect(said('alert')).toBe('Too many attempts.');
    await pass(1000);
    expect(screen.getByText('9:59')).toBeTruthy();
  });
});
