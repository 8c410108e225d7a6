import type { CallLine } from '../call-log';
import { answeringServer, type Answer } from '../testing/answering-server';
import { list, made, orderId, razorpay, razorpayAt, refusal, wanted } from '../testing/at-razorpay';
import { faultOf, policyFor } from '../testing/patience';

describe('an order', () => {
  it('is made over our price, taken at once, and found again by its receipt', async () => {
    const { provider, heard } = await razorpay(() => ({ body: made }));
    await expect(provider.createOrder(wanted)).resolves.toBe(orderId);
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ method: 'POST', path: '/v1/orders' });
    const basic = Buffer.from('rzp_test_key0000000001:the-secret-of-the-key').toString('base64');
    expect(heard[0]?.headers.authorization).toBe(`Basic ${basic}`);
    expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({
      amount: 649900,
      currency: 'INR',
      receipt: 'ORD-0123456789',
      notes: { order: 'abcdefghijklmnopqrstuvwx' },
      payment: { capture: 'automatic' },
    });
  });

  it('is looked for before it is made again', async () => {
    const other = { ...made, id: 'order_OtherAmount001', amount: 1 };
    const { provider, heard } = await razorpay(() => list(other, made));
    await expect(provider.createOrder({ ...wanted, isRepeat: true })).resolves.toBe(orderId);
    expect(heard.map(({ method }) => method)).toEqual(['GET']);
    expect(heard[0]?.path).toContain('receipt=ORD-0123456789');
  });

  it('is made where an earlier try left none', async () => {
    const { provider, heard } = await razorpay(({ method }) => (method === 'GET' ? list() : { body: made }));
    await expect(provider.createOrder({ ...wanted, isRepeat: true })).resolves.toBe(orderId);
    expect(heard.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });

  it.each<[string, Answer, object]>([
    [
      'a gateway that answers in HTML',
      { status: 502, body: '<html>Bad gateway</html>' },
      { code: 'HTTP_502' },
    ],
    ['silence', 'silence', { httpStatus: null }],
    ['a broken line', 'reset', { code: 'ECONNRESET', httpStatus: null }],
    ['HTML with a good status', { body: '<html>Hello</html>' }, { code: 'UNREADABLE_ANSWER' }],
    ['an order over another sum', { body: { ...made, amount: 100 } }, { code: 'UNREADABLE_ANSWER' }],
    ['an answer that leads elsewhere', { status: 302, headers: { location: '/x' } }, { code: 'HTTP_302' }],
  ])('is in doubt after %s, and not made twice', async (_what, answer, expected) => {
    const { provider, heard } = await razorpay(() => answer, policyFor(answer));
    expect(await faultOf(provider.createOrder(wanted))).toMatchObject({ fault: 'unknown', ...expected });
    expect(heard).toHaveLength(1);
  });

  it('is in doubt where nobody listens', async () => {
    const gone = await answeringServer(() => ({}));
    await gone.stop();
    const error = await faultOf(razorpayAt(gone.url).createOrder(wanted));
    expect(error).toMatchObject({ fault: 'unknown', code: 'ECONNREFUSED', httpStatus: null });
  });

  it.each([
    [401, {}, 'auth', 'HTTP_401'],
    [
      400,
      { code: 'BAD_REQUEST_ERROR', reason: 'input_validation_failed' },
      'invalid',
      'input_validation_failed',
    ],
    [400, { code: 'BAD_REQUEST_ERROR', reason: 'NA' }, 'invalid', 'BAD_REQUEST_ERROR'],
    [429, {}, 'rate', 'HTTP_429'],
    [500, { code: 'SERVER_ERROR' }, 'unknown', 'SERVER_ERROR'],
  ])('that is answered with %i %j is a fault of the kind %s', async (status, error, fault, code) => {
    const { provider } = await razorpay(() => refusal(status, error));
    expect(await faultOf(provider.createOrder(wanted))).toMatchObject({ fault, code, httpStatus: status });
  });

  it('goes past a proxy that the environment names', async () => {
    const proxy = await answeringServer(() => ({ body: { ...made, id: 'order_FromTheProxy1' } }));
    const environment = jest.replaceProperty(process, 'env', { HTTP_PROXY: proxy.url });
    try {
      const { provider } = await razorpay(() => ({ body: made }));
      await expect(provider.createOrder(wanted)).resolves.toBe(orderId);
      expect(proxy.heard).toEqual([]);
    } finally {
      environment.restore();
      await proxy.stop();
    }
  });
});

it('logs for each call what it was about and how it ended, and no secrets', async () => {
  const { url } = await razorpay(() => ({ status: 502, body: '<html>the-secret-of-the-key</html>' }));
  const lines: CallLine[] = [];
  const error = await faultOf(razorpayAt(url, (line) => lines.push(line)).createOrder(wanted));
  expect(lines).toEqual([
    {
      provider: 'razorpay',
      call: 'create order',
      ref: 'ORD-0123456789',
      fault: 'unknown',
      code: 'HTTP_502',
      httpStatus: 502,
      tries: 1,
      ms: expect.any(Number) as unknown,
    },
  ]);
  const logged = JSON.stringify([lines, { ...error, message: error.message, stack: error.stack }]);
  expect(logged).not.toMatch(/the-secret-of-the-key|rzp_test_key/);
});
