// Databases: SQLite, as it is about what a receipt says.
import { receiptPdf } from '@lanternway/contracts/payments/parent-orders';
import request from 'supertest';
import { shownMails, until } from '../mailer/mails';
import { assertBooks } from './assert-books';
import { buyByCard, buyByPayPal, newBuyer, orderOf, type Buyer } from './buyer';
import { receiptUid, type Receipt } from './paid-orders';
import { readPdf } from './read-pdf';
import { openShop, type Shop } from './shop';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(async () => {
  await assertBooks(shop.cms, shop.sandbox);
  await shop.close();
});

async function download({ token }: Buyer, id: string): Promise<string> {
  const { body } = await request(shop.cms.url)
    .get(receiptPdf.path.replace(':id', id))
    .set('Authorization', `Bearer ${token}`)
    .responseType('blob')
    .expect(200);
  const [page = ''] = await readPdf(body as Buffer);
  return page;
}

async function mailedPage({ email }: Buyer): Promise<string> {
  const mail = await until(async () =>
    (await shownMails(shop.cms)).find(({ to, subject }) => to === email && subject === 'Payment received'),
  );
  const [page = ''] = await readPdf(Buffer.from(mail.attachments[0]?.base64 ?? '', 'base64'));
  return page;
}

it('gives people who paid by card their receipt: with the order, by mail, as a file', async () => {
  const buyer = await newBuyer(shop.cms);
  const { order: id, number, paymentId } = await buyByCard(shop.cms, shop.sandbox, buyer);
  const { receiptNumber } = await orderOf(shop.cms, buyer, id);
  const page = await download(buyer, id);
  for (const words of [
    receiptNumber ?? 'a number',
    number,
    paymentId,
    buyer.email,
    'Coding Monthly',
    '₹6,499',
    'Razorpay, card',
    'Test mode: no money has moved.',
  ]) {
    expect(page).toContain(words);
  }
  expect(await mailedPage(buyer)).toBe(page);
});

it('gives people who paid by PayPal the same', async () => {
  const buyer = await newBuyer(shop.cms);
  const { order: id } = await buyByPayPal(shop.cms, shop.sandbox, buyer);
  const page = await download(buyer, id);
  expect(page).toContain('$249');
  expect(page).toContain('Paid with PayPal');
  expect(await mailedPage(buyer)).toBe(page);
});

it('numbers without gaps what many buy at the same moment, settled by callbacks and webhooks alike', async () => {
  const buyers: Buyer[] = [];
  while (buyers.length < 12) buyers.push(await newBuyer(shop.cms));
  await Promise.all(
    buyers.map((buyer, index) => (index % 2 === 0 ? buyByCard : buyByPayPal)(shop.cms, shop.sandbox, buyer)),
  );
  const receipts = (await shop.cms.strapi.db
    .query(receiptUid)
    .findMany({ orderBy: { serial: 'asc' } })) as Receipt[];
  expect(receipts).toHaveLength(14);
  expect(receipts.map(({ serial }) => serial)).toEqual(receipts.map((_, index) => index + 1));
});
