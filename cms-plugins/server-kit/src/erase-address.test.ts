import { eraseAddress, eraseAddressIn } from './erase-address';

const email = 'a.rao+1@example.com';

it('takes an address out of a text, however it is written there', () => {
  expect(eraseAddress('A.Rao+1@Example.com and a.rao+1@example.com.', email)).toBe('(erased) and (erased).');
  expect(eraseAddress('axrao+1@example.com', email)).toBe('axrao+1@example.com');
  expect(eraseAddress('', email)).toBe('');
});

it('finds it behind letters that grow when they are made small, and with letters of any language', () => {
  expect(eraseAddress('İİİ A.Rao+1@example.com!', email)).toBe('İİİ (erased)!');
  expect(eraseAddress('JOSÉ@example.com', 'josé@example.com')).toBe('(erased)');
});

it('takes every sign that an address may have for just that sign', () => {
  for (const sign of "!#$%&'*+-/=?^_`{|}~.") {
    const odd = `a${sign}b@example.com`;
    expect(eraseAddress(`To ${odd}, aXb@example.com`, odd)).toBe('To (erased), aXb@example.com');
  }
});

it('takes it out of JSON, and leaves an empty column as it is', () => {
  const facts = { by: ['Asha', 'A.Rao+1@example.com'], at: 3 };
  expect(eraseAddressIn(facts, email)).toEqual({ by: ['Asha', '(erased)'], at: 3 });
  expect(eraseAddressIn('to a.rao+1@example.com', email)).toBe('to (erased)');
  expect(eraseAddressIn(null, email)).toBeNull();
});
