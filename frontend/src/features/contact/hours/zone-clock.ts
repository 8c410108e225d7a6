const minuteMs = 60_000;

/** How far a zone's clock is ahead of UTC at a moment. */
function offsetMs(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value ?? 0);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return wall - Math.floor(at / minuteMs) * minuteMs;
}

/** What a zone's clock shows at a moment, as if it were UTC. */
export const wallOf = (at: number, zone: string): number => at + offsetMs(zone, at);

/** The moment at which a zone's clock shows this. Computed twice, because the clock may change in between. */
export function momentOf(wall: number, zone: string): number {
  const near = wall - offsetMs(zone, wall);
  return wall - offsetMs(zone, near);
}

/** '13:30' */
export const timeIn = (at: number, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at);

/** 'Monday' */
export const weekdayIn = (at: number, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'long' }).format(at);
