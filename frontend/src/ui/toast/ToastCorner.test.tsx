import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastCorner } from './ToastCorner';
import { dismissToast, raiseToast } from './toasts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => dismissToast());
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

it('reads a good word when there is time, a bad one at once', () => {
  render(<ToastCorner />);
  act(() => raiseToast({ tone: 'good', text: 'Saved.' }));
  expect(screen.getByRole('status').textContent).toBe('Saved.');
  act(() => raiseToast({ tone: 'bad', text: 'Not saved.' }));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByRole('alert').textContent).toBe('Not saved.');
});

it('goes by itself after six seconds', () => {
  render(<ToastCorner />);
  act(() => raiseToast({ tone: 'good', text: 'Saved.' }));
  pass(5900);
  expect(screen.queryByText('Saved.')).not.toBeNull();
  pass(200);
  expect(screen.queryByText('Saved.')).toBeNull();
});

it('stays while it is pointed at, and for six seconds more', () => {
  render(<ToastCorner />);
  act(() => raiseToast({ tone: 'good', text: 'Saved.' }));
  const card = screen.getByText('Saved.');
  const shown = card.closest('.toast') as HTMLElement;
  fireEvent.pointerMove(shown);
  pass(20000);
  expect(card.isConnected).toBe(true);
  fireEvent.pointerLeave(shown);
  pass(6100);
  expect(card.isConnected).toBe(false);
});

it('starts counting again for a second toast', () => {
  render(<ToastCorner />);
  act(() => raiseToast({ tone: 'good', text: 'Saved.' }));
  pass(5000);
  act(() => raiseToast({ tone: 'good', text: 'Saved.' }));
  pass(5000);
  expect(screen.queryByText('Saved.')).not.toBeNull();
});

it('says in bold what it is about, where it has a title', () => {
  render(<ToastCorner />);
  act(() => raiseToast({ tone: 'bad', title: 'Not saved', text: 'Please try again.' }));
  expect(screen.getByRole('alert').textContent).toBe('Not savedPlease try again.');
  expect(screen.getByText('Not saved').className).toBe('toast-title');
});

it('can be dismissed', () => {
  render(<ToastCorner />);
  act(() => raiseToast({ tone: 'bad', text: 'Not saved.' }));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Not saved.')).toBeNull();
});
