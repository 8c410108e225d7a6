import type { AccountFact, LeadFact, OrderFact, Touch } from '@lanternway/server-kit/family-facts';
import type { Currency } from '@lanternway/contracts/money/money';
import { countryOfZone } from '@lanternway/contracts/fields/country-zones';
import { nameSource, type SourceNames } from '@lanternway/contracts/insight/sources';
import type { Remembered } from '../../content-types/keeping';
import type { PersonRow } from '../../content-types/person';
import { dayIn, daysBetween, weekdayOf } from './days';

/** All facts about one family. */
export interface Family {
  leads: readonly LeadFact[];
  accounts: readonly AccountFact[];
  orders: readonly OrderFact[];
}

/** How facts become numbers. */
export interface Making {
  zone: string;
  names: SourceNames;
}

/** A row, without what says whose it is. */
export type Counted = Omit<PersonRow, 'id' | 'documentId' | 'personKey' | 'isAnonymous' | 'leadAt'> & {
  leadAt: string | null;
};

/** The steps of a family, and when it took each for the first time. */
interface Steps {
  lead: Entry | null;
  bookedAt: Date | null;
  attendedAt: Date | null;
  missedAt: Date | null;
  repliedAt: Date | null;
}

interface Entry {
  at: Date;
  from: Origin;
}

type Origin = Omit<Remembered, 'leadAt' | 'bookedAt' | 'attendedAt' | 'missedAt'> & { page: string | null };

/** What a family comes to. Null where nothing of it counts. */
export function personOf(family: Family, remembered: Remembered | null, making: Making): Counted | null {
  const leads = countedLeads(family);
  if (leads.length + family.accounts.length + family.orders.length === 0 && remembered === null) return null;
  const steps = stepsOf({ ...family, leads }, remembered);
  const { zone } = making;
  const day = (moment: Date | null) => (moment === null ? null : dayIn(moment, zone));
  const paid = inOrder(family.orders.filter(({ paidAt }) => paidAt !== null));
  const paidAt = first(paid.map((order) => order.paidAt));
  const leadAt = steps.lead?.at ?? null;
  const [leadDay, paidDay] = [day(leadAt), day(paidAt)];
  const sums = sumsOf(paid);
  return {
    leadAt: leadAt?.toISOString() ?? null,
    leadDay,
    leadWeekday: leadDay === null ? null : weekdayOf(leadDay),
    bookedDay: day(steps.bookedAt),
    attendedDay: day(steps.attendedAt),
    missedDay: day(steps.missedAt),
    accountDay: day(first(family.accounts.map(({ at }) => at))),
    orderDay: day(first(family.orders.map(({ at }) => at))),
    paidDay,
    refundedDay: day(first(paid.map(({ refundedAt }) => refundedAt))),
    isKept: currencyNames.some(([, name]) => sums[`paid${name}`] > sums[`refunded${name}`]),
    paidAfterDays: leadDay === null || paidDay === null ? null : daysBetween(leadDay, paidDay),
    replyMinutes: minutes(leadAt, steps.repliedAt),
    classMinutes: minutes(leadAt, steps.attendedAt),
    payMinutes: minutes(steps.attendedAt, paidAt),
    ...touchOf(steps.lead?.from ?? null, family.orders, making),
    heard: leads.find(({ heardFrom }) => heardFrom !== null)?.heardFrom ?? null,
    teacher: teacherOf(leads),
    enquiryId: leads.find(({ mergedInto }) => mergedInto === null)?.id ?? null,
    orderId: paid[0]?.id ?? null,
    lastSource: lastSourceOf(paid, making),
    ...sums,
  };
}

/** Where a family came from first, as the browser reported it: what its row would say. Null if nothing was reported. */
export function firstSourceOf(family: Family, remembered: Remembered | null): string | null {
  return stepsOf({ ...family, leads: countedLeads(family) }, remembered).lead?.from.rawSource ?? null;
}

const countedLeads = ({ leads }: Family): LeadFact[] => inOrder(leads.filter(({ isCounted }) => isCounted));

