import { act, fireEvent, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { readSession, startSession } from '../../../browser/storage/session';
import { ChangePasswordScreen } from './ChangePasswordScreen';

jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('gatsby'),
  navigate: jest.fn(() => Promise.resolve()),
}));

type Reply = [status: number, body: object];

const email = 'priya@example.com';
let server: Record<string, Reply>;
let sent: [path: string, body: unknown][];

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  jest.mocked(navigate).mockClear();
  sent = [];
  server = {
    '/api/auth/change-password/request': [
      200,
      { success: true, message: 'We have sent a code to your email.' },
    ],
    '/api/auth/change-password/verify': [200, { success: true, message: 'Your password has been changed.' }],
    '/api/auth/logout': [200, { success: true, message: 'You are logged out.' }],
  };
  globalThis.fetch = jest.fn((path: string, { body }: RequestInit) => {
    sent.push([path, JSON.parse(String(body))]);
    const [status, reply] = server[path] ?? [404, {}];
    return Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(reply) });
  }) as unknown as typeof fetch;
  startSession({ token: 't-1', sessionId: 's-1', username: 'Priya', email });
});
afterEach(() => jest.useRealTimers());

const settle = () => act(() => jest.advanceTimersByTimeAsync(0));

const alerted = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');

async function openScreen() {
  const screenShown = render(<ChangePasswordScreen brand="Lanternway" />);
  await settle();
  return screenShown;
}

async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function goToStep2(): Promise<void> {
  await openScreen();
  await press('Send code');
}

async function change(otp: string, newPassword: string): Promise<void> {
  type('OTP', otp);
  type('New password', newPassword);
  await press('Change password');
}

it('leads a visitor to the login, with the way back', async () => {
  localStorage.clear();
  history.replaceState(null, '', '/change-password');
  await openScreen();
  expect(navigate).toHaveBeenCalledWith('/login?redirectTo=%2Fchange-password', { replace: true });
});

describe('the first step', () => {
  it('has the own address filled in, and sends a code there', async () => {
    await openScreen();
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email);
    await press('Send code');
    expect(sent).toEqual([['/api/auth/change-password/request', { email }]]);
    expect(screen.getByText('Step 2 of 2')).toBeTruthy();
    expect(screen.getByText('We have sent a code to your email.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('OTP'));
  });

  it('says why another address will not do', async () => {
    const message = 'This is not the email of your account.';
    server['/api/auth/change-password/request'] = [403, { success: false, message }];
    await openScreen();
    type('Email', 'asha@example.com');
    await press('Send code');
    expect(alerted()).toBe(message);
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
  });

  it('finds words where the server has none', async () => {
    server['/api/auth/change-password/request'] = [502, {}];
    await openScreen();
    await press('Send code');
    expect(alerted()).toBe('Something went wrong');
  });
});

describe('the second step', () => {
  it('changes the password, and leads to the login 1.2 s later, logged out', async () => {
    await goToStep2();
    await change('123 456', 'new secret');
    expect(sent[1]).toEqual([
      '/api/auth/change-password/verify',
      { email, otp: '123456', newPassword: 'new secret' },
    ]);
    expect(screen.getByText('Your password has been changed.')).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(1199));
    expect(navigate).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(jest.mocked(navigate).mock.calls).toEqual([
      ['/login', { replace: true, state: { email, notice: 'Your password has been changed.' } }],
    ]);
    expect(readSession()).toBeNull();
    expect(sent.map(([path]) => path)).toContain('/api/auth/logout');
    expect(sessionStorage).toHaveLength(0);
  });

  it('shows what the server says is wrong, at its field', async () => {
    const message = 'Invalid OTP or password.';
    const errors = { otp: 'Invalid OTP, please try again.' };
    server['/api/auth/change-password/verify'] = [422, { success: false, message, errors }];
    await goToStep2();
    await change('000000', 'new secret');
    expect(alerted()).toContain('Invalid OTP or password.');
    expect(screen.getByRole('link', { name: 'Invalid OTP, please try again.' })).toBeTruthy();
    expect(screen.getByLabelText('OTP').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('4 tries are left with this code.')).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(navigate).not.toHaveBeenCalled();
    expect(readSession()).not.toBeNull();
  });

  it('says that the code or the password is wrong where the server says nothing', async () => {
    server['/api/auth/change-password/verify'] = [502, {}];
    await goToStep2();
    await change('123456', 'new secret');
    expect(alerted()).toBe('Invalid OTP or password.');
  });

  it('asks for six digits and six characters before anything is sent', async () => {
    await goToStep2();
    await change('12', 'abc');
    expect(screen.getAllByText('Please enter the 6-digit code.')).not.toHaveLength(0);
    expect(screen.getAllByText('Password must be at least 6 characters.')).not.toHaveLength(0);
    expect(sent).toHaveLength(1);
  });

  it('is there again after a reload', async () => {
    const { unmount } = await openScreen();
    await press('Send code');
    unmount();
    await openScreen();
    expect(screen.getByText('Step 2 of 2')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email);
  });

  it('is over when the code is', async () => {
    const { unmount } = await openScreen();
    await press('Send code');
    unmount();
    jest.advanceTimersByTime(12 * 60 * 1000);
    await openScreen();
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
  });

  it('is not the next parent’s who logs in here', async () => {
    const { unmount } = await openScreen();
    await press('Send code');
    unmount();
    startSession({ token: 't-2', sessionId: 's-2', username: 'Asha', email: 'asha@example.com' });
    await openScreen();
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
  });

  it('can be left for the first one', async () => {
    await goToStep2();
    await press('Start over');
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
  });
});
