import type { MailRow, MailState } from '@lanternway/contracts/mail/mails';

/** The states of a mail as staff read them, and their colours. */
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

/** A time in the browser's format, with its zone. No mail is old enough to need a year. */
export const formatTime = (iso: string): string => time.format(new Date(iso));

/** What a mail is, and whether staff sent it once more. */
export const kindInWords = ({ kind, isAgain }: Pick<MailRow, 'kind' | 'isAgain'>): string =>
  isAgain ? `${kind} (sent again)` : kind;
