import { fireEvent, render, screen } from '@testing-library/react';
import { hasObjected, withdrawObjection } from '../../browser/storage/objection';
import { CountingChoice } from './CountingChoice';

afterEach(() => {
  withdrawObjection();
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: undefined, configurable: true });
});

const button = () => screen.getByRole<HTMLButtonElement>('button');

it('takes an objection, remembers it, and takes it back', () => {
  const { unmount } = render(<CountingChoice />);
  expect(screen.getByRole('status').textContent).toBe('Visits in this browser are counted.');
  fireEvent.click(button());
  expect(hasObjected()).toBe(true);
  unmount();
  render(<CountingChoice />);
  expect(screen.getByRole('status').textContent).toBe('Visits in this browser are not counted.');
  fireEvent.click(screen.getByRole('button', { name: 'Count me again' }));
  expect([hasObjected(), localStorage.length]).toEqual([false, 0]);
});

it('says where the browser has said it already', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  render(<CountingChoice />);
  expect(screen.getByRole('status').textContent).toContain('Global Privacy Control');
  expect(button().disabled).toBe(true);
});
