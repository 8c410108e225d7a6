/*
 * Families of the demonstration, so that its numbers have something to say. Their addresses are of demo.example, where
 * nobody lives. None has ordered: an order would need money at a payment provider.
 */

import type { HeardFrom } from '@lanternway/contracts/enquiries/heard';

const dayMs = 24 * 60 * 60_000;
const hourMs = 60 * 60_000;

/** Over so many weeks before today. */
export const familyWeeks = 26;

const perWeek = 9;

/** What a form told of how the family came: the share in hundred, the campaign, and the site that led here. */
const ways = [
  { share: 24, source: 'google', campaign: null, referrer: 'www.google.com/' },
  { share: 24, source: 'instagram', campaign: 'autumn-coding', referrer: null },
  { share: 16, source: 'google-ads', campaign: 'free-class', referrer: null },
  { share: 20, source: null, campaign: null, referrer: null },
  { share: 10, source: 'school-fair-leeds', campaign: 'fair', referrer: null },
  { share: 6, source: 'youtube', campaign: null, referrer: 'www.youtube.com/' },
] as const;

const answers = ['friend', 'instagram', 'google', 'school', 'friend', 'event', 'youtube'] as const;

const pages = ['/', '/book-free-class', '/courses/coding', '/courses/math', '/pricing'] as const;
const zones = ['Asia/Kolkata', 'Asia/Kolkata', 'Asia/Kolkata', 'Europe/London', 'America/New_York'] as const;

const children = [
  ...['Aarav', 'Anika', 'Devika', 'Farhan', 'Ishita', 'Kabir', 'Leela', 'Mihir', 'Nisha', 'Rohan', 'Saanvi'],
  ...['Tara', 'Vivaan', 'Zoya', 'Amelia', 'Callum', 'Freya', 'Harriet', 'Oliver', 'Poppy', 'Theo', 'Maya'],
];
const surnames = [
  'Bhat',
  'Chawla',
  'Desai',
  'Fernandes',
  'Ghosh',
  'Hughes',
  'Iyer',
  'Joshi',
  'Kulkarni',
  'Lewis',
];

export interface FamilySeed {
  /** The same in every run, whatever the day. */
  key: string;
  name: string;
  email: string;
  course: 'math' | 'coding';
  level: number;
  zone: string;
  page: string;
  referrer: string | null;
  campaign: Record<string, string> | null;
  receivedAt: Date;
  repliedAt: Date;
  /** Null where no class was agreed. */
  held: { agreedAt: Date; startsAt: Date; came: boolean } | null;
  /** How they said that they heard of us; null where they skipped the question. */
  heardFrom: HeardFrom | null;
  /** Which of the teachers, as a number from 0 to 1. */
  teacher: number;
}

/** Numbers from 0 to 1, the same ones for the same seed. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** The families as they stand at `now`, the earliest first. All of it is past. */
export function demoFamilies(now: Date): FamilySeed[] {
  const next = random(2026);
  const count = familyWeeks * perWeek;
  const first = now.getTime() - familyWeeks * 7 * dayMs;
  return Array.from({ length: count }, (_, index): FamilySeed => {
    // More of them come towards the end, and nobody in the last three days: their classes are over.
    const part = ((index + next()) / count) ** 0.8;
    const at = first + part * (familyWeeks * 7 - 3) * dayMs;
    return familyAt(new Date(at), index, next);
  });
}

function familyAt(receivedAt: Date, index: number, next: () => number): FamilySeed {
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[Math.floor(next() * items.length)] ?? items[0];
  const later = (hours: number) => new Date(receivedAt.getTime() + Math.round(hours * hourMs));
  const child = children[index % children.length] ?? 'Maya';
  const surname = surnames[Math.floor(index / children.length) % surnames.length] ?? 'Iyer';
  const key = `demo-family-${String(index + 1).padStart(3, '0')}`;
  const { source, campaign, referrer } = wayAt(next() * 100);
  const repliedAt = later(0.2 + next() * 6);
  const startsIn = 10 + next() * 50;
  const isBooked = next() < 0.77;
  return {
    key,
    name: `${child} ${surname}`,
    email: `${key}@demo.example`,
    course: next() < 0.55 ? 'coding' : 'math',
    level: 5 + Math.floor(next() * 5),
    zone: pick(zones),
    page: pick(pages),
    referrer,
    campaign:
      source === null || referrer !== null
        ? null
        : { source, medium: 'cpc', ...(campaign === null ? {} : { campaign }) },
    receivedAt,
    repliedAt,
    held: isBooked
      ? {
          agreedAt: new Date(repliedAt.getTime() + 60_000),
          startsAt: wholeHour(later(startsIn)),
          came: next() < 0.76,
        }
      : null,
    teacher: next(),
    heardFrom: isBooked && next() < 0.6 ? pick(answers) : null,
  };
}

const wholeHour = (at: Date): Date => new Date(Math.ceil(at.getTime() / hourMs) * hourMs);

function wayAt(hundredth: number): (typeof ways)[number] {
  let sum = 0;
  for (const way of ways) {
    sum += way.share;
    if (hundredth < sum) return way;
  }
  return ways[3];
}
