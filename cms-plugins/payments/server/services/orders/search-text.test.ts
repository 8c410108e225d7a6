import { toSearchForm } from '@lanternway/server-kit/text-forms';
import { searchTextOf } from './search-text';

const order = {
  name: 'Asha  RAO',
  email: 'Asha@Example.com',
  phone: '+91 98765-43210',
  number: 'ORD-7K3M9Q2XWT',
  paidPaymentId: 'pay_ABC',
};

const nothing = { providerOrders: [], payments: [], receipts: [] };

it('contains everything that someone may remember of an order, in lower case', () => {
  const text = searchTextOf(order, {
    providerOrders: [{ providerOrderId: 'order_XYZ' }, { providerOrderId: null }],
    payments: [{ paymentId: 'pay_ABC' }, { paymentId: 'pay_DEF' }],
    receipts: [{ number: 'R/26-27/000001' }],
  });
  expect(text).toBe(
    'ord-7k3m9q2xwt asha rao asha@example.com 919876543210 r/26-27/000001 pay_abc pay_def order_xyz',
  );
});

it('leaves out what is not known, and what was forgotten', () => {
  const forgotten = { ...order, name: null, email: null, phone: null, paidPaymentId: null };
  expect(searchTextOf(forgotten, nothing)).toBe('ord-7k3m9q2xwt');
});

it('fits its column and an index, however much was tried and however it is written', () => {
  const payments = Array.from({ length: 200 }, (_, index) => ({
    paymentId: `pay_${String(index)}aaaaaaaaaa`,
  }));
  const text = searchTextOf({ ...order, name: '𝒜शा'.repeat(20) }, { ...nothing, payments });
  expect(text.length).toBeLessThanOrEqual(900);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1_500);
  expect(text).toContain('asha@example.com');
  expect(text).toContain('pay_abc');
});

it('is found by a name and an address of the longest, in whatever letters', () => {
  const name = '\ufdfa'.repeat(80);
  const email = `${'e'.repeat(64)}@${'x'.repeat(185)}.com`;
  const payments = Array.from({ length: 16 }, (_, index) => ({
    paymentId: `pay_${String(index + 10)}aaaaaaaaaaaa`,
  }));
  const text = searchTextOf({ ...order, name, email }, { ...nothing, payments });
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1_500);
  expect(text).toContain(email);
  expect(text).toContain(toSearchForm(name).slice(0, 50));
  expect(text).toContain('pay_10aaaaaaaaaaaa');
});
