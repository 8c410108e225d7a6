// Databases: PostgreSQL, as two notes of the same moment meet only where several write; receipt-numbers.test.ts has the numbers on both.
import type { CreditNotePage, OrderCreditNote } from '@lanternway/contracts/payments/credit-notes';
import { creditNotePdf, noSuchNote } from '@lanternway/contracts/payments/parent-orders';
import { noSuchOrder } from '@lanternway/contracts/payments/checkout';
import type { FinanceSettings } from '@lanternway/contracts/payments/finance-settings';
import request from 'supertest';
import { logIn, newParent, plentiful } from '../accounts/parent';
import { shownMails, until } from '../mailer/mails';
import { logInStaff, type Staff } from '../staff';
import { serveCms } from '../serve-cms';
import { issueFor, noTax, orderUid, paidOrder, setTax, type Bought, type Receipt } from './paid-orders';
import { readPdf } from './read-pdf';

const cms = serveCms(plentiful);
let logins: Record<Staff, string>;

beforeAll(async () => {
  logins = await logInStaff(cms);
});

const gst: FinanceSettings['tax'] = {
  gstin: '29AAGCB7383J1Z4',
  sac: '999293',
  rate: 18,
  state: '29',
  lut: null,
};

interface Note {
  id: number;
  documentId: string;
  kind: string;
  number: string;
  serial: number;
  amountMinor: number;
  taxMinor: number;
  mailedAt: string | null;
  content: { tax: { taxableMinor: number; lines: { name: string; minor: number }[] } | null };
}

interface Sold {
  id: number;
  documentId: string;
  paymentId: string;
  currency: string;
  receipt: Receipt & { content: Note['content'] };
}

const query = (name: string) => cms.strapi.db.query(`plugin::payments.${name}`);

/** An order with its payment and its receipt. */
async function sold(tax: FinanceSettings['tax'], changes: Partial<Bought> = {}): Promise<Sold> {
  const { id, documentId } = await paidOrder(cms, changes);
  await setTax(cms, tax);
  const receipt = await issueFor(
    cms,
    (await cms.strapi.db.query(orderUid).findOne({ where: { id } })) as Parameters<typeof issueFor>[1],
  );
  await setTax(cms, noTax);
  const { paidPaymentId, capturedMinor, currency } = (await query('order').findOne({ where: { id } })) as {
    paidPaymentId: string;
    capturedMinor: number;
    currency: string;
  };
  const now = new Date();
  await query('payment').create({
    data: {
      ...{ orderId: id, provider: 'razorpay', paymentId: paidPaymentId, state: 'captured', currency },
      ...{ amountMinor: capturedMinor, seenAt: now, changedAt: now },
    },
  });
  return { id, documentId, paymentId: paidPaymentId, currency, receipt: receipt as Sold['receipt'] };
}

let told = 0;

interface Refunds {
  apply: (snapshot: object, by: { actor: 'webhook' }) => Promise<unknown>;
}

/** What the provider says of a refund. */
const tell = (
  { paymentId, currency }: Sold,
  amountMinor: number,
  state = 'done',
  refundId = `rfnd_${String((told += 1))}`,
): Promise<unknown> =>
  (cms.strapi.plugin('payments').service('refunds') as Refunds).apply(
    {
      ...{ provider: 'razorpay', refundId, paymentId, amountMinor, currency, state },
      ...{ problem: null, requestKey: null, at: new Date().toISOString() },
    },
    { actor: 'webhook' },
  );

const notesOf = async ({ id }: { id: number }): Promise<Note[]> =>
  (await query('credit-note').findMany({ where: { orderId: id }, orderBy: { id: 'asc' } })) as Note[];

const partsOf = ({ content: { tax } }: Pick<Note, 'content'>): number[] =>
  tax === null ? [] : [tax.taxableMinor, ...tax.lines.map(({ minor }) => minor)];

const addUp = (parts: number[][]): number[] =>
  (parts[0] ?? []).map((_part, at) => parts.reduce((sum, part) => sum + (part[at] ?? 0), 0));

const staffGet = (path: string, staff: Staff = 'finance') =>
  request(cms.url).get(`/payments/${path}`).set('Authorization', logins[staff]);

