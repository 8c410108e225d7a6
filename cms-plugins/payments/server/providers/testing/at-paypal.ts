import type { CallLog } from '../call-log';
import { createPayPal } from '../paypal/provider';
import type { NewProviderOrder } from '../provider';
import { serveInTest, type Answer, type AnswerTo, type ReceivedRequest } from './answering-server';
import { patient } from './patience';

/** PayPal's words, as its documentation shows them, and our side of the line. */

export const webhookId = 'WH-1JE';

export const paypalAt = (apiBase: string, log: CallLog = () => undefined, policy = patient) =>
  createPayPal(
    {
      clientId: 'client-id-of-ours',
      secret: 'the-secret-of-the-client',
      webhookId,
      apiBase,
      sdkUrl: null,
      certHosts: ['.paypal.com', '127.0.0.1'],
      currencies: ['USD', 'GBP'],
    },
    log,
    policy,
  );

export const wanted: NewProviderOrder = {
  reference: 'ORD-0123456789',
  requestKey: 'create_0123456789',
  amountMinor: 24900,
  currency: 'USD',
  title: 'Coding Monthly',
  orderId: 'abcdefghijklmnopqrstuvwx',
  isRepeat: false,
};

export const orderId = '5O190127TN364715T';
export const captureId = '3C679366HH908993F';
export const refundId = '1JU08902781691411';

export const capture = {
  id: captureId,
  status: 'COMPLETED',
  final_capture: true,
  amount: { currency_code: 'USD', value: '249.00' },
  custom_id: 'abcdefghijklmnopqrstuvwx',
  invoice_id: 'ORD-0123456789',
  supplementary_data: { related_ids: { order_id: orderId } },
  create_time: '2025-11-20T10:00:00Z',
  update_time: '2025-11-20T10:00:00Z',
};

export const refund = {
  id: refundId,
  status: 'COMPLETED',
  amount: { currency_code: 'USD', value: '10.00' },
  custom_id: 'refund_0123456789',
  create_time: '2025-11-21T10:00:00Z',
  links: [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${captureId}`, method: 'GET' }],
};

export const order = (status: string, captures: object[] = [], refunds: object[] = []) => ({
  id: orderId,
  status,
  purchase_units: [{ reference_id: 'default', payments: { captures, refunds } }],
});

export const issue = (status: number, name: string): Answer => ({
  status,
  body: {
    name: status === 404 ? 'RESOURCE_NOT_FOUND' : 'UNPROCESSABLE_ENTITY',
    message: 'Somebody’s name may stand here.',
    debug_id: '90957fca61718',
    details: [{ issue: name, description: 'Somebody’s name may stand here.' }],
  },
});

const token = { access_token: 'A21-token', token_type: 'Bearer', expires_in: 32400 };

/** Hands out tokens, and leaves the rest to the test. */
export const withTokens =
  (answer: AnswerTo): AnswerTo =>
  (heard, nth) =>
    heard.path === '/v1/oauth2/token' ? { body: token } : answer(heard, nth);

/** Calls but those for tokens. */
const beyondTokens = (heard: readonly ReceivedRequest[]): ReceivedRequest[] =>
  heard.filter(({ path }) => path !== '/v1/oauth2/token');

/** Our client of a PayPal that answers as a test says. */
export async function paypal(answer: AnswerTo, policy = patient) {
  const { url, heard } = await serveInTest(withTokens(answer));
  return { provider: paypalAt(url, undefined, policy), url, heard, calls: () => beyondTokens(heard) };
}
