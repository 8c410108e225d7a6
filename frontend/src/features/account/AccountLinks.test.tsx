import { act, fireEvent, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { startSession } from '../../browser/storage/session';
import { readToast } from '../../ui/toast/toasts';
import { AccountLinks } from './AccountLinks';

jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('gatsby'),
  navigate: jest.fn(() => Promise.resolve()),
}));

const priya = { token: 't-1', sessionId: 's-1', username: 'Priya Raman', email: 'p@example.com' };

beforeEach(() => {
  localStorage.clear();
  jest.mocked(navigate).mockClear();
});

describe('the account links', () => {
  it('offer a visitor to get started', () => {
    render(<AccountLinks />);
    expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/login');
  });

  it('show a parent who is logged in by the first name, and the way out', () => {
    startSession(priya);
    render(<AccountLinks />);
    expect(screen.getByRole('link', { name: 'Priya' }).getAttribute('href')).toBe('/profile');
    expect(screen.queryByRole('link', { name: 'Get Started' })).toBeNull();
  });

  it('end the session by Logout, here and at the server, and lead home', () => {
    const fetching = jest.fn(() => new Promise<Response>(() => undefined));
    globalThis.fetch = fetching;
    startSession(priya);
    render(<AccountLinks />);
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(localStorage).toHaveLength(0);
    expect(fetching).toHaveBeenCalledWith('/api/auth/logout', expect.objectContaining({ method: 'POST' }));
    expect(navigate).toHaveBeenCalledWith('/');
    expect(readToast()).toEqual({ tone: 'good', text: 'You are logged out.' });
    expect(screen.getByRole('link', { name: 'Get Started' })).toBeTruthy();
  });

  it('end it here though the server cannot be reached', async () => {
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    startSession(priya);
    render(<AccountLinks />);
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await act(async () => undefined);
    expect(localStorage).toHaveLength(0);
    expect(navigate).toHaveBeenCalledWith('/');
  });

  it('follow what happens in another tab', () => {
    startSession(priya);
    render(<AccountLinks />);
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(screen.queryByText('Logout')).toBeNull();
  });
});
