import { unlinked } from '@lanternway/contracts/fields/typed-text';
import type { Mail } from '@lanternway/server-kit/platform';
import type { StoredClass } from '../classes/classes';
import { attachmentOf, type ClassWords } from '../classes/mails';
import type { FreeClassRow } from '../items/kinds';
import { shortWhen } from '../items/when';

/** Encrypted, so that the child's name is not kept once the mail is out. */
export const askMail = (key: string, to: string, name: string, when: string): Mail => ({
  key,
  kind: 'Mark missing, to the teacher',
  to,
  isSecret: true,
  content: {
    subject: `Did ${name} come? Your class of ${when}`,
    preheader: 'Please say how the class went',
    heading: `Did ${name} come?`,
    blocks: [
      {
        kind: 'text',
        text: `Your class with ${name} on ${when} has no mark yet. The family hears from us only once we know how it went.`,
      },
      { kind: 'button', label: 'Open my classes', path: '/admin/plugins/my-classes' },
    ],
  },
});

/** To the parent whose child waited in vain. */
export function cancelledByUsMail(
  row: FreeClassRow,
  { startsAt, zone, minutes, calendarUid, sequence }: StoredClass,
  words: ClassWords,
): Mail {
  const agreed = {
    startsAt: new Date(startsAt),
    zone,
    minutes,
    link: null,
    message: '',
    calendarUid,
    sequence,
  };
  return {
    key: `enquiries.class.${row.documentId}.${String(sequence)}`,
    kind: 'Free class cancelled',
    to: row.parentEmail,
    content: {
      subject: `We are sorry: your free ${row.course} class did not take place`,
      preheader: 'You can choose another time',
      heading: 'We are sorry',
      blocks: [
        {
          kind: 'text',
          text: `${unlinked(row.name)}'s free class on ${shortWhen(startsAt, zone)} did not take place, and that was our fault. The class is still yours.`,
        },
        {
          kind: 'text',
          text: 'With the button you can choose another time. We will also call you.',
        },
        { kind: 'button', label: 'Choose another time', path: words.links.manage },
      ],
    },
    attachments: [attachmentOf(row, 'cancelled', agreed, words)],
  };
}