it('credits each refund with the tax of its invoice, and the last one with the rest', async () => {
  const order = await sold(gst);
  for (const amount of [1_000_001, 33, 2_222_222]) await tell(order, amount);
  await tell(order, 7_599_900 - 1_000_001 - 33 - 2_222_222);
  const notes = await notesOf(order);
  expect(notes.map(({ kind }) => kind)).toEqual(['credit', 'credit', 'credit', 'credit']);
  expect(partsOf(notes[0] as Note)).toEqual([847_459, 76_271, 76_271]);
  expect(addUp(notes.map(partsOf))).toEqual(partsOf(order.receipt));
  expect(notes[0]?.number).toMatch(/^R\/C\d\d-\d\d\/\d{5}$/);
  // As it was told a second time: nothing is new.
  await tell(order, 33, 'done', 'rfnd_2');
  expect(await notesOf(order)).toHaveLength(4);
});

it('writes a refund note where there was no tax, in the same series', async () => {
  const [taxed, plain] = [await sold(gst), await sold(noTax)];
  await tell(taxed, 100);
  await tell(plain, 100);
  const [[credit], [note]] = [await notesOf(taxed), await notesOf(plain)];
  expect(note).toMatchObject({ serial: (credit?.serial ?? 0) + 1, taxMinor: 0, content: { tax: null } });
  const { body } = await staffGet(`orders/${plain.documentId}`).expect(200);
  expect((body as { creditNotes: OrderCreditNote[] }).creditNotes).toMatchObject([{ title: 'Refund note' }]);
});

it('cancels the note of a refund that the provider takes back, and credits it again', async () => {
  const order = await sold(gst);
  await tell(order, 5_000, 'done', 'rfnd_back');
  for (const state of ['failed', 'failed', 'pending']) await tell(order, 5_000, state, 'rfnd_back');
  expect((await notesOf(order)).map(({ kind }) => kind)).toEqual(['credit', 'cancelling']);
  await tell(order, 7_599_900, 'done', 'rfnd_all');
  const all = await notesOf(order);
  expect(partsOf(all.at(-1) as Note)).toEqual(partsOf(order.receipt));
  const pdf = await staffGet(`credit-notes/${all[1]?.documentId ?? ''}/note.pdf`).responseType('blob');
  const [page = ''] = await readPdf(pdf.body as Buffer);
  for (const words of [
    'Cancelling note',
    all[0]?.number ?? '',
    order.receipt.number,
    'Amount no longer credited',
  ])
    expect(page).toContain(words);
});

it('leaves no gap and no number twice, though many refunds end at once and some fail', async () => {
  const orders: Sold[] = [];
  while (orders.length < 40) orders.push(await sold(noTax));
  const death = new Error('The server dies before the end.');
  /** One that waits too long on a busy machine is refused, and told again, as its provider does. */
  const end = async (order: Sold, dies: boolean, tries = 10): Promise<void> => {
    const ended = cms.strapi.db.transaction(async () => {
      await tell(order, 1_000);
      if (dies) throw death;
    });
    await ended.catch((error: unknown) => {
      if (error === death || tries === 1) throw error;
      return end(order, dies, tries - 1);
    });
  };
  const ends = await Promise.allSettled(orders.map((order, index) => end(order, index % 4 === 0)));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  const notes = (await query('credit-note').findMany({ orderBy: { id: 'asc' } })) as Note[];
  expect(notes.map(({ serial }) => serial)).toEqual(notes.map((_note, index) => index + 1));
  for (const [index, order] of orders.entries())
    expect(await notesOf(order)).toHaveLength(index % 4 === 0 ? 0 : 1);
});

