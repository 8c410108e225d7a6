import { toMinor } from '@lanternway/contracts/money/money';
import type { PlanSeed, PriceSeed } from '../../types';

const features: PlanSeed['features'] = [
  { label: '1:1 live sessions', icon: 'video_camera' },
  { label: 'Module tests', icon: 'exam' },
  { label: 'Certificates', icon: 'certificate' },
  { label: 'Parent-teacher meetings', icon: 'users_three' },
  { label: 'Olympiads', icon: 'medal' },
];

/** Of every plan, and of the free class. */
const sessionMinutes = 45;

/** Prices in whole rupees, dollars and pounds, as people write them. */
function prices(inr: number, usd: number, gbp: number): PriceSeed[] {
  return [
    { currency: 'INR', amountMinor: toMinor(inr) },
    { currency: 'USD', amountMinor: toMinor(usd) },
    { currency: 'GBP', amountMinor: toMinor(gbp) },
  ];
}

/** The price list. */
export const listedPlans: PlanSeed[] = [
  {
    title: 'Coding Monthly',
    key: 'coding-monthly',
    subject: 'coding',
    sessions: 8,
    sessionMinutes,
    months: 1,
    features,
    prices: prices(6499, 249, 190),
    order: 0,
  },
  {
    title: 'Coding Yearly',
    key: 'coding-yearly',
    subject: 'coding',
    sessions: 96,
    sessionMinutes,
    months: 12,
    features,
    prices: prices(75999, 2599, 1975),
    order: 1,
  },
  {
    title: 'Coding 2 Years',
    key: 'coding-2-years',
    subject: 'coding',
    sessions: 192,
    sessionMinutes,
    months: 24,
    features,
    prices: prices(119999, 4399, 3339),
    order: 2,
  },
  {
    title: 'Math Monthly',
    key: 'math-monthly',
    subject: 'math',
    sessions: 8,
    sessionMinutes,
    months: 1,
    features,
    prices: prices(6499, 249, 190),
    order: 3,
  },
  {
    title: 'Math Half-Yearly',
    key: 'math-half-yearly',
    subject: 'math',
    sessions: 48,
    sessionMinutes,
    months: 6,
    features,
    prices: prices(37999, 1199, 912),
    order: 4,
  },
  {
    title: 'Math Yearly',
    key: 'math-yearly',
    subject: 'math',
    sessions: 96,
    sessionMinutes,
    months: 12,
    features,
    prices: prices(59999, 2199, 1669),
    order: 5,
  },
];

/** Follows the calendar of Indian schools, so it is priced in rupees only; others see about how much that is. */
const examMonth: PlanSeed = {
  title: 'Exam Month',
  key: 'exam-month',
  subject: 'math',
  sessions: 12,
  sessionMinutes,
  months: 1,
  features: [
    { label: '1:1 live sessions', icon: 'video_camera' },
    { label: 'Three mock papers, marked', icon: 'exam' },
    { label: 'A talk about each paper with you', icon: 'users_three' },
  ],
  prices: [{ currency: 'INR', amountMinor: toMinor(8999) }],
  isUnlisted: true,
  order: 6,
};

export const plans: PlanSeed[] = [...listedPlans, examMonth];
