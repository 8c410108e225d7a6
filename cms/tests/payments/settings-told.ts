import type { FinanceSettings } from '@lanternway/contracts/payments/finance-settings';

export const usual: FinanceSettings = {
  secondPersonFrom: { INR: null, USD: null, GBP: null },
  isStrictAbroad: false,
  alertTo: [],
  receipts: { prefix: 'R', yearStartsIn: 4 },
  tax: { gstin: null, sac: null, rate: null, state: null, lut: null },
};

export const changed: FinanceSettings = {
  secondPersonFrom: { INR: 5_000_000, USD: 50_000, GBP: null },
  isStrictAbroad: true,
  alertTo: ['money@lanternway.example'],
  receipts: { prefix: 'LW', yearStartsIn: 4 },
  tax: { gstin: '27AAPFU0939F1ZV', sac: '999293', rate: 18, state: '27', lut: null },
};
