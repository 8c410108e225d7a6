import { randomUUID } from 'node:crypto';
import request, { type Response } from 'supertest';
import type { DisputeRow } from '@lanternway/contracts/payments/disputes';
import type { Attention } from '@lanternway/contracts/payments/staff';
import type { OrderState } from '@lanternway/contracts/payments/orders';
import { refundSentences } from '@lanternway/contracts/payments/refunds';
import type {
  RefundKind,
  RefundPage,
  RefundQuote,
  RefundRequestPage,
} from '@lanternway/contracts/payments/refunds';
import { plentiful } from '../accounts/parent';
import { logInStaff, type Staff } from '../staff';
import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';
import { until } from '../mailer/mails';
import { publishPlans } from './goods';
import { startSandbox, type PaymentSandbox } from './sandbox';

/** A server with its sandbox, and staff who give refunds. */
export interface Till {
  home: TestHome;
  cms: Cms;
  sandbox: PaymentSandbox;
  staff: Record<Staff, string>;
  close: () => Promise<void>;
}

export async function openTill(): Promise<Till> {
  const home = await createTestHome();
  const sandbox = await startSandbox();
  const cms = await startCms(home, { ...plentiful, ...sandbox.env });
  await sandbox.sendWebhooksTo(cms.url);
  await publishPlans(cms);
  return {
    home,
    cms,
    sandbox,
    staff: await logInStaff(cms),
    async close() {
      await cms.stop();
      await sandbox.stop();
      await home.remove();
    },
  };
}

type Answered = request.Response;

/** Staff call the desk. */
export const atDesk = (
  { cms, staff }: Till,
  who: Staff,
  method: 'get' | 'post',
  path: string,
  body: object = {},
): request.Test => {
  const call = request(cms.url)[method](`/payments${path}`).set('Authorization', staff[who]);
  return method === 'get' ? call : call.send(body);
};

export interface Detail {
  name: string;
  id: string;
  version: number;
  state: OrderState;
  refunded: number;
  attentions: Attention[];
  quote: RefundQuote | null;
  disputes: DisputeRow[];
  isDisputed: boolean;
  refunds: RefundPage['rows'];
  refundRequests: RefundRequestPage['rows'];
  enrolment: {
    bought: number;
    used: number;
    left: number;
    state: string;
    deliveries: { id: string; isUndone: boolean }[];
  } | null;
  story: { words: string }[];
}

export async function detailOf(till: Till, order: string): Promise<Detail> {
  const { status, body } = await atDesk(till, 'finance', 'get', `/orders/${order}`);
  expect([status, body]).toMatchObject([200, { id: order }]);
  return body as Detail;
}

interface Despite {
  despiteDispute: boolean;
  disputeReason: string;
}

/** Asks for a refund of the current version of the order. */
export async function giveBack(
  till: Till,
  order: string,
  more: {
    amount: number;
    reason?: string;
    message?: string;
    key?: string;
    version?: number;
  } & Partial<Despite>,
  who: Staff = 'finance',
): Promise<Answered> {
  const { version } = await detailOf(till, order);
  return atDesk(till, who, 'post', `/orders/${order}/refund`, { version, key: randomUUID(), ...more });
}

export interface RefundLine {
  documentId: string;
  state: string;
  kind: RefundKind;
  amountMinor: number;
  requestKey: string;
  providerRefundId: string | null;
  problem: string | null;
  attempts: number;
}

interface OrderLine {
  id: number;
  documentId: string;
  stage: OrderState;
  capturedMinor: number;
  refundedMinor: number;
  reservedMinor: number;
}

export async function orderLine({ cms }: Till, documentId: string): Promise<OrderLine> {
  return (await cms.strapi.db
    .query('plugin::payments.order')
    .findOne({ where: { documentId } })) as OrderLine;
}

/** The refunds of an order as they are stored, the oldest first. */
export async function refundLines(till: Till, order: string): Promise<RefundLine[]> {
  const { id } = await orderLine(till, order);
  return till.cms.strapi.db
    .query('plugin::payments.refund')
    .findMany({ where: { orderId: id }, orderBy: { id: 'asc' } });
}

/** Waits until the latest refund of the order is in this state. */
export const untilRefund = (till: Till, order: string, state: string): Promise<RefundLine> =>
  until(async () => {
    const latest = (await refundLines(till, order)).at(-1);
    return latest?.state === state ? latest : undefined;
  });

/** Finance tries a failed refund again. On a busy machine the provider may not answer: then a person asks once more. */
export const untilRetried = (till: Till, refund: string): Promise<Response> =>
  until(async () => {
    const answer = await atDesk(till, 'finance', 'post', `/refunds/${refund}/retry`);
    return sentenceOf(answer) === refundSentences.providerSilent ? undefined : answer;
  });

/** As if every refund were due for a check. */
export async function lookAgain({ cms }: Till): Promise<void> {
  const due = { state: { $in: ['queued', 'pending'] } };
  await cms.strapi.db
    .query('plugin::payments.refund')
    .updateMany({ where: due, data: { nextAt: new Date(Date.now() - 1000) } });
  await worker(cms).run();
}

interface RefundWorker {
  run: () => Promise<void>;
}

const worker = ({ strapi }: Cms): RefundWorker => strapi.plugin('payments').service('refundWorker');

/** The kinds of the refund mails to an address, the oldest first. */
export async function refundMails({ cms }: Till, to: string): Promise<string[]> {
  const mails = (await cms.strapi.db.query('plugin::mailer.mail').findMany({
    where: { recipient: to, kind: { $startsWith: 'Refund' } },
    orderBy: { id: 'asc' },
  })) as { kind: string }[];
  return mails.map(({ kind }) => kind);
}

/** The idempotency keys of the refund calls to the providers. */
export async function refundCalls({ sandbox }: Till): Promise<string[]> {
  const calls = await sandbox.requests('/refund');
  return calls
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers['x-refund-idempotency'] ?? headers['paypal-request-id'] ?? 'none');
}

export const today = (): string => new Date().toISOString().slice(0, 10);

/** Staff record sessions as held today. */
export async function deliver(till: Till, order: string, sessions: number): Promise<void> {
  const held = { heldOn: today(), sessions };
  const { status, body } = await atDesk(till, 'finance', 'post', `/orders/${order}/sessions`, held);
  expect([status, body]).toEqual([200, { message: 'The sessions are recorded.' }]);
}

/** The message of a refused call. */
export const sentenceOf = ({ body }: Answered): string =>
  (body as { error?: { message: string } }).error?.message ?? '';

/** Waits until every requested fault of the sandbox has happened. */
export const untilNoFaults = ({ sandbox }: Till): Promise<true> =>
  until(async () => {
    const { faults } = (await (await fetch(`${sandbox.url}/_sandbox/faults`)).json()) as {
      faults: unknown[];
    };
    return faults.length === 0 ? true : undefined;
  });
