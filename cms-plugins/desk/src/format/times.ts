/* Times as staff read them: in their own zone, and written as in the sentences and mails: day before month, 24 hours. */

const time = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

const timeAndYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const exactTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'long' });

/** With the year if it is not this one. */
export function formatTime(iso: string, now: Date = new Date()): string {
  const at = new Date(iso);
  return (at.getFullYear() === now.getFullYear() ? time : timeAndYear).format(at);
}

const fullTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

/** With the day of the week, for a sentence. */
export const timeInSentence = (iso: string): string => fullTime.format(new Date(iso));

/** To the second and with its zone, for the exact time. */
export const timeInFull = (iso: string): string => exactTime.format(new Date(iso));
