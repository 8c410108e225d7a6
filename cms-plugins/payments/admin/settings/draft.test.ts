import type { FinanceSettings } from '@lanternway/contracts/payments/finance-settings';
import { byField, draftOf, readDraft } from './draft';

const usual: FinanceSettings = {
  secondPersonFrom: { INR: null, USD: null, GBP: null },
  isStrictAbroad: false,
  alertTo: [],
  receipts: { prefix: 'R', yearStartsIn: 4 },
  tax: { gstin: null, sac: null, rate: null, state: null, lut: null },
};

it('reads back what it shows', () => {
  const settings = {
    ...usual,
    secondPersonFrom: { INR: 5_000_000, USD: 49_950, GBP: null },
    alertTo: ['finance@lanternway.example'],
    tax: { gstin: null, sac: '999293', rate: 18, state: '29', lut: null },
  };
  expect(readDraft(draftOf(settings))).toEqual({ kind: 'valid', value: settings });
});

it('shows amounts in rupees, dollars and pounds, and keeps them in minor units', () => {
  const draft = draftOf({ ...usual, secondPersonFrom: { INR: 5_000_000, USD: 49_950, GBP: null } });
  expect(draft.secondPersonFrom).toEqual({ INR: '50000', USD: '499.50', GBP: '' });
  const read = readDraft({ ...draft, secondPersonFrom: { INR: '75,000', USD: '', GBP: '0' } });
  expect(read).toMatchObject({ value: { secondPersonFrom: { INR: 7_500_000, USD: null, GBP: 0 } } });
});

it('names every field that is wrong', () => {
  const read = readDraft({
    ...draftOf(usual),
    secondPersonFrom: { INR: 'much', USD: '', GBP: '' },
    alertTo: 'finance@lanternway.example nobody',
    prefix: 'LANTERN',
    gstin: '123',
    rate: 'some',
  });
  expect(read).toMatchObject({ kind: 'invalid' });
  expect(Object.keys(read.kind === 'invalid' ? read.errors : {}).sort()).toEqual([
    'alertTo',
    'gstin',
    'prefix',
    'rate',
    'secondPersonFrom.INR',
  ]);
});

it('takes what the server blames for its own fields', () => {
  expect(byField({ 'tax.gstin': 'x', 'receipts.prefix': 'y', 'alertTo.1': 'z' })).toEqual({
    gstin: 'x',
    prefix: 'y',
    alertTo: 'z',
  });
});
