import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';

const leadUid = 'plugin::enquiries.free-class-request';
const classUid = 'plugin::enquiries.scheduled-class';
const sessionUid = 'plugin::classes.session';
const userUid = 'plugin::users-permissions.user';
const orderUid = 'plugin::payments.order';
const refundUid = 'plugin::payments.refund';

/** Numbers from 0 to 1, the same ones for the same seed. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const oneOf = <Item>(items: readonly Item[], next: () => number): Item | undefined =>
  items[Math.floor(next() * items.length)];

/** Writes into the tables what the other parts write, without going the way through their screens. */
export function writer(strapi: Core.Strapi) {
  const leads: string[] = [];
  const orders: string[] = [];
  let count = 0;

  async function lead(email: string, at: string, campaign: Record<string, string> | null): Promise<string> {
    count += 1;
    const documentId = `lead-${String(count)}`;
    await strapi.db.query(leadUid).create({
      data: {
        ...{ documentId, campaign, name: 'Asha', course: 'math', grade: 4, parentEmail: email },
        ...{ stage: 'new', isSuspect: false, version: 0, receivedAt: at, touchedAt: at, variant: 'page' },
        // Its mails are sent: nothing changes it but the test.
        announcedAt: at,
        ...{ page: '/book-free-class', zone: 'Asia/Kolkata' },
      },
    });
    leads.push(documentId);
    return documentId;
  }

  const changeLead = (documentId: string, data: object) =>
    strapi.db.query(leadUid).updateMany({ where: { documentId }, data });

  async function book(enquiryId: string, createdAt: string): Promise<void> {
    const classes = strapi.db.query(classUid);
    if ((await classes.findOne({ where: { enquiryId } })) !== null) return;
    const documentId = randomUUID();
    await classes.create({
      data: {
        ...{ documentId, enquiryId, state: 'scheduled', startsAt: createdAt, createdAt },
        ...{ zone: 'Asia/Kolkata', minutes: 60, calendarUid: documentId },
      },
    });
  }

  /** The teacher of the class. */
  const teach = (enquiryId: string, teacherKey: string, startsAt: string) =>
    strapi.db.query(sessionUid).create({
      data: {
        ...{ documentId: randomUUID(), kind: 'free-math', teacherKey, startsAt, minutes: 60, pause: 0 },
        ...{ state: 'booked', enquiryId, activeKey: enquiryId },
      },
    });

  const mark = (enquiryId: string, state: string, markedAt: string) =>
    strapi.db.query(classUid).updateMany({ where: { enquiryId }, data: { state, markedAt } });

  const merge = (documentId: string, mergedInto: string | null) => changeLead(documentId, { mergedInto });
  const suspect = (documentId: string, isSuspect: boolean) => changeLead(documentId, { isSuspect });

  const account = (email: string) =>
    strapi.db.query(userUid).create({
      data: { email, username: email, provider: 'local', confirmed: true, blocked: false },
    });

  async function order(
    email: string,
    placedAt: string,
    currency: string,
    amountMinor: number,
  ): Promise<string> {
    count += 1;
    const documentId = `order-${String(count)}`;
    await strapi.db.query(orderUid).create({
      data: {
        ...{ documentId, number: `ORD-T${String(count)}`, userId: 1, email, placedAt, currency, amountMinor },
        ...{ planKey: 'p', planTitle: 'P', subject: 'math', sessions: 1, months: 1, stage: 'pending' },
        origin: { page: null, referrer: null, campaign: { source: 'news' } },
      },
    });
    orders.push(documentId);
    return documentId;
  }

  const findOrder = (documentId: string): Promise<{ id: number; amountMinor: number; email: string }> =>
    strapi.db.query(orderUid).findOne({ where: { documentId } });

  async function pay(documentId: string, paidAt: string): Promise<void> {
    const { id, amountMinor } = await findOrder(documentId);
    const data = { stage: 'paid', paidAt, capturedMinor: amountMinor };
    await strapi.db.query(orderUid).updateMany({ where: { id, paidAt: null }, data });
  }

  async function refund(documentId: string, refundedMinor: number, doneAt: string): Promise<void> {
    const { id } = await findOrder(documentId);
    const key = randomUUID();
    await strapi.db.transaction(async () => {
      await strapi.db.query(refundUid).create({
        data: {
          ...{ documentId: key, orderId: id, provider: 'razorpay', paymentId: 'pay', requestKey: key },
          ...{
            amountMinor: refundedMinor,
            currency: 'INR',
            state: 'done',
            kind: 'policy',
            askedAt: doneAt,
            doneAt,
          },
        },
      });
      await strapi.db.query(orderUid).updateMany({ where: { id }, data: { refundedMinor } });
    });
  }

  const remove = (documentId: string) => strapi.db.query(leadUid).deleteMany({ where: { documentId } });

  /** One thing that may happen to some family. */
  async function something(next: () => number): Promise<void> {
    const email = `family-${String(Math.floor(next() * 40))}@example.com`;
    const at = new Date(Date.UTC(2026, 8, 1) + next() * 60 * 24 * 60 * 60_000).toISOString();
    const some = oneOf(leads.slice(3), next);
    const paid = oneOf(orders, next);
    const kind = Math.floor(next() * 12);
    if (kind < 3 || some === undefined) await lead(email, at, kind === 0 ? null : { source: 'google' });
    else if (kind === 3) await book(some, at);
    else if (kind === 4) await mark(some, next() < 0.6 ? 'attended' : 'no-show', at);
    else if (kind === 5) await suspect(some, next() < 0.5);
    else if (kind === 6) await merge(some, next() < 0.5 ? null : (leads.find((id) => id < some) ?? null));
    else if (kind === 7) await account(`${randomUUID()}@example.com`);
    else if (kind === 8) await order(email, at, next() < 0.5 ? 'INR' : 'USD', 100_000);
    else if (kind === 9 && paid !== undefined) await pay(paid, at);
    else if (kind === 10 && paid !== undefined) await refund(paid, 50_000, at);
    else await changeLead(some, { campaign: null, zone: 'Europe/London' });
  }

  /** Families by their e-mails, with plain SQL over the tables of the facts. */
  async function countByHand(from: string, to: string): Promise<{ leads: number; paid: number }> {
    const { connection } = strapi.db;
    const texts = (rows: unknown, name: string): string[] =>
      (rows as Record<string, unknown>[]).map((row) => String(row[name]));
    const [start, end] = [`${from}T00:00:00+05:30`, `${to}T23:59:59+05:30`].map((time) => new Date(time));
    const spans = strapi.db.dialect.client === 'sqlite' ? [Number(start), Number(end)] : [start, end];
    const rows: unknown = await connection('enquiries_free_classes as lead')
      .leftJoin('enquiries_free_classes as above', 'above.document_id', 'lead.merged_into')
      .leftJoin('enquiries_free_classes as top', 'top.document_id', 'above.merged_into')
      .where('lead.is_suspect', false)
      .whereBetween('lead.received_at', spans as [Date, Date])
      .select(connection.raw('coalesce(top.parent_email, above.parent_email, lead.parent_email) as email'));
    const ordered: unknown = await connection('payments_orders').distinct('email');
    const paid: unknown = await connection('payments_orders').whereNotNull('paid_at').distinct('email');
    return {
      leads: new Set([...texts(rows, 'email'), ...texts(ordered, 'email')]).size,
      paid: texts(paid, 'email').length,
    };
  }

  return {
    lead,
    book,
    teach,
    mark,
    merge,
    suspect,
    account,
    order,
    pay,
    refund,
    remove,
    something,
    countByHand,
  };
}

export type Facts = ReturnType<typeof writer>;
