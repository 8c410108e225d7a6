import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { navigate } from 'gatsby';
import { loseSession, startSession } from '../../../browser/storage/session';
import { saveFile } from '../../../browser/save-file';
import { dismissToast, readToast } from '../../../ui/toast/toasts';
import { Profile } from './Profile';

jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('gatsby'),
  navigate: jest.fn(() => Promise.resolve()),
}));
jest.mock('../../../browser/save-file', () => ({ saveFile: jest.fn() }));

type Reply = [status: number, body: object];

const priya = { username: 'Priya Raman', email: 'priya@example.com', createdAt: '2026-10-02T08:00:00Z' };
const here = {
  sessionId: 's-1',
  device: 'Chrome on Android',
  startedAt: '2026-11-20T10:00:00Z',
  lastSeenAt: new Date().toISOString(),
  isCurrent: true,
};
const there = { ...here, sessionId: 's-2', device: 'Safari on iPad', isCurrent: false };
const done = (body: object): Reply => [200, { success: true, message: 'Done.', ...body }];

/** What the server answers, by method and path; a test changes what it needs. */
let server: Record<string, Reply>;
let asked: string[];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  dismissToast();
  jest.clearAllMocks();
  asked = [];
  server = {
    'GET /api/auth/me': done({ user: priya }),
    'GET /api/auth/sessions': done({ sessions: [here, there] }),
  };
  globalThis.fetch = jest.fn((path: string, { method }: RequestInit) => {
    const call = `${method ?? ''} ${path}`;
    asked.push(call);
    const [status, body] = server[call] ?? [404, {}];
    return Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) });
  }) as unknown as typeof fetch;
  startSession({ token: 't-1', sessionId: 's-1', username: 'Stored Name', email: 'stored@example.com' });
});

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

async function openProfile(): Promise<void> {
  render(<Profile home={<p>No orders yet</p>} />);
  await settle();
}

async function openDevices(): Promise<void> {
  await openProfile();
  fireEvent.click(screen.getByRole('tab', { name: 'Devices' }));
  await settle();
}

async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
}

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

