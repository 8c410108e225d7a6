import { act, fireEvent, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import type { Popup } from '../../../content/pages/home';
import { Invitation } from './Invitation';
import { OpenBooking } from './OpenBooking';

jest.mock('gatsby', () => ({
  ...jest.requireActual<object>('gatsby'),
  navigate: jest.fn(() => Promise.resolve()),
}));
// Whether it was shown is known as long as a page lives. Each test is a page of its own.
jest.mock('../../../browser/storage/free-class-shown', () => ({
  wasFreeClassShown: (inThisVisit: boolean) =>
    (inThisVisit ? sessionStorage : localStorage).getItem('freeClassShown') !== null,
  noteFreeClassShown: () => localStorage.setItem('freeClassShown', 'true'),
}));

const popup: Popup = {
  title: 'Try a class first. It’s free.',
  text: 'One real problem.',
  bookLabel: 'Book a Free Class',
  laterLabel: 'Not now',
  afterMs: 7000,
  opensAgain: false,
  picture: null,
};
const reach = { email: 'hello@lanternway.example', phone: '+91 98000 00000', phoneHref: 'tel:+919800000000' };

/* jsdom has no modal dialogs. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  jest.mocked(navigate).mockClear();
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const dialog = (name: RegExp) => screen.queryByRole('dialog', { name });
const invitation = () => dialog(/Try a class first/);
const booking = () => dialog(/Book a free class/);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const show = (props: { popup?: Popup | null } = {}) =>
  render(<Invitation popup={popup} policyVersion={1} reach={reach} {...props} />);

it('opens seven seconds after the first visit, and remembers that', async () => {
  show();
  await pass(6900);
  expect([invitation(), localStorage.getItem('freeClassShown')]).toEqual([null, null]);
  await pass(200);
  expect(invitation()).not.toBeNull();
  expect(localStorage.getItem('freeClassShown')).toBe('true');
});

it('does not open a second time, nor where staff wrote none', async () => {
  localStorage.setItem('freeClassShown', 'true');
  show().unmount();
  localStorage.clear();
  show({ popup: null });
  await pass(8000);
  expect(invitation()).toBeNull();
});

it('opens at the time that staff chose, and again in a later visit where they chose so', async () => {
  localStorage.setItem('freeClassShown', 'true');
  show({ popup: { ...popup, afterMs: 20_000, opensAgain: true } });
  await pass(19_900);
  expect(invitation()).toBeNull();
  await pass(200);
  expect(invitation()).not.toBeNull();
});

it('waits for another dialog to be closed', async () => {
  const other = document.body.appendChild(document.createElement('dialog'));
  other.showModal();
  show();
  await pass(8000);
  expect([invitation(), localStorage.getItem('freeClassShown')]).toEqual([null, null]);
  act(() => other.close());
  await pass(0);
  expect(invitation()).not.toBeNull();
  other.remove();
});

describe('with a picture', () => {
  const picture = { src: '/pop.svg', width: 10, height: 8, alt: '', sources: [], focal: { x: 50, y: 50 } };
  const settle: Record<'shown' | 'failed', () => void> = { shown: () => undefined, failed: () => undefined };
  beforeEach(() => {
    HTMLImageElement.prototype.decode = () =>
      new Promise<void>((shown, failed) => {
        Object.assign(settle, { shown, failed: () => failed(new Error('No picture.')) });
      });
  });

  it.each(['shown', 'failed'] as const)('opens only when the picture has %s', async (end) => {
    show({ popup: { ...popup, picture } });
    await pass(9000);
    expect([invitation(), localStorage.getItem('freeClassShown')]).toEqual([null, null]);
    settle[end]();
    await pass(0);
    expect(invitation()).not.toBeNull();
  });
});

it('does not open any more once its page was left', async () => {
  const { unmount } = show();
  await pass(5000);
  unmount();
  await pass(5000);
  expect(localStorage.getItem('freeClassShown')).toBeNull();
});

it.each(['Not now', 'Close'])('goes when %j is pressed', async (name) => {
  show();
  await pass(7100);
  press(name);
  expect(invitation()).toBeNull();
  expect(booking()).toBeNull();
});

it('leads to the form, which comes back as it was left', async () => {
  show();
  await pass(7100);
  press('Book a Free Class');
  await pass(0);
  expect(invitation()).toBeNull();
  expect(booking()).not.toBeNull();
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Student name' });
  fireEvent.change(name, { target: { value: 'Meera' } });
  press('Close');
  expect(booking()).toBeNull();
  expect(name.value).toBe('Meera');
  expect(navigate).not.toHaveBeenCalled();
});

it('has the form open from the start where its address says so, and leads home when it is closed', async () => {
  render(<OpenBooking policyVersion={1} reach={reach} />);
  await pass(0);
  expect(booking()).not.toBeNull();
  expect(screen.getByRole('textbox', { name: 'Student name' })).toBeTruthy();
  await pass(8000);
  expect(invitation()).toBeNull();
  press('Close');
  expect(navigate).toHaveBeenCalledWith('/', { replace: true });
});
