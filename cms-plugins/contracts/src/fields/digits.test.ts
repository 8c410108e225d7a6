import { withPlainDigits } from './digits';

it.each([
  ['the digits of Devanagari', '०१२३४५६७८९', '0123456789'],
  ['Arabic-Indic digits', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['Persian digits', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['Bengali digits', '০১২৩৪৫৬৭৮৯', '0123456789'],
  ['full-width digits', '０１２３４５６７８９', '0123456789'],
  ['mathematical digits, whose sets follow each other', '𝟎𝟗𝟘𝟡𝟬𝟵𝟶𝟿', '09090909'],
])('reads %s', (_which, typed, plain) => {
  expect(withPlainDigits(typed)).toBe(plain);
});

it('leaves everything else as it is', () => {
  expect(withPlainDigits('+91 98000-00000 Ⅷ ½ अ')).toBe('+91 98000-00000 Ⅷ ½ अ');
});
