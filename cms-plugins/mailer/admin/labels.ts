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

/** What a mail is, and whether staff sent it once more. */
export const kindInWords = ({ kind, isAgain }: Pick<MailRow, 'kind' | 'isAgain'>): string =>
  isAgain ? `${kind} (sent again)` : kind;
