import { readingGrade, wordsToAvoid, wrongPrices, wrongSessions } from './text-checks';

const facts = {
  amounts: new Map([
    ['INR', new Set([6_499, 71_999])],
    ['USD', new Set([79])],
  ]),
  sessions: new Set([96, 8]),
};

describe('a price that is typed into a text', () => {
  it.each([
    ['It costs ₹6,499 a month.', []],
    ['It costs ₹5,999 a month.', ['₹5,999']],
    ['Only $79, or USD 80.', ['USD 80']],
    ['The fee is 6,499 and was 7,999.', ['7,999']],
    ['We taught 12,000 children.', []],
    ['From Rs. 71,999, and £ 61.50.', ['£ 61.50']],
    ['The refund is 3 × $79 is **$237**.', []],
    ['The refund is ₹71,999 × 56 ÷ 96 = ₹41,999.42.', []],
    ['The refund is ₹71,999 × 56 ÷ 96 = ₹41,999.', ['₹41,999']],
    ['The refund is 3 × $70 = $210.', ['$70']],
    ['The refund is 3 × $79 = ₹237.', ['₹237']],
  ])('is reported where nothing has that price: %s', (text, wrong) => {
    expect(wrongPrices(text, facts)).toEqual(wrong);
  });
});

describe('a number of sessions that is typed into a text', () => {
  it.each([
    ['96 live sessions in a year.', []],
    ['A year has 144 sessions.', ['144 sessions']],
    ['Two or 3 lessons are enough.', []],
    ['Take 6 classes a week.', []],
    ['Plans of at least 24 sessions are refunded, those of fewer than 24 sessions are not.', []],
    ['A year has 24 sessions. At least 25 sessions are refunded.', ['24 sessions', '25 sessions']],
    ['After 18 sessions, 78 are left.', []],
    ['After 144 sessions none are left.', ['144 sessions']],
  ])('is reported where no plan has it: %s', (text, wrong) => {
    expect(wrongSessions(text, facts)).toEqual(wrong);
  });

  it('is not judged where nothing is sold', () => {
    expect(wrongSessions('144 sessions', { ...facts, sessions: new Set() })).toEqual([]);
  });
});

it('finds whole words to avoid, in any case, and phrases', () => {
  const texts = ['Our CHEAP plan. Cheapest of all?', 'Money-back, guaranteed'];
  expect(wordsToAvoid(texts, ['cheap', 'guarantee', 'plan cheapest', 'all money-back'])).toEqual([
    'cheap',
    'plan cheapest',
  ]);
});

describe('the grade of a text', () => {
  const short = 'We read it now. The cat sat on a mat. It was red.';
  const hard =
    'Pedagogical differentiation necessitates individualised instructional methodologies which systematically accommodate heterogeneous developmental trajectories.';

  it('is low for short words, and high for long ones', () => {
    expect(readingGrade(Array<string>(10).fill(short))).toBeLessThan(3);
    expect(readingGrade(Array<string>(10).fill(hard))).toBeGreaterThan(15);
  });

  it('takes an item without a full stop as a sentence', () => {
    const items = Array<string>(40).fill('Two short words');
    expect(readingGrade(items)).toBeLessThan(3);
  });

  it('is not reported for a text that is too short', () => {
    expect(readingGrade([hard])).toBeNull();
  });
});

it('reads a long text of nothing but digits and commas at once', () => {
  const text = '1,'.repeat(50_000);
  expect(wrongPrices(text, facts)).toEqual([]);
  expect(wrongSessions('9 '.repeat(50_000), facts)).toEqual([]);
});
