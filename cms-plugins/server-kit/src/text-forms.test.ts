import { toSearchForm, toTypedSearchForm, toWholeLetters } from './text-forms';

it('takes accents for the same however they were typed, in both forms', () => {
  for (const form of [toSearchForm, toTypedSearchForm])
    expect(form('  JOSE\u0301 \t Rao ')).toBe('jos\u00e9 rao');
});

it('takes what only looks different for the same where texts are copied, and not where people type', () => {
  expect(toSearchForm('\uff11\uff12 \ufb01')).toBe('12 fi');
  expect(toTypedSearchForm('\uff11\uff12 \ufb01')).toBe('\uff11\uff12 \ufb01');
});

it('puts letters and their accents together, and changes nothing else', () => {
  expect(toWholeLetters('JOSE\u0301  \ufb01')).toBe('JOS\u00c9  \ufb01');
});
