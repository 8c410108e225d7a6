import { scaleFor, widths } from './widths';

it('shows a phone, a tablet and a desktop computer', () => {
  expect(widths.map(({ pixels }) => pixels)).toEqual([390, 768, 1440]);
});

it('makes a page smaller where the window is narrower, and never larger', () => {
  expect(scaleFor(1440, 720)).toBe(0.5);
  expect(scaleFor(390, 720)).toBe(1);
  expect(scaleFor(390, 0)).toBe(1);
});
