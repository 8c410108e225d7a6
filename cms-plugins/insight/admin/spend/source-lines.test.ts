import { namesIn, textOf } from './source-lines';

it('writes the names as lines, and reads them again', () => {
  const names = [
    { name: 'Instagram', told: ['ig', 'instagram.com'] },
    { name: 'Google', told: ['google.*'] },
  ];
  expect(textOf(names)).toBe('Instagram: ig, instagram.com\nGoogle: google.*');
  expect(namesIn(textOf(names))).toEqual(names);
});

it('understands what people type', () => {
  expect(namesIn('\n School fair \nNews:  News , ,letter\n: nobody')).toEqual([
    { name: 'School fair', told: ['school fair'] },
    { name: 'News', told: ['news', 'letter'] },
  ]);
});
