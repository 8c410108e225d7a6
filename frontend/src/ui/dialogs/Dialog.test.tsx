import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './Dialog';
import { DialogButton } from './DialogButton';

/* jsdom knows neither modal dialogs nor invoker commands, so it is like a browser that needs the fallback. */
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

afterEach(() => {
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
});

function show() {
  render(
    <>
      <DialogButton does="show-modal" dialog="steps">
        Read More
      </DialogButton>
      <Dialog id="steps" labelledBy="steps-title">
        <h2 id="steps-title">Learning steps</h2>
      </Dialog>
    </>,
  );
  return screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

describe('a dialog', () => {
  it('is opened and closed by its buttons', () => {
    const dialog = show();
    press('Read More');
    expect(screen.getByRole('dialog', { name: 'Learning steps' })).toBe(dialog);
    press('Close');
    expect(dialog.open).toBe(false);
  });

  it('is closed by a click on the backdrop, not by one inside', () => {
    const dialog = show();
    press('Read More');
    fireEvent.click(screen.getByRole('heading', { name: 'Learning steps' }));
    expect(dialog.open).toBe(true);
    fireEvent.click(dialog);
    expect(dialog.open).toBe(false);
  });

  it('is left to the browser where that acts on commands by itself', () => {
    Object.defineProperty(HTMLButtonElement.prototype, 'commandForElement', {
      value: null,
      configurable: true,
    });
    const dialog = show();
    press('Read More');
    expect(dialog.open).toBe(false);
    const button = screen.getByRole('button', { name: 'Read More' });
    expect([button.getAttribute('command'), button.getAttribute('commandfor')]).toEqual([
      'show-modal',
      'steps',
    ]);
  });
});