function stepsOf({ leads, accounts, orders }: Family, remembered: Remembered | null): Steps {
  const before = (name: 'leadAt' | 'bookedAt' | 'attendedAt' | 'missedAt') => {
    const at = remembered?.[name] ?? null;
    return at === null ? null : new Date(at);
  };
  const known = before('leadAt');
  const entries: Entry[] = [
    ...leads.map((lead) => ({ at: lead.at, from: originOf(lead, lead) })),
    ...entryByOrder(accounts, orders),
    ...(known === null || remembered === null ? [] : [{ at: known, from: { ...remembered, page: null } }]),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
  return {
    lead: entries[0] ?? null,
    bookedAt: first([...leads.map(({ bookedAt }) => bookedAt), before('bookedAt')]),
    attendedAt: first([...leads.map(({ attendedAt }) => attendedAt), before('attendedAt')]),
    missedAt: first([...leads.map(({ missedAt }) => missedAt), before('missedAt')]),
    repliedAt: first(leads.map(({ repliedAt }) => repliedAt)),
  };
}

/** A family that orders without an enquiry counts from its account or its order on, whichever is earlier. */
function entryByOrder(accounts: readonly AccountFact[], orders: readonly OrderFact[]): Entry[] {
  if (orders.length === 0) return [];
  const began = [...accounts, ...orders].sort((a, b) => a.at.getTime() - b.at.getTime())[0];
  return began === undefined ? [] : [{ at: began.at, from: originOf(began.touch, null) }];
}

const originOf = (touch: Touch | null, lead: Pick<LeadFact, 'form' | 'course' | 'zone'> | null): Origin => ({
  rawSource: rawSourceOf(touch),
  medium: touch?.campaign?.['medium'] ?? null,
  campaign: touch?.campaign?.['campaign'] ?? null,
  page: touch?.page ?? null,
  form: lead?.form ?? null,
  course: lead?.course ?? null,
  country: typeof lead?.zone === 'string' ? countryOfZone(lead.zone) : null,
});

/** The source as the visit named it: the campaign's source, or else the host of the other site. */
const rawSourceOf = (touch: Touch | null): string | null =>
  touch?.campaign?.['source'] ?? touch?.referrer?.split('/')[0] ?? null;

function touchOf(from: Origin | null, orders: readonly OrderFact[], { names }: Making) {
  const { rawSource = null, medium = null, campaign = null, page = null, form = null } = from ?? {};
  const [order] = [...orders].sort((a, b) => a.at.getTime() - b.at.getTime());
  return {
    ...{ rawSource, source: nameSource(rawSource, names), medium, campaign, page, form },
    course: from?.course ?? order?.course ?? null,
    country: orders.find(({ country }) => country !== null)?.country ?? from?.country ?? null,
  };
}

/** The earliest first, whatever the order of the facts. */
const inOrder = <Fact extends { at: Date; id: string }>(facts: readonly Fact[]): Fact[] =>
  [...facts].sort((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1));

/** @param leads the earliest first */
const teacherOf = (leads: readonly LeadFact[]): string | null =>
  (
    leads.find(({ teacherKey, attendedAt }) => teacherKey !== null && attendedAt !== null) ??
    leads.find(({ teacherKey }) => teacherKey !== null)
  )?.teacherKey ?? null;

function lastSourceOf([order]: readonly OrderFact[], { names }: Making): string | null {
  return order === undefined ? null : nameSource(rawSourceOf(order.touch), names);
}

const first = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((least, at) => (at !== null && (least === null || at < least) ? at : least), null);

const minutes = (from: Date | null, to: Date | null): number | null =>
  from === null || to === null || to < from ? null : Math.round((to.getTime() - from.getTime()) / 60_000);

/** How the columns of money end. */
export const currencyNames = [
  ['INR', 'Inr'],
  ['USD', 'Usd'],
  ['GBP', 'Gbp'],
] as const satisfies readonly (readonly [Currency, string])[];

function sumsOf(paid: readonly OrderFact[]) {
  const of = (currency: Currency, part: 'capturedMinor' | 'refundedMinor') =>
    paid.reduce((sum, order) => (order.currency === currency ? sum + order[part] : sum), 0);
  return {
    paidInr: of('INR', 'capturedMinor'),
    paidUsd: of('USD', 'capturedMinor'),
    paidGbp: of('GBP', 'capturedMinor'),
    refundedInr: of('INR', 'refundedMinor'),
    refundedUsd: of('USD', 'refundedMinor'),
    refundedGbp: of('GBP', 'refundedMinor'),
    netRupees: paid.reduce((sum, order) => sum + (rupeesOf(order) ?? 0), 0),
    unrated: paid.filter((order) => rupeesOf(order) === null).length,
  };
}

/** In paise, as the revenue counts; null where no rate is known. */
function rupeesOf({ currency, capturedMinor, refundedMinor, rupeeRate }: OrderFact): number | null {
  if (currency === 'INR') return capturedMinor - refundedMinor;
  if (rupeeRate === null) return null;
  const paise = (minor: number) => Number((BigInt(minor) * BigInt(rupeeRate) + 500_000n) / 1_000_000n);
  return paise(capturedMinor) - paise(refundedMinor);
}
