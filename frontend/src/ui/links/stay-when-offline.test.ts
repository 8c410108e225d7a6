import { fireEvent } from '@testing-library/react';
import { dismissToast, readToast } from '../toast/toasts';
import { stayWhenOffline } from './stay-when-offline';

let isOnline = true;
let end: () => void;
const followed = jest.fn();

beforeEach(() => {
  isOnline = false;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  history.replaceState(null, '', '/contact');
  followed.mockClear();
  dismissToast();
  end = stayWhenOffline();
});
afterEach(() => {
  end();
  jest.restoreAllMocks();
});

/** Presses a link, and reads whether the page is left. */
function press(attributes: Record<string, string>, how: MouseEventInit = {}): boolean {
  const link = Object.assign(document.createElement('a'), { textContent: 'Link' });
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  link.addEventListener('click', (event) => {
    followed();
    event.preventDefault();
  });
  document.body.replaceChildren(link);
  fireEvent.click(link, how);
  return followed.mock.calls.length > 0;
}

it('keeps the page open, and says why', () => {
  expect(press({ href: '/faq' })).toBe(false);
  expect(readToast()?.text).toContain('You are offline.');
});

it.each([
  [{ href: '/contact#hours' }, {}],
  [{ href: 'https://chat.example/' }, {}],
  [{ href: 'tel:+919800000000' }, {}],
  [{ href: '/faq', target: '_blank' }, {}],
  [{ href: '/faq' }, { ctrlKey: true }],
])('lets %j pass, which does not replace the page by another of the site', (attributes, how) => {
  expect(press(attributes, how)).toBe(true);
  expect(readToast()).toBeNull();
});

it('lets every link pass while there is a network', () => {
  isOnline = true;
  expect(press({ href: '/faq' })).toBe(true);
});

it('says once that the network is back, if it said that it was gone', () => {
  fireEvent(window, new Event('online'));
  expect(readToast()).toBeNull();
  press({ href: '/faq' });
  fireEvent(window, new Event('online'));
  expect(readToast()?.text).toBe('You are connected again.');
});
