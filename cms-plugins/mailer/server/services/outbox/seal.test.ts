import { createSeal, isSealed } from './seal';

const secret = 'an installation’s own secret';
const content = { subject: '482913 is your code' };

it('opens what it closed, with the same secret alone', () => {
  const sealed = createSeal(secret).close(content);
  expect(createSeal(secret).open(sealed)).toEqual(content);
  expect(() => createSeal('another secret').open(sealed)).toThrow();
});

it('closes the same content differently each time, and shows nothing of it', () => {
  const seal = createSeal(secret);
  const [first, second] = [seal.close(content), seal.close(content)];
  expect(first.sealed).not.toBe(second.sealed);
  expect(Buffer.from(first.sealed, 'base64').toString('latin1')).not.toContain('482913');
});

it('does not open what was changed', () => {
  const seal = createSeal(secret);
  const bytes = Buffer.from(seal.close(content).sealed, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => seal.open({ sealed: bytes.toString('base64') })).toThrow();
});

it('tells what is sealed from what is not', () => {
  expect(isSealed(createSeal(secret).close([]))).toBe(true);
  expect([null, 'x', [], content].map(isSealed)).toEqual([false, false, false, false]);
});
