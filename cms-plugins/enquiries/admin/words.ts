/* How staff read times. All of them are the staff member's own, in the way their browser writes them. */

const time = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

const timeAndYear = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const exactTime = new Intl.DateTimeFormat(undefined, {
  dateStyle: 'full',
  timeStyle: 'long',
});

/** With the year where it is not this one. */
export function timeInWords(iso: string, now: Date = new Date()): string {
  const at = new Date(iso);
  return (at.getFullYear() === now.getFullYear() ? time : timeAndYear).format(at);
}

/** To the second and with its zone, for who looks twice. */
export const timeInFull = (iso: string): string => exactTime.format(new Date(iso));

/** As the clocks of a zone show it: 'Tuesday, 1 December 2026 at 17:00'. */
export function timeInZone(iso: string, zone: string): string {
  return new Intl.DateTimeFormat(undefined, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: zone,
  }).format(new Date(iso));
}

/** '1 enquiry', '3 enquiries'. */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString()} ${count === 1 ? one : many}`;

export function sizeInWords(bytes: number): string {
  if (bytes < 1024) return counted(bytes, 'byte', 'bytes');
  if (bytes < 1024 * 1024) return `${String(Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
