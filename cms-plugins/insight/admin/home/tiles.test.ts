import type { ThisWeek } from '@lanternway/contracts/insight/staff';
import { tilesOf } from './tiles';

const happened = (leads: number): ThisWeek['now'] => ({
  counts: { leads, booked: 29, attended: 21, paid: 6, kept: 6 },
  visits: { visits: 2310, formsOpened: 90, formsSent: 42 },
  rupees: null,
});

const week: ThisWeek = { now: happened(42), before: happened(38), spent: null };

const spent = (paid: number) => ({ cost: [{ currency: 'INR' as const, minor: 4_686_040 }], paid });

const shown = (of: ThisWeek) => tilesOf(of).numbers.map(({ label, now, before }) => [label, now, before]);

it('shows four steps of families to those who may see neither money nor costs', () => {
  expect(shown(week)).toEqual([
    ['leads', '42', '38'],
    ['booked', '29', '29'],
    ['attended', '21', '21'],
    ['paid', '6', '6'],
  ]);
});

it('shows what the site and the campaigns bring to those who may see costs', () => {
  expect(shown({ ...week, spent: { now: spent(6), before: spent(0) } })).toEqual([
    ['visits', '2,310', '2,310'],
    ['leads', '42', '38'],
    ['of visits sent a form', '1.8%', '1.8%'],
    ['cost for each who paid, 8 weeks', '₹7,810', '–'],
  ]);
});

it('shows the whole to those who may see money, in rupees that are marked as converted', () => {
  const rich = { ...happened(42), rupees: { minor: 76_000_040, unrated: 0 } };
  const whole = shown({ now: rich, before: rich, spent: { now: spent(6), before: spent(6) } });
  expect(whole.map(([label]) => label)).toEqual(['leads', 'attended', 'paid', 'net, all in rupees']);
  expect(whole[3]?.[1]).toBe('≈ ₹7,60,000');
});
