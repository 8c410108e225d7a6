import type { Week } from '@lanternway/contracts/insight/staff';
import { shortDay } from '../parts/words';
import { sentenceOf } from './weeks-words';

const week = (monday: string, leads: number): Week => ({
  ...{ monday, leads, visits: null, booked: 2, attended: 1, paid: 1, isRipening: false },
});

it('says in words what the lines show', () => {
  const weeks = [week('2026-11-09', 1200), week('2026-11-16', 7)];
  expect(sentenceOf(weeks)).toBe(
    `In the week from ${shortDay('2026-11-16')}: 7 leads, 2 booked, 1 paid. Most leads came in the week from ${shortDay('2026-11-09')}: 1,200.`,
  );
});

it('names no best week where nobody came', () => {
  expect(sentenceOf([week('2026-11-16', 0)])).not.toContain('Most leads');
  expect(sentenceOf([])).toBe('Nothing is counted yet.');
});
