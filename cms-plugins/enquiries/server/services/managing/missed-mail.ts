import { unlinked } from '@lanternway/contracts/fields/typed-text';
import type { Mail } from '@lanternway/server-kit/platform';
import type { ClassLinks } from '../classes/links';
import { fullWhen, shortWhen } from '../items/when';
import type { Opened } from './opened';

/** To the parent of a child who did not come, with other times. Without times it is not worth a mail: admissions call. */
export function missedMail({ row, held }: Opened, near: readonly Date[], links: ClassLinks): Mail {
  const { startsAt, zone, sequence } = held;
  return {
    key: `enquiries.missed.${row.documentId}.${String(sequence)}`,
    kind: 'Free class: missed',
    to: row.parentEmail,
    content: {
      subject: `We missed you: another time for your free ${row.course} class`,
      preheader: 'These times are free',
      heading: 'We missed you',
      blocks: [
        {
          kind: 'text',
          text: `We waited for ${unlinked(row.name)} on ${shortWhen(startsAt, zone)}. Things get in the way, and the class is still yours. These times are free:`,
        },
        {
          kind: 'facts',
          rows: near.map((at, index): [string, string] => [`Time ${String(index + 1)}`, fullWhen(at, zone)]),
        },
        { kind: 'text', text: 'With the button you can choose one of them or any other.' },
        { kind: 'button', label: 'Choose another time', path: links.manage },
      ],
    },
  };
}
