import { isOfContent } from './cell-keys';

const inCell = { isInCell: true, isButton: false };
const button = { isInCell: true, isButton: true };
const dialog = { isInCell: false, isButton: false };

it.each(['Enter', ' ', 'Tab'])('lets a button in a cell have the key %j', (key) => {
  expect(isOfContent(key, button)).toBe(true);
});

it.each(['ArrowRight', 'ArrowDown', 'Home', 'Escape'])(
  'lets the table have %s, also from a button',
  (key) => {
    expect(isOfContent(key, button)).toBe(false);
    expect(isOfContent(key, inCell)).toBe(false);
  },
);

it.each(['Enter', 'ArrowDown', 'Home', 'a'])('lets a dialog that was opened in a cell have %s', (key) => {
  expect(isOfContent(key, dialog)).toBe(true);
});
