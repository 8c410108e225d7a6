import { withoutAddress } from './mentions';

const email = 'a.rao+1@example.com';

it('takes an address out of a text, however it is written there', () => {
  expect(withoutAddress('A.Rao+1@Example.com and a.rao+1@example.com.', email)).toBe(
    '(erased) and (erased).',
  );
  expect(withoutAddress('axrao+1@example.com', email)).toBe('axrao+1@example.com');
  expect(withoutAddress('', email)).toBe('');
});

it('finds it behind letters that grow when they are made small, and with letters of any language', () => {
  expect(withoutAddress('İİİ A.Rao+1@example.com!', email)).toBe('İİİ (erased)!');
  expect(withoutAddress('JOSÉ@example.com', 'josé@example.com')).toBe('(erased)');
});

it('takes every sign that an address may have for just that sign', () => {
  for (const sign of "!#$%&'*+-/=?^_`{|}~.") {
    const odd = `a${sign}b@example.com`;
    expect(withoutAddress(`To ${odd}, aXb@example.com`, odd)).toBe('To (erased), aXb@example.com');
  }
});
