import { usualSourceNames } from '@lanternway/contracts/insight/sources';
import type { AccountFact, LeadFact, OrderFact } from '@lanternway/server-kit/family-facts';
import { firstSourceOf, personOf, type Counted, type Making } from './person-of';
import { groupFamilies } from './read-families';

const making: Making = { zone: 'Europe/London', names: usualSourceNames };

const lead = (more: Partial<LeadFact> & Pick<LeadFact, 'id' | 'email' | 'at'>): LeadFact => ({
  ...{ page: '/', referrer: null, campaign: null, isCounted: true, mergedInto: null, form: 'page' },
  ...{
    course: 'math',
    zone: 'Europe/London',
    bookedAt: null,
    attendedAt: null,
    missedAt: null,
    repliedAt: null,
    teacherKey: null,
    heardFrom: null,
  },
  ...more,
});

const order = (more: Partial<OrderFact> & Pick<OrderFact, 'email' | 'at'>): OrderFact => ({
  id: `order of ${more.email} ${more.at.toISOString()}`,
  ...{ touch: null, course: 'coding', country: null, paidAt: null, currency: 'INR' },
  ...{ capturedMinor: 0, refundedMinor: 0, refundedAt: null, rupeeRate: null },
  ...more,
});

/** Numbers from 0 to 1, the same ones at each run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

interface Truth {
  counts: boolean;
  leadDay: string | null;
  booked: boolean;
  attended: boolean;
  paidInr: number;
  paidUsd: number;
  refunded: number;
  source: string;
}

// The clocks of London go forward on 29 March and back on 25 October 2026; in both nights a form comes every hour.
const starts = ['2026-03-28T21:30:00Z', '2026-10-24T21:30:00Z', '2026-06-10T08:00:00Z'];
const expectedDays = [
  // 21:30 to 02:30 UTC, in winter time until 01:00 UTC, then in summer time.
  ['2026-03-28', '2026-03-28', '2026-03-28', '2026-03-29', '2026-03-29', '2026-03-29'],
  // Summer time until 01:00 UTC: an hour ahead.
  ['2026-10-24', '2026-10-24', '2026-10-25', '2026-10-25', '2026-10-25', '2026-10-25'],
  ['2026-06-10', '2026-06-10', '2026-06-10', '2026-06-10', '2026-06-10', '2026-06-10'],
];

const told = [
  [null, 'direct / unknown'],
  ['ig', 'Instagram'],
  ['l.instagram.com', 'Instagram'],
  ['www.google.co.in', 'Google'],
  ['school-fair', 'school-fair'],
] as const;

/** Families whose every number is known beforehand: spam, duplicates, merged addresses, second orders, refunds. */
function generate(count: number) {
  const next = random(41);
  const leads: LeadFact[] = [];
  const accounts: AccountFact[] = [];
  const orders: OrderFact[] = [];
  const truths = new Map<string, Truth>();
  for (let index = 0; index < count; index += 1) {
    const email = `family-${String(index).padStart(5, '0')}@example.com`;
    const [start, hour] = [Math.floor(next() * 3), Math.floor(next() * 6)];
    const at = new Date(Date.parse(starts[start] ?? '') + hour * 3_600_000);
    const later = (hours: number) => new Date(at.getTime() + hours * 3_600_000);
    const [source, name] = told[Math.floor(next() * told.length)] ?? told[0];
    const isSpam = next() < 0.1;
    const isBooked = next() < 0.7;
    const isAttended = isBooked && next() < 0.6;
    const campaign = source === null ? null : { source };
    const class_ = { bookedAt: isBooked ? later(2) : null, attendedAt: isAttended ? later(50) : null };
    leads.push(lead({ id: email, email, at, campaign, isCounted: !isSpam, ...class_ }));
    // A duplicate, from the same address or from another one that was merged, or whose merging was undone.
    if (next() < 0.3) leads.push(lead({ id: `${email}-2`, email, at: later(1), isCounted: !isSpam }));
    const other = `zz-${email}`;
    const second = next();
    if (second < 0.2)
      leads.push(lead({ id: other, email: other, at: later(5), mergedInto: second < 0.1 ? email : null }));
    const isMerged = second < 0.1;
    const truth: Truth = {
      counts: !isSpam || isMerged,
      leadDay: isSpam ? null : (expectedDays[start]?.[hour] ?? null),
      ...{ booked: isBooked && !isSpam, attended: isAttended && !isSpam },
      ...{ paidInr: 0, paidUsd: 0, refunded: 0, source: isSpam ? 'direct / unknown' : name },
    };
    // Not of those who would count from another form on: their day is not told by the table above.
    if (!isSpam && next() < 0.3) {
      accounts.push({ email, at: later(60), touch: null });
      const [captured, refunded] = [100_000 + index, next() < 0.3 ? 40_000 : 0];
      orders.push(
        order({ email, at: later(61), paidAt: later(62), capturedMinor: captured, refundedMinor: refunded }),
      );
      if (next() < 0.3)
        orders.push(
          order({ email, at: later(80), paidAt: later(81), currency: 'USD', capturedMinor: 9_900 }),
        );
      if (next() < 0.2) orders.push(order({ email, at: later(90), capturedMinor: 5 }));
      truth.paidInr = captured;
      truth.refunded = refunded;
      truth.paidUsd = orders.some((one) => one.email === email && one.currency === 'USD') ? 9_900 : 0;
    }
    if (isSpam && isMerged) truths.delete(email);
    else truths.set(email, truth);
  }
  return { leads, accounts, orders, truths };
}

