import { allocate, decideRefund, type RefundCase } from './policy';

const now = new Date('2026-11-21T10:00:00Z');

const yearly: RefundCase = {
  planKey: 'coding-yearly',
  currency: 'INR',
  paid: 75_999_00,
  paidAt: new Date('2026-10-02T08:00:00Z'),
  returned: 0,
  bought: 96,
  used: 10,
  lastClass: '2026-11-18',
  askedAt: null,
};

const monthly: RefundCase = { ...yearly, planKey: 'coding-monthly', paid: 6499_00, bought: 8, used: 1 };

describe('the refund policy', () => {
  it.each<[string, Partial<RefundCase> & { from?: RefundCase }, number, string]>([
    ['everything before the first class', { used: 0, lastClass: null }, 75_999_00, 'before_start'],
    [
      'nothing of a small plan before it starts',
      { from: monthly, used: 0, lastClass: null },
      0,
      'too_few_sessions',
    ],
    ['the unused sessions afterwards', {}, 6_808_243, 'unused_sessions'],
    ['of exactly 24 sessions', { bought: 24, used: 1 }, 7_283_237, 'unused_sessions'],
    ['nothing of 23 sessions', { bought: 23, used: 1 }, 0, 'too_few_sessions'],
    ['nothing of a small plan that has started', { from: monthly }, 0, 'too_few_sessions'],
    ['on the 14th day after the last class', { lastClass: '2026-11-07' }, 6_808_243, 'unused_sessions'],
    ['nothing on the 15th', { lastClass: '2026-11-06' }, 0, 'too_late'],
    [
      'by the day the parent asked, however long staff took',
      { lastClass: '2026-10-20', askedAt: new Date('2026-11-03T23:59:00Z') },
      6_808_243,
      'unused_sessions',
    ],
    [
      'nothing where the parent asked too late',
      { lastClass: '2026-10-20', askedAt: new Date('2026-11-04T00:00:00Z') },
      0,
      'too_late',
    ],
    [
      'all that is unused of the satellite program, of a small one and late',
      { planKey: 'satellite-coding', bought: 10, used: 4, lastClass: '2026-01-01' },
      4_559_940,
      'satellite',
    ],
    [
      'everything of a small satellite program before it starts',
      { planKey: 'satellite-coding', bought: 10, used: 0, lastClass: null },
      75_999_00,
      'before_start',
    ],
    ['nothing once all sessions are used', { used: 96 }, 0, 'nothing_left'],
    ['nothing once all is back', { returned: 75_999_00 }, 0, 'nothing_left'],
    ['what was given before counts as a part', { returned: 5_000_00 }, 6_308_243, 'unused_sessions'],
    ['nothing where more was given before', { returned: 70_000_00 }, 0, 'unused_sessions'],
    ['the rest before the first class', { used: 0, lastClass: null, returned: 1 }, 75_998_99, 'before_start'],
  ])('gives %s', (_words, { from = yearly, ...change }, amount, rule) => {
    const decision = decideRefund({ ...from, ...change }, now);
    expect([decision.amount, decision.rule]).toEqual([amount, rule]);
  });

  it('names the day of the payment as the receipt does, by India', () => {
    const order = { ...yearly, paidAt: new Date('2026-10-02T18:30:00Z') };
    expect(decideRefund(order, now).steps[0]).toBe('Paid ₹75,999 for 96 sessions on 3 October 2026.');
  });

  it('describes each step in words', () => {
    expect(decideRefund({ ...yearly, returned: 5_000_00 }, now).steps).toEqual([
      'Paid ₹75,999 for 96 sessions on 2 October 2026.',
      '10 are used, 86 are unused.',
      'The plan has 96 sessions, and from 24 on unused ones are refunded.',
      'The last class was on 18 November 2026; it is asked for today, which is within 14 days (21 November 2026).',
      '₹75,999 × 86 ÷ 96 = ₹68,082.43 for the unused sessions, rounded down.',
      '₹5,000 is refunded or reserved, so ₹63,082.43 remains.',
    ]);
  });

  it('says why it gives nothing', () => {
    const askedAt = new Date('2026-11-20T10:00:00Z');
    expect(decideRefund({ ...yearly, lastClass: '2026-11-01', askedAt }, now).steps.at(-1)).toBe(
      'The last class was on 1 November 2026, so it could be asked for until 15 November 2026. It was asked for on 20 November 2026.',
    );
    expect(decideRefund(monthly, now).steps.at(-1)).toBe(
      'Plans with fewer than 24 sessions are not refunded.',
    );
  });

  it('never gives more than is left, and loses no minor unit, for any plan and any use', () => {
    for (const paid of [100, 6499_00, 249_00, 1_19_999_00, 2_000_000_000]) {
      for (let used = 0; used <= 96; used += 1) {
        const [kept, back] = allocate(paid, [used, 96 - used]);
        expect(kept + back).toBe(paid);
        expect(Number.isInteger(back) && back >= 0 && kept >= 0).toBe(true);
        for (const given of [0, 1, Math.floor(paid / 3), paid - 1, paid]) {
          const { amount, most } = decideRefund({ ...yearly, paid, used, returned: given }, now);
          expect(most).toBe(paid - given);
          expect(amount).toBeLessThanOrEqual(most);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });
});
