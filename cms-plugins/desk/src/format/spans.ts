const minuteMs = 60_000;

/** '50 min', '5 h 20', '1 day', '3 days'. */
export function formatSpan(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / minuteMs));
  if (minutes < 60) return `${String(minutes)} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) {
    const days = Math.floor(hours / 24);
    return days === 1 ? '1 day' : `${days.toLocaleString()} days`;
  }
  const rest = minutes % 60;
  return rest === 0 ? `${String(hours)} h` : `${String(hours)} h ${String(rest).padStart(2, '0')}`;
}

export interface Clock {
  state: 'late' | 'soon' | 'later';
  /** '35 min late', 'in 25 min', 'Mon 10:00'. */
  words: string;
}

const dayMs = 24 * 60 * minuteMs;

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit' });
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** Whether a time to act by is far, near or over. */
export function clockOf(iso: string, now: Date): Clock {
  const left = new Date(iso).getTime() - now.getTime();
  if (left < 0) return { state: 'late', words: `${formatSpan(-left)} late` };
  if (left < 60 * minuteMs) return { state: 'soon', words: `in ${formatSpan(left)}` };
  if (left < dayMs / 2) return { state: 'later', words: `in ${formatSpan(left)}` };
  return { state: 'later', words: (left < 6 * dayMs ? weekday : date).format(new Date(iso)) };
}
