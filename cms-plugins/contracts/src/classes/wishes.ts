import { array, object, string, type InferType } from 'yup';
import { isTimeZone, presentName } from '../fields/time-zones.js';
import { weekdays } from '../fields/weekdays.js';

/* When a parent has time for whom none of the free times suits: windows of a week on their own clock. */

/** Parts of a day: from an hour on, up to another one. */
export const dayParts = {
  morning: { label: 'Morning', from: 8, until: 12 },
  afternoon: { label: 'Afternoon', from: 12, until: 17 },
  evening: { label: 'Evening', from: 17, until: 21 },
} as const;

export type DayPart = keyof typeof dayParts;

export const dayPartKeys = Object.keys(dayParts) as DayPart[];

/** '1-morning': 1 is Monday, 7 is Sunday. */
export type WishWindow = `${number}-${DayPart}`;

export const windowOf = (weekday: number, part: DayPart): WishWindow => `${weekday}-${part}`;

/** All of a week, day by day. */
export const wishWindows: readonly WishWindow[] = weekdays.flatMap((_, index) =>
  dayPartKeys.map((part) => windowOf(index + 1, part)),
);

export const noWindow = 'Please choose when it would suit you.';
const noZone = 'Please choose a time zone.';

/** Sent with a request for a free class as `wishes`. */
export const wishedTimes = object({
  /** IANA: the clock on which the windows are meant. */
  zone: string()
    .typeError(noZone)
    .required(noZone)
    .max(64, noZone)
    .test('is-a-zone', noZone, isTimeZone)
    .transform((value: unknown) => (typeof value === 'string' ? presentName(value) : value)),
  windows: array(
    string()
      .oneOf([...wishWindows], noWindow)
      .required(noWindow),
  )
    .typeError(noWindow)
    .required(noWindow)
    .min(1, noWindow)
    .max(wishWindows.length, noWindow),
});

export type WishedTimes = InferType<typeof wishedTimes>;

/** 'Monday and Wednesday evening, Saturday morning': days of the same parts together. */
export function describeWindows(windows: readonly WishWindow[]): string {
  const groups = new Map<string, string[]>();
  weekdays.forEach((name, index) => {
    const parts = dayPartKeys.filter((part) => windows.includes(windowOf(index + 1, part)));
    const said = parts.length === dayPartKeys.length ? 'all day' : joined(parts);
    if (said !== '') groups.set(said, [...(groups.get(said) ?? []), name]);
  });
  return [...groups].map(([said, days]) => `${joined(days)} ${said}`).join(', ');
}

function joined(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