it('gives 5,000 families the numbers that they have', () => {
  const { truths, ...facts } = generate(5_000);
  const made = new Map<string, Counted | null>();
  for (const family of groupFamilies([], facts))
    for (const email of family.emails) {
      const person = personOf(family, null, making);
      made.set(email, person);
      if (person !== null) expect(firstSourceOf(family, null)).toBe(person.rawSource);
    }
  expect(truths.size).toBeGreaterThan(4_800);
  for (const [email, truth] of truths) {
    const person = made.get(email) ?? null;
    if (!truth.counts) {
      expect([email, person]).toEqual([email, null]);
      continue;
    }
    expect([email, person]).toEqual([
      email,
      expect.objectContaining({
        leadDay: truth.leadDay,
        source: truth.source,
        paidInr: truth.paidInr,
        paidUsd: truth.paidUsd,
        refundedInr: truth.refunded,
        isKept: truth.paidInr > 0,
      }),
    ]);
    expect([email, person?.bookedDay !== null, person?.attendedDay !== null]).toEqual([
      email,
      truth.booked,
      truth.attended,
    ]);
  }
});

it('is the same whatever the order of the facts', () => {
  const { leads, accounts, orders } = generate(300);
  const make = (facts: { leads: LeadFact[]; accounts: AccountFact[]; orders: OrderFact[] }) =>
    new Map(groupFamilies([], facts).map((family) => [family.emails[0], personOf(family, null, making)]));
  const turned = {
    leads: [...leads].reverse(),
    accounts: [...accounts].reverse(),
    orders: [...orders].reverse(),
  };
  expect(make(turned)).toEqual(make({ leads, accounts, orders }));
});

describe('a family that orders without having written', () => {
  const at = new Date('2026-06-10T08:00:00Z');
  const touch = { page: null, referrer: 'www.google.com/search', campaign: null };

  it('counts from its account on, by the touch of that visit', () => {
    const accounts = [{ email: 'a@b.example', at, touch }];
    const orders = [order({ email: 'a@b.example', at: new Date('2026-06-12T08:00:00Z') })];
    expect(personOf({ leads: [], accounts, orders }, null, making)).toMatchObject({
      ...{ leadDay: '2026-06-10', source: 'Google', course: 'coding', paidDay: null, isKept: false },
    });
  });

  it('is no lead without an order', () => {
    const person = personOf(
      { leads: [], accounts: [{ email: 'a@b.example', at, touch }], orders: [] },
      null,
      making,
    );
    expect(person).toMatchObject({ leadDay: null, accountDay: '2026-06-10' });
  });
});

