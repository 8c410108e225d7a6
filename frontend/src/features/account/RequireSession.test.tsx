import { act, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { readReturnPath } from '../../browser/storage/return-path';
import { endSession, loseSession, startSession } from '../../browser/storage/session';
import { dismissToast, readToast } from '../../ui/toast/toasts';
import { RequireSession } from './RequireSession';

jest.mock('gatsby', () => ({ navigate: jest.fn(() => Promise.resolve()) }));

const priya = { token: 't-1', sessionId: 's-1', username: 'Priya', email: 'p@example.com' };
const toLogin = ['/login?redirectTo=%2Fprofile%3Fpart%3Ddevices', { replace: true }];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  dismissToast();
  jest.mocked(navigate).mockClear();
  history.replaceState(null, '', '/profile?part=devices');
});

const renderPage = () =>
  render(<RequireSession waiting={<p>One moment</p>}>{({ name }) => <p>Hello {name}</p>}</RequireSession>);

it('shows the page to a parent who is logged in', () => {
  startSession(priya);
  renderPage();
  expect(screen.getByText('Hello Priya')).toBeTruthy();
  expect(navigate).not.toHaveBeenCalled();
});

it('leads a visitor to the login, with the way back and without a reproach', () => {
  renderPage();
  expect(screen.getByText('One moment')).toBeTruthy();
  expect(jest.mocked(navigate).mock.calls).toEqual([toLogin]);
  expect(readReturnPath()).toBe('/profile?part=devices');
  expect(readToast()).toBeNull();
});

it('does the same when the server has ended the session, and says so', () => {
  startSession(priya);
  renderPage();
  act(() => loseSession());
  expect(screen.queryByText('Hello Priya')).toBeNull();
  expect(jest.mocked(navigate).mock.calls).toEqual([toLogin]);
  expect(readToast()).toEqual({ tone: 'bad', text: 'Please log in again.' });
});

it('does the same when another tab has logged out', () => {
  startSession(priya);
  renderPage();
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  expect(screen.queryByText('Hello Priya')).toBeNull();
  expect(jest.mocked(navigate).mock.calls).toEqual([toLogin]);
});

it('leaves it to Logout where to go', () => {
  startSession(priya);
  renderPage();
  act(() => endSession());
  expect(screen.queryByText('Hello Priya')).toBeNull();
  expect(navigate).not.toHaveBeenCalled();
});

it('starts afresh for another parent', () => {
  startSession(priya);
  renderPage();
  const before = screen.getByText('Hello Priya');
  act(() => startSession({ ...priya, token: 't-2', username: 'Asha' }));
  expect(before.isConnected).toBe(false);
  expect(screen.getByText('Hello Asha')).toBeTruthy();
});
