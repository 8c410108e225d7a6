import { formatDay } from '../../../ui/format-day';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The server records the use of a session only every five minutes, and clocks differ. */
const presentMs = 10 * minuteMs;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
/** How long ago a session was last used. */
export function describeLastSeen(iso: string, now = Date.now()): string {
  const ago = now - Date.parse(iso);
  if (ago < presentMs) return 'Active now';
  if (ago < hourMs) return `Last active ${relative.format(-Math.floor(ago / minuteMs), 'minute')}`;
  if (ago < dayMs) return `Last active ${relative.format(-Math.floor(ago / hourMs), 'hour')}`;
  if (ago < 7 * dayMs) return `Last active ${relative.format(-Math.floor(ago / dayMs), 'day')}`;
  return `Last active on ${formatDay(iso)}`;
}
