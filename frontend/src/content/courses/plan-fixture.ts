import type { Plan } from './plan';

const month = {
  key: 'coding-monthly',
  title: 'Coding Monthly',
  subject: 'coding',
  sessions: 8,
  sessionMinutes: 45,
  months: 1,
} as const;

/** A plan of one month as the CMS stores it. */
export const storedPlan = { ...month, features: null, prices: null };

/** A plan of one month. */
export const monthlyPlan: Plan = {
  ...month,
  duration: '1 month',
  features: [],
  pricesMinor: { INR: 649900, USD: 24900, GBP: 19000 },
};

/** A plan of the same subject for one year. */
export const yearlyPlan: Plan = {
  ...monthlyPlan,
  key: 'coding-yearly',
  title: 'Coding Yearly',
  sessions: 96,
  months: 12,
  duration: '1 year',
  pricesMinor: { INR: 7599900, USD: 259900, GBP: 197500 },
};
