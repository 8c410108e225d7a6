import { fireEvent, render, screen } from '@testing-library/react';
import { ThankYouDialog } from './ThankYouDialog';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

it('opens by itself, named by its title, and says when it was closed', () => {
  const onClose = jest.fn();
  render(<ThankYouDialog title="Thank You!" text="It has arrived." onClose={onClose} />);
  expect(screen.getByRole('dialog', { name: 'Thank You!' }).textContent).toContain('It has arrived.');
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
