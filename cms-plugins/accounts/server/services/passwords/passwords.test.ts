import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isCommonPassword } from './common-passwords';
import { isOutdated } from './hash';
import { createThreadPool } from '@lanternway/server-kit/jobs/thread-pool';
import type { PasswordJob } from './job';
import { createPasswords } from './passwords';

const passwords = createPasswords(
  createThreadPool({
    threads: 1,
    maxWaiting: 50,
    retryAfterS: 2,
    file: `require('tsx/cjs'); require(${JSON.stringify(path.join(__dirname, 'worker.ts'))});`,
    options: { eval: true },
  }),
);

afterAll(() => passwords.stop());

const hashOfStrapi = '$2a$10$2JVyLg45pE8qCzqB7kjDjOCXWCQHU8ke0ImGONfvdNt0jNY388N82';

it('knows a password again by its hash, and no other', async () => {
  const hash = await passwords.hash('correct horse');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$.{22}\$.{43}$/);
  expect(await passwords.matches('correct horse', hash)).toBe(true);
  expect(await passwords.matches('Correct horse', hash)).toBe(false);
});

it('accepts a password by its old Strapi hash, and says that it needs a new hash', async () => {
  expect(await passwords.matches('lantern on the way', hashOfStrapi)).toBe(true);
  expect(await passwords.matches('lantern on the wax', hashOfStrapi)).toBe(false);
  expect(isOutdated(hashOfStrapi)).toBe(true);
  expect(isOutdated(await passwords.hash('lantern on the way'))).toBe(false);
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

it.each(['correct horse', '', '$argon2id$v=19$m=19456,t=2,p=1$cut', '$2a$10$cut'])(
  'says no to “%s”, which is no hash, and works on',
  async (hash) => {
    expect(await passwords.matches('correct horse', hash)).toBe(false);
  },
);

it('does the work of a comparison where there is nothing to compare with, and says no', async () => {
  const jobs: PasswordJob[] = [];
  const watched = createPasswords({
    run: (job) => {
      jobs.push(job);
      return Promise.resolve(true as never);
    },
    busy: () => null,
    waiting: () => 0,
    stop: () => Promise.resolve(),
  });
  expect(await watched.matches('correct horse', null)).toBe(false);
  expect(jobs).toEqual([
    { kind: 'match', password: 'correct horse', hash: expect.stringContaining('$argon2id$') as string },
  ]);
  const [job] = jobs;
  expect(job?.kind === 'match' && isOutdated(job.hash)).toBe(false);
});

it.each(['123456', 'PassWord', 'qwerty'])('finds %s common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it('finds a password of its own kind uncommon', () => {
  expect(isCommonPassword('lantern on the way 7')).toBe(false);
});
