import { tooBusy, tooManyRequests } from '@lanternway/contracts/accounts/accounts';
import { email } from '@lanternway/contracts/fields/fields';
import { endpoint, nothing } from '@lanternway/contracts/wire/endpoint';
import { checkFields } from '@lanternway/contracts/wire/parse';
import type { Context } from 'koa';
import { object } from 'yup';
import { ServiceBusyError } from '../errors';
import { answerCall, asParent, blame, done, readCall, type PublicResult } from './public-endpoint';

const post = endpoint({
  method: 'POST',
  path: '/api/auth/x',
  access: 'anyone',
  request: object({ email: email() }),
  reply: nothing,
});

interface Asked {
  body?: unknown;
  state?: object;
}

/** Koa's part, as far as it is used. */
function ask({ body = { email: ' Priya@Example.com ' }, state = {} }: Asked = {}) {
  const headers: Record<string, string> = {};
  return {
    headers,
    state,
    params: {},
    status: 404,
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

async function answer(asking: TestContext, result: () => Promise<PublicResult<object>>) {
  const ctx = asking as unknown as Context;
  await answerCall(ctx, () => readCall(ctx, post, result));
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
    header: expect.any(Function) as unknown,
  });
  expect(asking).toMatchObject({ status: 200, body: { success: true, message: 'Well done.', more: 1 } });
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

it('answers a limit with the usual sentence, or with that of the call', async () => {
  const over = { kind: 'over', retryAfterS: 40 } as const;
  expect(await answer(ask(), () => Promise.resolve(over))).toMatchObject({
    status: 429,
    headers: { 'Retry-After': '40' },
    body: { success: false, message: tooManyRequests(40), retryAfterS: 40 },
  });
  const say = (seconds: number) => `Wait ${String(seconds)}.`;
  expect(await answer(ask(), () => Promise.resolve({ ...over, say }))).toMatchObject({
    status: 429,
    body: { message: 'Wait 40.' },
  });
});

it('says which field is wrong', async () => {
  const { body, status } = await answer(ask(), () => Promise.resolve(blame('otp', 'Not this one.')));
  expect([status, body]).toEqual([
    422,
    { success: false, message: 'Not this one.', errors: { otp: 'Not this one.' } },
  ]);
});

it('asks to come again if the server is too busy', async () => {
  const asking = await answer(ask(), () => Promise.reject(new ServiceBusyError(2)));
  expect(asking).toMatchObject({
    status: 503,
    headers: { 'Retry-After': '2' },
    body: { success: false, message: tooBusy, retryAfterS: 2 },
  });
});

it('leaves unexpected errors to the error handler', async () => {
  await expect(answer(ask(), () => Promise.reject(new Error('Broken.')))).rejects.toThrow('Broken.');
});

it('answers with a file', async () => {
  const file = {
    kind: 'file',
    name: 'R-1.pdf',
    type: 'application/pdf',
    bytes: Buffer.from('%PDF'),
  } as const;
  expect(await answer(ask(), () => Promise.resolve(file))).toMatchObject({
    headers: { 'Content-Disposition': 'R-1.pdf' },
    type: 'application/pdf',
    body: file.bytes,
  });
});

describe('for parents', () => {
  const asParentWith = async (state: object) => {
    const asking = ask({ state });
    const ctx = asking as unknown as Context;
    await answerCall(ctx, () => asParent(ctx, (who) => Promise.resolve(done('Well done.', { who }))));
    return asking;
  };

  it('says who calls, and with which session', async () => {
    const user = { id: 7, email: 'priya@example.com', fullName: 'Priya', password: 'hash' };
    expect((await asParentWith({ user, session: { id: 'abc' } })).body).toMatchObject({
      who: { id: 7, email: 'priya@example.com', name: 'Priya', sessionId: 'abc' },
    });
  });

  it.each([[{}], [{ auth: { credentials: { id: 1 } } }], [{ user: { id: 7, email: 'a@b.co' } }]])(
    'answers nobody but a parent with a session: %p',
    async (state) => {
      expect(await asParentWith(state)).toMatchObject({ status: 401, body: { success: false } });
    },
  );
});
