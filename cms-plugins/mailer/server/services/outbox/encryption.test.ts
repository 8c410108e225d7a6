import { createEncryption, isEncrypted } from './encryption';

const secret = 'an installation’s own secret';
const content = { subject: '482913 is your code' };

it('decrypts what it encrypted, with the same secret only', () => {
  const encrypted = createEncryption([secret]).encrypt(content);
  expect(createEncryption([secret]).decrypt(encrypted)).toEqual(content);
  expect(() => createEncryption(['another secret']).decrypt(encrypted)).toThrow();
});

it('encrypts with the first of several secrets, and decrypts what any of them encrypted', () => {
  const earlier = createEncryption([secret]).encrypt(content);
  const both = createEncryption(['a new secret', secret]);
  expect(both.decrypt(earlier)).toEqual(content);
  expect(createEncryption(['a new secret']).decrypt(both.encrypt(content))).toEqual(content);
  expect(() => createEncryption([secret]).decrypt(both.encrypt(content))).toThrow();
});

it('encrypts the same content differently each time, and shows nothing of it', () => {
  const encryption = createEncryption([secret]);
  const [first, second] = [encryption.encrypt(content), encryption.encrypt(content)];
  expect(first.sealed).not.toBe(second.sealed);
  expect(Buffer.from(first.sealed, 'base64').toString('latin1')).not.toContain('482913');
});

it('does not decrypt what was changed', () => {
  const encryption = createEncryption([secret]);
  const bytes = Buffer.from(encryption.encrypt(content).sealed, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => encryption.decrypt({ sealed: bytes.toString('base64') })).toThrow();
});

it('distinguishes encrypted text from other text', () => {
  expect(isEncrypted(createEncryption([secret]).encrypt([]))).toBe(true);
  expect([null, 'x', [], content].map(isEncrypted)).toEqual([false, false, false, false]);
});
