const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** A moment as the calendar of this device has it, '20 November 2026'. */
export function dayInWords(iso: string): string {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? 'an unknown day' : day.format(at);
}
