import { describeWindows } from '@lanternway/contracts/classes/wishes';
import { unlinked } from '@lanternway/contracts/fields/typed-text';
import type { Mail } from '@lanternway/server-kit/platform';
import type { ClassLinks } from '../classes/links';
import { fullWhen } from '../items/when';
import type { WaitingRow } from './waiting';

/** As many times as one mail names. */
const maxTimes = 5;

/** To a family that waits: these times are free. The same moment of offering is one mail. */
export function offerMail(row: WaitingRow, times: readonly Date[], now: Date, links: ClassLinks): Mail {
  const { zone, windows } = row.wish;
  const named = times.slice(0, maxTimes);
  const last = named.at(-1);
  return {
    key: `enquiries.offer.${row.documentId}.${String(now.getTime())}`,
    kind: 'Free class: a time is free',
    to: row.parentEmail,
    // Later there is nothing left in it to choose.
    ...(last === undefined ? {} : { expiresAt: last }),
    content: {
      subject: `A time is free for your free ${row.course} class`,
      preheader: 'Whoever books first has it',
      heading: named.length === 1 ? 'A time that suits you is free' : 'Times that suit you are free',
      blocks: [
        {
          kind: 'text',
          text: `You told us when a class would suit ${unlinked(row.name)}: ${describeWindows(windows)}. This is free now:`,
        },
        {
          kind: 'facts',
          rows: named.map((at, index): [string, string] => [`Time ${String(index + 1)}`, fullWhen(at, zone)]),
        },
        {
          kind: 'text',
          text: 'Book it with the button. We tell up to three families, and the first to book has the time. We never book a time for you.',
        },
        { kind: 'button', label: 'Choose a time', path: links.manage },
        { kind: 'note', text: 'If you no longer want a class, reply to this email and we stop looking.' },
      ],
    },
  };
}
