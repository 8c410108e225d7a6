import type { CallLine } from '../call-log';
import { serveInTest, type Answer, type AnswerTo, type ReceivedRequest } from '../testing/answering-server';
import { issue, order, orderId, paypal, paypalAt, wanted } from '../testing/at-paypal';
import { faultOf, policyFor } from '../testing/patience';

describe('an order', () => {
  it('is made over our price, with our names for it and a key', async () => {
    const { provider, calls } = await paypal(() => ({ status: 201, body: order('CREATED') }));
    await expect(provider.createOrder(wanted)).resolves.toBe(orderId);
    const [call] = calls();
    expect(call).toMatchObject({
      method: 'POST',
      path: '/v2/checkout/orders',
      headers: {
        authorization: 'Bearer A21-token',
        'paypal-request-id': 'create_0123456789',
        prefer: 'return=representation',
        'content-type': 'application/json',
      },
    });
    expect(JSON.parse(call?.body ?? '')).toEqual({
      intent: 'CAPTURE',
      purchase_units: [
        {
          reference_id: 'default',
          custom_id: 'abcdefghijklmnopqrstuvwx',
          invoice_id: 'ORD-0123456789',
          description: 'Coding Monthly',
          amount: { currency_code: 'USD', value: '249.00' },
        },
      ],
      application_context: { shipping_preference: 'NO_SHIPPING', user_action: 'PAY_NOW' },
    });
  });

  it('is asked for again with the same key after a doubt', async () => {
    const { provider, calls } = await paypal(
      (_heard, nth) =>
        (['reset', { status: 502, body: '<html>' }] as const)[nth - 1] ?? { body: order('CREATED') },
    );
    await expect(provider.createOrder(wanted)).resolves.toBe(orderId);
    expect(calls().map(({ headers }) => headers['paypal-request-id'])).toEqual(
      Array.from({ length: 3 }, () => 'create_0123456789'),
    );
  });

  it.each<[string, Answer, object]>([
    ['silence', 'silence', { code: 'TIMEOUT', httpStatus: null }],
    [
      'a gateway that answers in HTML',
      { status: 502, body: '<html>' },
      { code: 'HTTP_502', httpStatus: 502 },
    ],
    ['HTML with a good status', { body: '<html>' }, { code: 'UNREADABLE_ANSWER' }],
    ['an order without an id', { body: { status: 'CREATED' } }, { code: 'UNREADABLE_ANSWER' }],
    ['an id that is a path', { body: { id: '../x' } }, { code: 'UNREADABLE_ANSWER' }],
  ])('is in doubt after %s', async (_what, answer, expected) => {
    const { provider, calls } = await paypal(() => answer, policyFor(answer));
    expect(await faultOf(provider.createOrder(wanted))).toMatchObject({ fault: 'unknown', ...expected });
    expect(calls().length).toBeLessThanOrEqual(3);
  });

  it.each([
    [422, 'DUPLICATE_INVOICE_ID', 'already_done'],
    [422, 'INVALID_CURRENCY_CODE', 'invalid'],
    [409, 'PREVIOUS_REQUEST_IN_PROGRESS', 'busy'],
    [429, 'RATE_LIMIT_REACHED', 'rate'],
    [403, 'PERMISSION_DENIED', 'auth'],
  ])('that is answered with %i %s is a fault of the kind %s', async (status, name, fault) => {
    const { provider } = await paypal(() => issue(status, name));
    expect(await faultOf(provider.createOrder(wanted))).toMatchObject({
      fault,
      issue: name,
      code: `${name} 90957fca61718`,
      httpStatus: status,
    });
  });
});

describe('the token', () => {
  async function withOwnTokens(answer: AnswerTo) {
    const { url, heard } = await serveInTest(answer);
    return { provider: paypalAt(url), heard };
  }

  const tokens = (heard: readonly ReceivedRequest[]) =>
    heard.filter(({ path }) => path === '/v1/oauth2/token');

  it('is asked for once, by however many calls at the same moment', async () => {
    const { provider, heard } = await paypal(() => ({ body: order('CREATED') }));
    await Promise.all(Array.from({ length: 20 }, () => provider.readOrder(orderId)));
    await provider.readOrder(orderId);
    expect(tokens(heard)).toHaveLength(1);
    const basic = Buffer.from('client-id-of-ours:the-secret-of-the-client').toString('base64');
    expect(heard[0]).toMatchObject({
      headers: { authorization: `Basic ${basic}` },
      body: 'grant_type=client_credentials',
    });
  });

  it('that is no longer taken is replaced, once', async () => {
    const { provider, heard } = await withOwnTokens(({ path, headers }, nth) => {
      if (path === '/v1/oauth2/token') {
        return { body: { access_token: `token-${String(nth)}`, expires_in: 32400 } };
      }
      return headers.authorization === 'Bearer token-2' ? { body: order('CREATED') } : { status: 401 };
    });
    expect(await provider.readOrder(orderId)).toMatchObject({ state: 'open' });
    expect(tokens(heard)).toHaveLength(2);
  });

  it('that is never taken is a fault, and no storm', async () => {
    const { provider, heard } = await withOwnTokens(({ path }) =>
      path === '/v1/oauth2/token' ? { body: { access_token: 'token', expires_in: 32400 } } : { status: 401 },
    );
    expect(await faultOf(provider.readOrder(orderId))).toMatchObject({ fault: 'auth' });
    expect(heard).toHaveLength(4);
  });

  it('that is about to end is not used any more', async () => {
    const { provider, heard } = await withOwnTokens(({ path }) =>
      path === '/v1/oauth2/token'
        ? { body: { access_token: 'token', expires_in: 60 } }
        : { body: order('CREATED') },
    );
    await provider.readOrder(orderId);
    await provider.readOrder(orderId);
    expect(tokens(heard)).toHaveLength(2);
  });

  it('is not given for wrong keys, and that is not tried again', async () => {
    const refusal = { error: 'invalid_client', error_description: 'Client Authentication failed' };
    const { provider, heard } = await withOwnTokens(() => ({ status: 401, body: refusal }));
    expect(await faultOf(provider.createOrder(wanted))).toMatchObject({
      fault: 'auth',
      code: 'invalid_client',
    });
    expect(heard).toHaveLength(1);
  });
});

it('logs for each call what it was about and how it ended, and no secrets', async () => {
  const { url } = await paypal(() => issue(422, 'INVALID_CURRENCY_CODE'));
  const lines: CallLine[] = [];
  const error = await faultOf(paypalAt(url, (line) => lines.push(line)).createOrder(wanted));
  expect(lines).toMatchObject([
    {
      provider: 'paypal',
      call: 'create order',
      ref: 'ORD-0123456789',
      fault: 'invalid',
      code: 'INVALID_CURRENCY_CODE 90957fca61718',
      httpStatus: 422,
      tries: 1,
    },
  ]);
  const logged = JSON.stringify([lines, { ...error, message: error.message, stack: error.stack }]);
  expect(logged).not.toMatch(/the-secret|client-id|A21-token|Somebody/);
});
