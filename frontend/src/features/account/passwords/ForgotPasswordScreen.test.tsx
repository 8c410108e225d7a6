import { wrongOtp } from '@lanternway/contracts/accounts/accounts';
import { render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { keepPendingCode, readPendingCode } from '../../../browser/storage/pending-code';
import { openAt, pass, press, priya, said, StandInServer, type } from '../account-fixture';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';
import { ResetPasswordScreen } from './ResetPasswordScreen';

jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('gatsby'),
  navigate: jest.fn(() => Promise.resolve()),
}));

let server: StandInServer;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  jest.mocked(navigate).mockClear();
  openAt('/forgot-password?redirectTo=%2Fprofile');
  server = new StandInServer().install();
});
afterEach(() => jest.useRealTimers());

describe('a forgotten password', () => {
  const path = '/api/auth/forgot-password';

  it('is answered with a code, and leads to the new one after a second', async () => {
    server.agrees(path, 'If this email has an account, a code is on its way to it.');
    render(<ForgotPasswordScreen brand="Lanternway" arrival={{}} />);
    type('Email', priya.email);
    await press('Send code');
    expect(said('status')).toBe('If this email has an account, a code is on its way to it.');
    expect(readPendingCode('reset')?.email).toBe(priya.email);
    await pass(950);
    expect(navigate).not.toHaveBeenCalled();
    await pass(60);
    expect(navigate).toHaveBeenCalledWith('/reset-password?redirectTo=%2Fprofile');
  });

  it('stays here while the server cannot be reached', async () => {
    render(<ForgotPasswordScreen brand="Lanternway" arrival={{}} />);
    type('Email', priya.email);
    await press('Send code');
    expect(said('alert')).toBe('Something went wrong');
    expect(readPendingCode('reset')).toBeNull();
  });

  it('keeps the address over a reload', async () => {
    const { unmount } = render(<ForgotPasswordScreen brand="Lanternway" arrival={{}} />);
    type('Email', priya.email);
    await pass(0);
    unmount();
    render(<ForgotPasswordScreen brand="Lanternway" arrival={{}} />);
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(priya.email);
  });
});

describe('a new password', () => {
  const path = '/api/auth/reset-password';
  const open = () => render(<ResetPasswordScreen brand="Lanternway" arrival={{}} />);

  async function reset(): Promise<void> {
    type('OTP', '482913');
    type('New password', 'another lantern');
    await press('Set password');
  }

  beforeEach(() => keepPendingCode('reset', { email: priya.email, resendAt: 0 }));

  it('is only set with a code on its way', () => {
    sessionStorage.clear();
    open();
    expect(navigate).toHaveBeenCalledWith('/forgot-password?redirectTo=%2Fprofile', { replace: true });
  });

  it('leads to the login after two seconds', async () => {
    server.agrees(path, 'Your password has been reset. You can log in now.');
    open();
    expect(screen.getByLabelText<HTMLInputElement>('Email').autocomplete).toBe('username');
    expect(screen.getByLabelText<HTMLInputElement>('New password').autocomplete).toBe('new-password');
    await reset();
    expect(server.sent).toEqual([
      [path, { email: priya.email, otp: '482913', newPassword: 'another lantern' }],
    ]);
    expect(said('status')).toContain('Your password has been reset. You can log in now.');
    await pass(1950);
    expect(navigate).not.toHaveBeenCalled();
    await pass(60);
    expect(navigate).toHaveBeenCalledTimes(1);
    expect(navigate).toHaveBeenCalledWith('/login?redirectTo=%2Fprofile', {
      replace: true,
      state: { email: priya.email },
    });
  });

  it('says how often the code can still be tried', async () => {
    server.refuses(path, 422, { message: wrongOtp, errors: { otp: wrongOtp } });
    open();
    await reset();
    expect(said('status')).toContain('4 tries are left with this code.');
  });

  it('says so in words of its own where the server cannot be reached', async () => {
    open();
    await reset();
    expect(said('alert')).toBe('Something went wrong');
  });
});
