import { tooBusy, tooManyRequests } from '@lanternway/contracts/accounts/accounts';
import { endpoint, nothing } from '@lanternway/contracts/wire/endpoint';
import { email } from '@lanternway/contracts/fields/fields';
import { checkFields } from '@lanternway/contracts/wire/parse';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { object } from 'yup';
import { ServiceBusyError } from '@lanternway/server-kit/errors';
import { answering, blame, done, type CallResult } from './answer';

const post = endpoint({
  method: 'POST',
  path: '/api/auth/x',
  access: 'anyone',
  request: object({ email: email() }),
  reply: nothing,
});

const taken: string[] = [];
let allowance: object;

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
const device = { id, isBrowser: true, isNew: false, marks: [] as string[] };
let isNew = false;

const strapi = {
  plugin: () => ({ service: () => limits }),
  config: { get: () => 'secret' },
} as unknown as Core.Strapi;

interface Asked {
  body?: unknown;
  state?: object;
}

/** Koa's part, as far as it is used. */
function ask({ body = { email: ' Priya@Example.com ' }, state = {} }: Asked = {}) {
  const headers: Record<string, string> = {};
  const kept: Record<string, unknown> = {};
  return {
    headers,
    kept,
    secure: true,
    cookies: {
      get: () => (isNew ? undefined : id),
      set: (name: string, value: string, how: object) => (kept[name] = [value, how]),
    },
    state,
    params: {},
    status: 200,
    body: undefined as unknown,
    request: { ip: '203.0.113.7', body },
    get: () => 'Firefox',
    set: (name: string, value: string) => (headers[name] = value),
    attachment: (name: string) => (headers['Content-Disposition'] = name),
    throw(status: number) {
      throw new Error(`thrown ${String(status)}`);
    },
  };
}

type TestContext = ReturnType<typeof ask>;

async function answer(asking: TestContext, result: () => Promise<CallResult<object>>): Promise<TestContext> {
  await answering(strapi).anyone(post, 'register.address', result)(asking as unknown as Context);
  return asking;
}

const well = () => Promise.resolve(done('Well done.', { more: 1 }));

it('hands over the request as the contract reads it', async () => {
  const handle = jest.fn(well);
  const asking = await answer(ask({ body: { email: ' Priya@Example.com ', role: 1 } }), handle);
  expect(handle).toHaveBeenCalledWith({
    request: { email: 'priya@example.com' },
    params: {},
    address: '203.0.113.7',
    device,
    userAgent: 'Firefox',
  });
  expect(asking.body).toEqual({ success: true, message: 'Well done.', more: 1 });
});

it('counts the network address before it looks at anything', async () => {
  allowance = { kind: 'over', retryAfterS: 40 };
  const handle = jest.fn(well);
  const asking = await answer(ask({ body: { email: 'nonsense' } }), handle);
  expect(taken).toEqual(['register.address 203.0.113.7']);
  expect(handle).not.toHaveBeenCalled();
  expect(asking).toMatchObject({
    status: 429,
    headers: { 'Retry-After': '40' },
    body: { success: false, message: tooManyRequests(40), retryAfterS: 40 },
  });
});

it('refuses what breaks a rule, with a sentence for each field', async () => {
  const handle = jest.fn(well);
  const asking = await answer(ask({ body: { email: { $ne: null } } }), handle);
  expect(handle).not.toHaveBeenCalled();
  expect(asking).toMatchObject({
    status: 422,
    body: { success: false, message: checkFields, errors: { email: 'A valid email address is required.' } },
  });
});

it.each([[[]], ['text'], [null], [7]])('takes %p for no request at all', async (body) => {
  await expect(answer(ask({ body }), well)).rejects.toThrow('thrown 400');
});

it('gives a new browser something to be known by, and one that belongs to an account a mark', async () => {
  expect((await answer(ask(), well)).kept).toEqual({});
  const proved = await answer(ask(), () => Promise.resolve({ ...done('Well.', {}), knownTo: 'a@b.co' }));
  expect(proved.kept['device']).toMatchObject([
    expect.stringMatching(new RegExp(`^${id}\\.\\w+-[\\w-]{43}$`)),
    { path: '/api/auth', httpOnly: true, sameSite: 'strict', secure: true },
  ]);
  isNew = true;
  expect((await answer(ask(), well)).kept['device']).toMatchObject([
    expect.stringMatching(/^[\w-]{22}$/),
    { httpOnly: true },
  ]);
});

it('says a refusal for too much in its own words where it has some', async () => {
  const say = (seconds: number) => `Wait ${String(seconds)}.`;
  const asking = await answer(ask(), () => Promise.resolve({ kind: 'over', retryAfterS: 9, say }));
  expect(asking).toMatchObject({ status: 429, body: { message: 'Wait 9.', retryAfterS: 9 } });
});

it('blames one field', async () => {
  const asking = await answer(ask(), () => Promise.resolve(blame('otp', 'Not this one.')));
  expect(asking).toMatchObject({
    status: 422,
    body: { success: false, message: 'Not this one.', errors: { otp: 'Not this one.' } },
  });
});

it('asks to come again where there is too much to do', async () => {
  const asking = await answer(ask(), () => Promise.reject(new ServiceBusyError(2)));
  expect(asking).toMatchObject({
    status: 503,
    headers: { 'Retry-After': '2' },
    body: { success: false, message: tooBusy, retryAfterS: 2 },
  });
});

it('leaves what it did not expect to the error handler', async () => {
  await expect(answer(ask(), () => Promise.reject(new Error('Broken.')))).rejects.toThrow('Broken.');
});

describe('for parents', () => {
  const asParent = async (state: object) => {
    const handle = jest.fn((_call: unknown, who: object) => Promise.resolve(done('Well done.', { who })));
    const asking = ask({ state });
    const own = { ...post, method: 'GET' as const, access: 'parent' as const, request: nothing };
    await answering(strapi).parent(own, null, handle)(asking as unknown as Context);
    return asking;
  };

  it('returns who asks, and by which session', async () => {
    const user = { id: 7, email: 'priya@example.com', password: 'hash' };
    expect((await asParent({ user, session: { id: 'abc' } })).body).toMatchObject({
      who: { id: 7, email: 'priya@example.com', sessionId: 'abc' },
    });
  });

  it.each([[{}], [{ auth: { credentials: { id: 1 } } }], [{ user: { id: 7, email: 'a@b.co' } }]])(
    'answers nobody but a parent with a session: %p',
    async (state) => {
      expect(await asParent(state)).toMatchObject({ status: 401, body: { success: false } });
    },
  );
});