it('keeps the first touch, whatever comes later', () => {
  const early = lead({
    id: '1',
    email: 'a@b.example',
    at: new Date('2026-05-01T10:00:00Z'),
    campaign: { source: 'ig' },
  });
  const late = lead({
    id: '2',
    email: 'a@b.example',
    at: new Date('2026-06-01T10:00:00Z'),
    campaign: { source: 'x' },
  });
  const bought = order({
    ...{ email: 'a@b.example', at: late.at, paidAt: late.at, capturedMinor: 1 },
    touch: { page: null, referrer: null, campaign: { source: 'google' } },
  });
  expect(personOf({ leads: [late, early], accounts: [], orders: [bought] }, null, making)).toMatchObject({
    ...{
      source: 'Instagram',
      rawSource: 'ig',
      lastSource: 'Google',
      leadDay: '2026-05-01',
      paidAfterDays: 31,
    },
  });
});

it('stands in the list of each desk once, under what it came and paid with, and by the teacher who was met', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 4, day));
  const family = {
    leads: [
      lead({ id: 'later', email: 'a@b.example', at: at(9), teacherKey: 'ben', attendedAt: at(10) }),
      lead({ id: 'merged', email: 'a@b.example', at: at(1), mergedInto: 'later', heardFrom: 'friend' }),
      lead({ id: 'first', email: 'a@b.example', at: at(2), teacherKey: 'ada', heardFrom: 'poster' }),
    ],
    accounts: [],
    orders: [
      order({ id: 'second', email: 'a@b.example', at: at(12), paidAt: at(13), capturedMinor: 1 }),
      order({ id: 'left', email: 'a@b.example', at: at(10) }),
      order({ id: 'paid', email: 'a@b.example', at: at(11), paidAt: at(11), capturedMinor: 1 }),
    ],
  };
  const person = personOf(family, null, making);
  expect(person).toMatchObject({ enquiryId: 'first', orderId: 'paid', teacher: 'ben', heard: 'friend' });
  // What they say stands next to the first touch and does not change it.
  expect(person?.source).toBe('direct / unknown');
});

it('adds up rupees by the rate of each payment, and says what has none', () => {
  const at = new Date('2026-06-10T08:00:00Z');
  const paid = { email: 'a@b.example', at, paidAt: at };
  const orders = [
    order({ ...paid, capturedMinor: 100_050, refundedMinor: 50 }),
    order({ ...paid, currency: 'USD', capturedMinor: 9_901, refundedMinor: 1, rupeeRate: 83_456_789 }),
    order({ ...paid, currency: 'GBP', capturedMinor: 5_000 }),
    order({ email: 'a@b.example', at, currency: 'GBP', capturedMinor: 7_000 }),
  ];
  expect(personOf({ leads: [], accounts: [], orders }, null, making)).toMatchObject({
    // 826,305.667 paise of the dollars, less 83.456 of those that went back, each rounded.
    netRupees: 100_000 + 826_306 - 83,
    unrated: 1,
  });
});

it('counts on what was removed, and is nothing where nothing counts', () => {
  const remembered = {
    ...{
      leadAt: '2026-01-05T10:00:00.000Z',
      bookedAt: '2026-01-06T12:00:00.000Z',
      attendedAt: null,
      missedAt: null,
    },
    ...{ rawSource: 'fair', medium: null, campaign: null, form: 'page', course: 'math', country: 'IN' },
  };
  const none = { leads: [], accounts: [], orders: [] };
  expect(personOf(none, remembered, making)).toMatchObject({
    leadDay: '2026-01-05',
    bookedDay: '2026-01-06',
    source: 'fair',
  });
  expect(personOf(none, null, making)).toBeNull();
});
