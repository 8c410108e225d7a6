/** @jest-environment jsdom */
import { followFocus } from './follow-focus';

const rows = (...names: string[]) =>
  names.map((name) => `<tr id="${name}"><td><a href="/${name}">Open</a> <button>Leave</button></td></tr>`);

/** A page with a list, which is watched. */
function pageWith(...names: string[]) {
  document.body.innerHTML = `<main><h1>Health</h1><div><table><tbody>${rows(...names).join('')}</tbody></table></div></main>`;
  const holder = document.querySelector('div');
  if (holder === null) throw new Error('There is no list.');
  stopWatching = followFocus(holder);
  return holder;
}

let stopWatching: (() => void) | null = null;

afterEach(() => {
  stopWatching?.();
});

const of = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
};

/** A MutationObserver reports in the next turn. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('goes to the same button of the row that moves up', async () => {
  pageWith('first', 'second', 'third');
  of('#second button').focus();
  of('#second').remove();
  await settled();
  expect(document.activeElement).toBe(of('#third button'));
});

it('goes to the last row when the last one is gone', async () => {
  pageWith('first', 'second');
  of('#second button').focus();
  of('#second').remove();
  await settled();
  expect(document.activeElement).toBe(of('#first button'));
});

it('goes to the heading when no row is left', async () => {
  const holder = pageWith('only');
  of('#only button').focus();
  holder.innerHTML = '<p>All is well.</p>';
  await settled();
  expect(document.activeElement).toBe(of('h1'));
});

it('comes back to a button that was only busy', async () => {
  pageWith('only');
  const button = of('#only button');
  button.focus();
  // As browsers do with a disabled button, which jsdom does not.
  button.blur();
  button.setAttribute('disabled', '');
  await settled();
  expect(document.activeElement).toBe(document.body);
  button.removeAttribute('disabled');
  await settled();
  expect(document.activeElement).toBe(button);
});

it('stays away from who has pressed elsewhere, or is in a dialog', async () => {
  pageWith('first', 'second');
  of('#first button').focus();
  of('h1').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  of('#first').remove();
  await settled();
  expect(document.activeElement).toBe(document.body);

  of('#second button').focus();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="alertdialog"><button id="yes">Yes</button></div>',
  );
  of('#yes').focus();
  of('#yes').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  of('#second').remove();
  await settled();
  expect(document.activeElement).toBe(of('#yes'));
});
