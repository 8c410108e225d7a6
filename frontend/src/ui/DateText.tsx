const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A calendar day in words, '12 November 2026'. These days have no time, so a time zone must not change them. */
export function DateText({ iso }: { iso: string }) {
  return <time dateTime={iso}>{day.format(new Date(`${iso.slice(0, 10)}T00:00:00Z`))}</time>;
}
