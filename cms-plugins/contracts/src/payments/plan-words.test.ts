import {
  durationInWords,
  periodInWords,
  priceInWords,
  sessionsAfterLabel,
  sessionsInWords,
} from './plan-words';

it.each([
  [1, '1 month', 'a month'],
  [6, '6 months', 'for 6 months'],
  [12, '1 year', 'for a year'],
  [18, '18 months', 'for 18 months'],
  [24, '2 years', 'for 2 years'],
])('%i months are %s, and are paid %s', (months, duration, period) => {
  expect([durationInWords(months), periodInWords(months)]).toEqual([duration, period]);
});

it('says how many sessions, and how long each is', () => {
  const sold = { sessions: 8, sessionMinutes: 45 };
  expect([sessionsInWords(sold), sessionsAfterLabel(sold)]).toEqual([
    '8 sessions of 45 minutes',
    '8 of 45 minutes',
  ]);
  expect(sessionsInWords({ sessions: 1, sessionMinutes: 1 })).toBe('1 session of 1 minute');
});

it('leaves out a length that is not known', () => {
  const sold = { sessions: 96, sessionMinutes: null };
  expect([sessionsInWords(sold), sessionsAfterLabel(sold)]).toEqual(['96 sessions', '96']);
});

it('says what a price buys', () => {
  const plan = { amountMinor: 649900, currency: 'INR', months: 1, sessions: 8, sessionMinutes: 45 } as const;
  expect(priceInWords(plan)).toBe('₹6,499 a month · 8 sessions of 45 minutes');
});
