import type { MailState } from '@lanternway/contracts/mail/mails';

/** How staff read what became of a mail, and the colours it is read in. */
export const stateLabels: Record<
  MailState,
  { word: string; colour: 'primary' | 'success' | 'danger' | 'neutral' }
> = {
  waiting: { word: 'Waiting', colour: 'primary' },
  sent: { word: 'Sent', colour: 'success' },
  failed: { word: 'Failed', colour: 'danger' },
  expired: { word: 'Expired', colour: 'neutral' },
};

const time = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** A time as people at this place write it, with its zone. No mail is old enough to need a year. */
export const timeInWords = (iso: string): string => time.format(new Date(iso));
