import { random } from './families';

/** Visits of a day, and what marketing cost in a month: what stands next to the demonstration's families. */

export interface CountSeed {
  day: string;
  path: string;
  source: string;
  medium: string;
  campaign: string;
  country: string;
  device: string;
  event: 'visit' | 'view' | 'form_open' | 'form_sent';
  n: number;
}

const origins = [
  { source: 'google.com', medium: '', campaign: '', country: 'IN', device: 'phone', path: '/', most: 34 },
  {
    source: 'instagram',
    medium: 'cpc',
    campaign: 'autumn-coding',
    country: 'IN',
    device: 'phone',
    path: '/book-free-class',
    most: 40,
  },
  {
    source: 'google-ads',
    medium: 'cpc',
    campaign: 'free-class',
    country: 'IN',
    device: 'desktop',
    path: '/courses/coding',
    most: 20,
  },
  { source: '', medium: '', campaign: '', country: 'GB', device: 'desktop', path: '/', most: 18 },
  {
    source: 'school-fair-leeds',
    medium: 'cpc',
    campaign: 'fair',
    country: 'GB',
    device: 'phone',
    path: '/book-free-class',
    most: 5,
  },
  {
    source: 'youtube.com',
    medium: '',
    campaign: '',
    country: 'IN',
    device: 'tablet',
    path: '/courses/math',
    most: 7,
  },
] as const;

const dayMs = 24 * 60 * 60_000;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Of every day of these weeks before today. */
export function demoCounts(now: Date, weeks: number): CountSeed[] {
  const next = random(730);
  const counts: CountSeed[] = [];
  for (let back = weeks * 7; back > 0; back -= 1) {
    const day = dayOf(now.getTime() - back * dayMs);
    for (const { most, ...origin } of origins) {
      const visits = Math.ceil(most * (0.5 + next() / 2));
      const numbers = {
        visit: visits,
        view: Math.ceil(visits * 2.3),
        form_open: Math.round(visits * 0.06),
        form_sent: Math.round(visits * 0.022 + next() * 0.4),
      };
      for (const [event, n] of Object.entries(numbers) as [CountSeed['event'], number][])
        if (n > 0) counts.push({ ...origin, day, event, n });
    }
  }
  return counts;
}

export interface CostSeed {
  source: string;
  campaign: string;
  fromDay: string;
  toDay: string;
  amountMinor: number;
  currency: 'INR' | 'GBP';
}

/** Of the last six months, each of 30 days. Names are those under which staff see the sources. */
export function demoCosts(now: Date): CostSeed[] {
  return Array.from({ length: 6 }, (_, month) => {
    const to = now.getTime() - (month * 30 + 1) * dayMs;
    const days = { fromDay: dayOf(to - 29 * dayMs), toDay: dayOf(to) };
    return [
      {
        ...days,
        source: 'Instagram',
        campaign: 'autumn-coding',
        amountMinor: 2_340_000 - month * 110_000,
        currency: 'INR' as const,
      },
      {
        ...days,
        source: 'google-ads',
        campaign: 'free-class',
        amountMinor: 1_960_000 - month * 90_000,
        currency: 'INR' as const,
      },
      {
        ...days,
        source: 'school-fair-leeds',
        campaign: 'fair',
        amountMinor: 9_500,
        currency: 'GBP' as const,
      },
    ];
  }).flat();
}
