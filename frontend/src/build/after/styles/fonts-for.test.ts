import { fontsFor } from './fonts-for';

const all = '@font-face{font-family:A;src:url(/a.woff2)}';
const more = '@font-face{font-family:A;src:url(/b.woff2);unicode-range:U+c0-d6,U+20AC}';

it.each(['Äpfel', 'für 5 €'])('keeps the font for the letters of “%s”', (text) => {
  expect(fontsFor(`${all}${more}`, `<p>${text}</p>`)).toBe(`${all}${more}`);
});

it.each(['five × five', 'für alle', '₹6,499'])(
  'leaves it out where a page has no such letter: “%s”',
  (text) => {
    expect(fontsFor(`${all}${more}`, `<p>${text}</p>`)).toBe(all);
  },
);

it('keeps a font whose letters it cannot read', () => {
  const any = '@font-face{font-family:A;unicode-range:U+4??}';
  expect(fontsFor(any, '<p>a</p>')).toBe(any);
});
