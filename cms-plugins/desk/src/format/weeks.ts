/* Weeks as staff count them: from Monday, in the zone of their browser. */

/** The Monday of this week, at midnight. */
export function mondayOf(now: Date): Date {
  const monday = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  monday.setDate(monday.getDate() - ((monday.getDay() + 6) % 7));
  return monday;
}

/** The query of the calls that count this week and the one before. */
export function weekQuery(now: Date): string {
  const from = mondayOf(now);
  const before = new Date(from);
  before.setDate(before.getDate() - 7);
  return new URLSearchParams({ from: from.toISOString(), before: before.toISOString() }).toString();
}