it('mails the note to the parent, who finds it with their order, and nobody else does', async () => {
  const email = await newParent(cms, 'noted');
  const { token } = await logIn(cms, email);
  const user = (await cms.strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { email } })) as { id: number };
  const order = await sold(gst, { userId: user.id, email });
  await tell(order, 1_000_001);
  const [note] = await notesOf(order);
  const { text, attachments } = await until(async () =>
    (await shownMails(cms)).find(({ to, subject }) => to === email && subject.startsWith('Credit note')),
  );
  expect(text).toContain(`Note number: ${note?.number ?? ''}`);
  expect(text).toContain(`For tax invoice: ${order.receipt.number}`);
  expect(attachments).toMatchObject([{ contentType: 'application/pdf' }]);

  const open = (as: string, path: { id: string; note: string }) =>
    request(cms.url)
      .get(creditNotePdf.path.replace(':id', path.id).replace(':note', path.note))
      .set('Authorization', `Bearer ${as}`);
  const at = { id: order.documentId, note: note?.documentId ?? '' };
  const { body } = await open(token, at).responseType('blob').expect(200);
  const [page = ''] = await readPdf(body as Buffer);
  for (const words of ['Credit note', 'CGST 9%', '₹762.71', '₹10,000.01', 'GSTIN 29AAGCB7383J1Z4'])
    expect(page).toContain(words);

  const stranger = await logIn(cms, await newParent(cms, 'stranger'));
  expect((await open(stranger.token, at).expect(404)).body).toMatchObject({ message: noSuchOrder });
  const other = await sold(gst);
  await tell(other, 100);
  const [foreign] = await notesOf(other);
  const mixed = { ...at, note: foreign?.documentId ?? '' };
  expect((await open(token, mixed).expect(404)).body).toMatchObject({ message: noSuchNote });
});

it('writes the register in the columns of the return, for those who may export', async () => {
  const home29 = await sold(gst, { name: '=1+1' });
  const abroad = await sold(gst, { currency: 'GBP', country: 'GB', amountMinor: 190_000 });
  await tell(home29, 1_000_001);
  await tell(abroad, 11_800);
  const { rows } = (await staffGet('credit-notes').expect(200)).body as CreditNotePage;
  expect(rows[0]).toMatchObject({ currency: 'GBP', amount: 11_800, tax: 1_800, orderId: abroad.documentId });
  const { text } = await staffGet('credit-notes.csv').expect(200);
  const lines = text.trimEnd().split('\r\n');
  expect(lines[0]).toContain('"UR Type","Note Number","Note Date","Note Type","Place Of Supply"');
  expect(lines.at(-2)).toMatch(/^"","'=1\+1","","R\/C/);
  expect(lines.at(-2)).toContain('"C","29-Karnataka","N","Regular","10000.01","","18","8474.59","0.00"');
  expect(lines.at(-2)).toContain('"762.71","762.71","0.00","1525.42","INR","Credit note"');
  expect(lines.at(-1)).toContain('"EXPWP","R/C');
  expect(lines.at(-1)).toContain('"96-Other Country","N","Regular","118.00","","18","100.00"');
  await staffGet('credit-notes.csv', 'marketing').expect(403);
  await staffGet('credit-notes?from=2026-02-31').expect(400);
});

it('makes the notes of refunds of the past once, dated today, and mails nobody', async () => {
  const orders = [await sold(gst), await sold(noTax)];
  const doneAt = new Date('2026-01-05T10:00:00.000Z');
  for (const { id, paymentId, currency } of orders)
    await query('refund').create({
      data: {
        ...{ orderId: id, provider: 'razorpay', paymentId, currency, amountMinor: 5_000, state: 'done' },
        ...{ requestKey: `past_${String(id)}`, kind: 'exception', askedAt: doneAt, doneAt },
        providerRefundId: `rfnd_past_${String(id)}`,
      },
    });
  const { makeMissing } = cms.strapi
    .plugin('payments')
    .service<{ makeMissing: () => Promise<void> }>('creditNotes');
  await Promise.all([makeMissing(), makeMissing(), makeMissing()]);
  await makeMissing();
  for (const order of orders) {
    const [note, ...more] = await notesOf(order);
    expect(more).toEqual([]);
    expect(note).toMatchObject({ amountMinor: 5_000, content: { isLate: true } });
    expect(note?.mailedAt).not.toBeNull();
  }
  const [note] = await notesOf(orders[0] as Sold);
  const pdf = await staffGet(`credit-notes/${note?.documentId ?? ''}/note.pdf`).responseType('blob');
  const [page = ''] = await readPdf(pdf.body as Buffer);
  expect(page).toContain('5 January 2026');
  expect(page).toContain('The refund was made before this note was issued.');
});
