import { act, fireEvent, render, screen } from '@testing-library/react';
import { ResendCode } from './ResendCode';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const spoken = () => screen.getByRole('status').textContent;

it('counts down by the clock, and offers a new code at the end of it', async () => {
  const onResend = jest.fn();
  render(<ResendCode freeAt={Date.now() + 60_000} isBusy={false} onResend={onResend} />);
  expect(screen.getByText('1:00')).toBeTruthy();
  await pass(18_000);
  expect(screen.getByText('0:42')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  await pass(42_000);
  fireEvent.click(screen.getByRole('button', { name: 'Resend code' }));
  expect(onResend).toHaveBeenCalledTimes(1);
});

it('is announced now and then, not with every second', async () => {
  render(<ResendCode freeAt={Date.now() + 60_000} isBusy={false} onResend={jest.fn()} />);
  const heard = new Set<string | null>();
  for (let second = 0; second <= 61; second++) {
    heard.add(spoken());
    await pass(1000);
  }
  expect([...heard]).toEqual([
    'You can ask for a new code soon.',
    'A new code can be sent in 30 seconds.',
    'A new code can be sent in 10 seconds.',
    'You can ask for a new code now.',
  ]);
});

it('offers it at once where the time has passed already', () => {
  render(<ResendCode freeAt={Date.now() - 1} isBusy={false} onResend={jest.fn()} />);
  expect(screen.getByRole('button', { name: 'Resend code' })).toBeTruthy();
});
