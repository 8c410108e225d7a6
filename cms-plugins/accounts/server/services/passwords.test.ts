import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PasswordJob } from './password-job';
import { createPasswordPool } from './password-pool';
import { createPasswords } from './passwords';

const passwords = createPasswords(
  createPasswordPool({
    workers: 1,
    file: `require('tsx/cjs'); require(${JSON.stringify(path.join(__dirname, 'password-worker.ts'))});`,
    options: { eval: true },
  }),
);

afterAll(() => passwords.stop());

it('knows a password again by its hash, and no other', async () => {
  const hash = await passwords.hash('correct horse');
  expect(hash).toMatch(/^\$2[aby]\$10\$.{53}$/);
  expect(await passwords.matches('correct horse', hash)).toBe(true);
  expect(await passwords.matches('Correct horse', hash)).toBe(false);
});

it('hashes the same password differently each time', async () => {
  expect(await passwords.hash('correct horse')).not.toBe(await passwords.hash('correct horse'));
});

it('lets the server go on while it hashes', async () => {
  const order: string[] = [];
  const hashed = passwords.hash('correct horse').then(() => order.push('hashed'));
  await nextTurn();
  order.push('went on');
  await hashed;
  expect(order).toEqual(['went on', 'hashed']);
});

it('does not take a longer password for the 72 bytes it begins with', async () => {
  const hash = await passwords.hash('x'.repeat(72));
  expect(await passwords.matches('x'.repeat(72), hash)).toBe(true);
  expect(await passwords.matches('x'.repeat(73), hash)).toBe(false);
});

it('says no to what is no hash', async () => {
  expect(await passwords.matches('correct horse', 'correct horse')).toBe(false);
});

it('does the work of a comparison where there is nothing to compare with, and says no', async () => {
  const jobs: PasswordJob[] = [];
  const watched = createPasswords({
    run: (job) => {
      jobs.push(job);
      return Promise.resolve(true as never);
    },
    busy: () => null,
    stop: () => Promise.resolve(),
  });
  expect(await watched.matches('correct horse', null)).toBe(false);
  expect(jobs).toEqual([
    { kind: 'match', password: 'correct horse', hash: expect.stringMatching(/^\$2y\$10\$/) as string },
  ]);
});

it.each(['123456', 'PassWord', 'qwerty'])('finds %s common', (password) => {
  expect(passwords.isCommon(password)).toBe(true);
});

it('finds a password of its own kind uncommon', () => {
  expect(passwords.isCommon('lantern on the way 7')).toBe(false);
});
