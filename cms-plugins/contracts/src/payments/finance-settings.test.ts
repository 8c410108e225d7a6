import { financeSettings } from './finance-settings';
import { parse } from '../wire/parse';

const faultsOf = (sent: unknown): Record<string, string> => {
  const parsed = parse(financeSettings, sent);
  return parsed.kind === 'valid' ? {} : parsed.errors;
};

it('has something usual for everything', () => {
  expect(parse(financeSettings, {})).toEqual({
    kind: 'valid',
    value: {
      secondPersonFrom: { INR: null, USD: null, GBP: null },
      isStrictAbroad: false,
      alertTo: [],
      receipts: { prefix: 'R', yearStartsIn: 4 },
      tax: { gstin: null, sac: null, rate: null, state: null, lut: null },
    },
  });
});

it('takes a GSTIN as it is typed', () => {
  expect(parse(financeSettings, { tax: { gstin: ' 27aapfu0939f1zv ', state: '27' } })).toMatchObject({
    value: { tax: { gstin: '27AAPFU0939F1ZV', state: '27' } },
  });
});

it.each(['27AAPFU0939F1ZW', '27AAPFU0993F1ZV', '27AAPFU0939F1Z', 'GSTIN', ''])(
  'refuses %j as a GSTIN',
  (gstin) => {
    expect(faultsOf({ tax: { gstin } })).toEqual({ 'tax.gstin': 'This is no GSTIN.' });
  },
);

it('refuses a state that is not that of the GSTIN', () => {
  expect(faultsOf({ tax: { gstin: '27AAPFU0939F1ZV', state: '29' } })).toEqual({
    'tax.state': 'The GSTIN begins with another state.',
  });
});

it.each([
  [{ receipts: { prefix: 'LONG' } }, 'receipts.prefix'],
  [{ receipts: { prefix: 'lw' } }, 'receipts.prefix'],
  [{ receipts: { yearStartsIn: 13 } }, 'receipts.yearStartsIn'],
  [{ tax: { rate: -1 } }, 'tax.rate'],
  [{ tax: { rate: 'much' } }, 'tax.rate'],
  [{ tax: { sac: '99 92' } }, 'tax.sac'],
  [{ alertTo: ['finance'] }, 'alertTo[0]'],
  [{ secondPersonFrom: { INR: 0.5 } }, 'secondPersonFrom.INR'],
])('says what is wrong with %j', (sent, field) => {
  expect(Object.keys(faultsOf(sent))).toEqual([field]);
});
