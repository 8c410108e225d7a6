import { email } from '@lanternway/contracts/fields/fields';
import { endpoint, nothing } from '@lanternway/contracts/wire/endpoint';
import { done } from '@lanternway/server-kit/http/public-endpoint';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { object } from 'yup';
import { answering, type CallResult } from './answer';

const post = endpoint({
  method: 'POST',
  path: '/api/auth/x',
  access: 'anyone',
  request: object({ email: email() }),
  reply: nothing,
});

const taken: string[] = [];
let allowance: object;
let isNew: boolean;

beforeEach(() => {
  taken.length = 0;
  allowance = { kind: 'free' };
  isNew = false;
});

const limits = {
  take(name: string, key: string) {
    taken.push(`${name} ${key}`);
    return Promise.resolve(allowance);
  },
};

const id = 'a-device-of-our-tests-';

const strapi = {
  plugin: () => ({ service: () => limits }),
  config: { get: () => 'secret' },
} as unknown as Core.Strapi;

/** Koa's part, as far as it is used. */
async function answer(result: () => Promise<CallResult<object>>, sent = 'priya@example.com') {
  const kept: Record<string, unknown> = {};
  const asking = {
    kept,
    secure: true,
    cookies: {
      get: () => (isNew ? undefined : id),
      set: (name: string, value: string, how: object) => (kept[name] = [value, how]),
    },
    state: {},
    status: 404,
    request: { ip: '203.0.113.7', body: { email: sent } },
    get: () => 'Firefox',
    set: () => undefined,
  };
  await answering(strapi).anyone(post, 'register.address', result)(asking as unknown as Context);
  return asking;
}

const well = () => Promise.resolve(done('Well done.', {}));

it('counts the network address before it looks at anything', async () => {
  allowance = { kind: 'over', retryAfterS: 40 };
  const handle = jest.fn(well);
  const { status } = await answer(handle, 'nonsense');
  expect(taken).toEqual(['register.address 203.0.113.7']);
  expect(handle).not.toHaveBeenCalled();
  expect(status).toBe(429);
});

it('says which device calls', async () => {
  const handle = jest.fn(well);
  await answer(handle);
  expect(handle).toHaveBeenCalledWith(
    expect.objectContaining({ device: { id, isBrowser: true, isNew: false, marks: [] } }),
  );
});

it('gives a new browser an id, and a device that belongs to an account a mark', async () => {
  expect((await answer(well)).kept).toEqual({});
  const proved = await answer(() => Promise.resolve({ ...done('Well.', {}), knownTo: 'a@b.co' }));
  expect(proved.kept['device']).toMatchObject([
    expect.stringMatching(new RegExp(`^${id}\\.\\w+-[\\w-]{43}$`)),
    { path: '/api/auth', httpOnly: true, sameSite: 'strict', secure: true },
  ]);
  isNew = true;
  expect((await answer(well)).kept['device']).toMatchObject([
    expect.stringMatching(/^[\w-]{22}$/),
    { httpOnly: true },
  ]);
});
