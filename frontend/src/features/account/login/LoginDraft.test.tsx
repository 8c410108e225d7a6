import { render, screen } from '@testing-library/react';
import { openAt, pass, press, priya, StandInServer, type } from '../account-fixture';
import { LoginScreen } from './LoginScreen';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  openAt('/login');
});
afterEach(() => jest.useRealTimers());

const open = () => render(<LoginScreen brand="Lanternway" arrival={{}} />);
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

function fillIn(): void {
  type('Email', priya.email);
  type('Password', priya.password);
}

it('keeps the email over a reload, but never the password', async () => {
  const { unmount } = open();
  fillIn();
  await pass(0);
  unmount();
  open();
  expect([valueOf('Email'), valueOf('Password')]).toEqual([priya.email, '']);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(priya.password);
});

it('forgets it once the login has succeeded', async () => {
  const welcome = { token: 't-1', sessionId: 's-1', username: priya.username };
  new StandInServer().install().agrees('/api/auth/login', 'Login successful', welcome);
  const { unmount } = open();
  fillIn();
  await press('Log in');
  unmount();
  localStorage.clear();
  open();
  expect(valueOf('Email')).toBe('');
});
