import { whenNoDialogIsOpen } from './when-no-dialog-is-open';

function openDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
  return dialog;
}

function close(dialog: HTMLDialogElement): void {
  dialog.open = false;
  dialog.dispatchEvent(new Event('close'));
}

const then = jest.fn();

beforeEach(() => {
  then.mockClear();
  document.body.replaceChildren();
});

it('does not wait where no dialog is open', () => {
  whenNoDialogIsOpen(then);
  expect(then).toHaveBeenCalledTimes(1);
});

it('waits until the last one is closed, and calls back once', () => {
  const [below, above] = [openDialog(), openDialog()];
  whenNoDialogIsOpen(then);
  close(above);
  expect(then).not.toHaveBeenCalled();
  close(below);
  close(openDialog());
  expect(then).toHaveBeenCalledTimes(1);
});

it('can be stopped', () => {
  const dialog = openDialog();
  whenNoDialogIsOpen(then)();
  close(dialog);
  expect(then).not.toHaveBeenCalled();
});
