// Databases: SQLite, as it is about the address a request is counted for.
import type request from 'supertest';
import { forgotPassword, login } from '@lanternway/contracts/accounts/accounts';
import { serveCms } from '../serve-cms';
import { countUntilRefused } from './counting';
import { call, forgetLimits, newParent, password } from './parent';

const cms = serveCms({ TRUST_PROXY: '1', RATE_LIMIT_SCALE: '2' });

beforeEach(() => forgetLimits(cms));

const from = (test: request.Test, ...hops: string[]) => test.set('X-Forwarded-For', hops.join(', '));

const guess = (email: string, address: string) =>
  from(call(cms, login, { email, password: 'a guess 12' }), address);

it('believes the address the proxy saw, and none that the client put before it', async () => {
  const { made } = await countUntilRefused(20, (index) =>
    from(
      call(cms, login, { email: 'asha@example.com', password: 'a guess 12' }),
      `10.0.0.${String(index)}`,
      `192.0.2.${String(index)}`,
      '203.0.113.9',
    ),
  );
  expect(made).toBe(10);
  expect((await guess('asha@example.com', '203.0.113.10')).status).toBe(401);
});

it('counts the addresses of one IPv6 network as one', async () => {
  const { made } = await countUntilRefused(20, (index) =>
    guess('asha@example.com', `2001:db8:1:2::${index.toString(16)}`),
  );
  expect(made).toBe(10);
  expect((await guess('asha@example.com', '2001:db8:1:3::1')).status).toBe(401);
});

it('lets a parent in while a stranger elsewhere has closed the account to himself', async () => {
  const email = await newParent(cms, 'priya');
  for (let tries = 0; tries < 12; tries += 1) await guess(email, '198.51.100.1');
  expect((await guess(email, '198.51.100.1')).status).toBe(429);
  const atHome = await from(call(cms, login, { email, password }), '203.0.113.77');
  expect(atHome.status).toBe(200);
});

it('closes an account to all when a crowd tries its passwords', async () => {
  const { made } = await countUntilRefused(60, (index) =>
    guess('asha@example.com', `198.51.100.${String(Math.floor(index / 9))}`),
  );
  expect(made).toBe(50);
});

it('allows an address more where the setting says so, and an account not', async () => {
  const { made } = await countUntilRefused(130, () => call(cms, forgotPassword, { email: 'not an address' }));
  expect(made).toBe(120);
  const tries = await countUntilRefused(20, () =>
    call(cms, login, { email: 'asha@example.com', password: 'a guess 12' }),
  );
  expect(tries.made).toBe(10);
});