describe('the profile', () => {
  it('shows nothing of the parent before the server has spoken', async () => {
    render(<Profile home={<p>No orders yet</p>} />);
    expect(document.body.textContent).not.toContain('Stored Name');
    expect(document.body.textContent).not.toContain('stored@example.com');
    expect(screen.getByRole('status').textContent).toBe('Loading your profile');
    await settle();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Priya');
    expect(screen.getByText('priya@example.com')).toBeTruthy();
  });

  it('names the parent, the day and the time by their own clock', async () => {
    await openProfile();
    expect(screen.getByText(/^Priya Raman/).textContent).toBe('Priya Raman · priya@example.com');
    const days = 'Mon|Tues|Wednes|Thurs|Fri|Satur|Sun';
    expect(
      screen.getByText(new RegExp(`^(${days})day, \\d{1,2} [A-Z][a-z]+, \\d\\d:\\d\\d in [A-Z]`)),
    ).toBeTruthy();
  });

  it('leads from its tiles to the devices and to the data', async () => {
    await openProfile();
    await press(/^Devices/);
    expect(screen.getByRole('tab', { name: 'Devices' }).getAttribute('aria-selected')).toBe('true');
    fireEvent.click(screen.getByRole('tab', { name: 'Home' }));
    await press(/^Your data/);
    expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
  });

  it('leads on to the password and home', async () => {
    await openProfile();
    expect(screen.getByRole('link', { name: /^Change password/ }).getAttribute('href')).toBe(
      '/change-password',
    );
    expect(screen.getByRole('link', { name: /^Home/ }).getAttribute('href')).toBe('/');
  });

  it('says when it cannot be loaded, and tries again', async () => {
    server['GET /api/auth/me'] = [503, { success: false, message: 'We are very busy at the moment.' }];
    await openProfile();
    expect(screen.getByRole('alert').textContent).toBe('We are very busy at the moment.');
    server['GET /api/auth/me'] = done({ user: priya });
    await press('Try again');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Priya');
  });

  it('finds words of its own where there is no server', async () => {
    server['GET /api/auth/me'] = [502, {}];
    await openProfile();
    expect(screen.getByRole('alert').textContent).toMatch(/could not be loaded/);
  });

  it('leads to the login where the session has ended', async () => {
    server['GET /api/auth/me'] = [401, { success: false, message: 'Please log in again.' }];
    history.replaceState(null, '', '/profile');
    await openProfile();
    expect(navigate).toHaveBeenCalledWith('/login?redirectTo=%2Fprofile', { replace: true });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('shows nothing more once the session is lost', async () => {
    await openProfile();
    act(() => loseSession());
    expect(document.body.textContent).not.toContain('Priya');
  });
});

describe('the devices', () => {
  it('are named, with when they were last seen, and the present one is marked', async () => {
    await openDevices();
    expect(rows()).toEqual([
      expect.stringMatching(/^Chrome on AndroidThis deviceActive now · Logged in on 20 November 2026/),
      expect.stringMatching(/^Safari on iPadActive now/),
    ]);
  });

  it('can be logged out one by one', async () => {
    await openDevices();
    server['DELETE /api/auth/sessions/s-2'] = done({ message: 'That device is logged out.' });
    server['GET /api/auth/sessions'] = done({ sessions: [here] });
    await press('Log out Safari on iPad');
    expect(asked).toContain('DELETE /api/auth/sessions/s-2');
    expect(readToast()).toEqual({ tone: 'good', text: 'That device is logged out.' });
    expect(rows()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Devices' }));
  });

  it('can be logged out all but this one', async () => {
    await openDevices();
    server['DELETE /api/auth/sessions'] = done({ message: 'All other devices are logged out.' });
    server['GET /api/auth/sessions'] = done({ sessions: [here] });
    await press('Log out all other devices');
    expect(readToast()).toEqual({ tone: 'good', text: 'All other devices are logged out.' });
    expect(rows()).toHaveLength(1);
  });

  it('are looked up again when one was gone already', async () => {
    await openDevices();
    const message = 'That device is logged out already.';
    server['DELETE /api/auth/sessions/s-2'] = [404, { success: false, message }];
    server['GET /api/auth/sessions'] = done({ sessions: [here] });
    await press('Log out Safari on iPad');
    expect(readToast()).toEqual({ tone: 'bad', text: message });
    expect(rows()).toHaveLength(1);
  });

  it('stay listed when the server cannot be reached', async () => {
    await openDevices();
    server['DELETE /api/auth/sessions/s-2'] = [502, {}];
    await press('Log out Safari on iPad');
    expect(readToast()?.tone).toBe('bad');
    expect(rows()).toHaveLength(2);
  });

  it('include this one, which leads out and home', async () => {
    await openDevices();
    await press('Log out this device');
    expect(asked).toContain('POST /api/auth/logout');
    expect(localStorage).toHaveLength(0);
    expect(jest.mocked(navigate).mock.calls).toEqual([['/']]);
  });
});

describe('the data', () => {
  const openTab = async () => {
    await openProfile();
    fireEvent.click(screen.getByRole('tab', { name: 'Your data' }));
  };

  it('can be downloaded as a file that names the day', async () => {
    server['GET /api/auth/export'] = done({ data: { account: priya } });
    await openTab();
    await press('Download');
    expect(saveFile).toHaveBeenCalledWith(
      expect.stringMatching(/^my-data-\d{4}-\d{2}-\d{2}\.json$/),
      'application/json',
      JSON.stringify({ account: priya }, null, 2),
    );
    expect(screen.getByText(/^Your data is saved as my-data-/)).toBeTruthy();
  });

  it('is not said to be saved when it was not', async () => {
    server['GET /api/auth/export'] = [429, { success: false, message: 'Too many attempts.' }];
    await openTab();
    await press('Download');
    expect(saveFile).not.toHaveBeenCalled();
    expect(screen.getByText('Too many attempts.')).toBeTruthy();
  });

  async function close(password: string): Promise<HTMLElement> {
    await openTab();
    const dialog = screen.getByLabelText('Close your account?');
    fireEvent.change(within(dialog).getByLabelText('Password'), { target: { value: password } });
    fireEvent.click(within(dialog).getByText('Close account for good'));
    await settle();
    return dialog;
  }

  it('goes with the account, after the password', async () => {
    server['POST /api/auth/close-account'] = done({ message: 'Your account is closed.' });
    await close('secret1');
    expect(localStorage).toHaveLength(0);
    expect(readToast()).toEqual({ tone: 'good', text: 'Your account is closed.' });
    expect(jest.mocked(navigate).mock.calls).toEqual([['/']]);
  });

  it('stays when the password is not right, and so does the session', async () => {
    const message = 'The password is not right.';
    server['POST /api/auth/close-account'] = [
      422,
      { success: false, message, errors: { password: message } },
    ];
    const dialog = await close('wrong');
    // Only at the field, which has the focus.
    expect(within(dialog).getAllByText(message)).toHaveLength(1);
    const field = within(dialog).getByLabelText('Password');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await settle();
    expect(document.activeElement).toBe(field);
    expect(localStorage.getItem('token')).toBe('t-1');
    expect(navigate).not.toHaveBeenCalled();
  });

  it('goes by a button next to one that leaves it', async () => {
    await openTab();
    const dialog = screen.getByLabelText('Close your account?');
    const button = within(dialog).getByText('Close account for good');
    const cancel = within(dialog).getByText('Cancel');
    expect(cancel.parentElement).toBe(button.parentElement);
    expect(['command', 'commandfor'].map((name) => cancel.getAttribute(name))).toEqual(['close', dialog.id]);
  });

  it('is not asked to go without a password', async () => {
    const dialog = await close('');
    expect(within(dialog).getAllByText('Password is required.')).not.toHaveLength(0);
    expect(asked).not.toContain('POST /api/auth/close-account');
  });
});
