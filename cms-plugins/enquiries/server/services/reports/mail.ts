import { strengths, type Report } from '@lanternway/contracts/classes/teaching';
import { unlinked } from '@lanternway/contracts/fields/typed-text';
import type { Mail, MailBlock } from '@lanternway/server-kit/platform';
import { firstNameOf } from '../items/first-name';
import type { FreeClassRow } from '../items/kinds';
import { shortWhen } from '../items/when';

interface Told extends Pick<Report, 'did' | 'strengths' | 'offer'> {
  startsAt: Date;
  sequence: number;
  zone: string;
}

/**
 * What the parent reads about the class: plain text, of which no mail program makes a link, and never the remark for
 * admissions. The same report is one mail, ever.
 */
export function reportMail(
  row: FreeClassRow,
  { did, strengths: shown, offer, startsAt, sequence, zone }: Told,
): Mail {
  const name = firstNameOf(row.name);
  const rows: [label: string, value: string][] = [
    ...(shown.length === 0
      ? []
      : [['Strengths', shown.map((key) => strengths[key]).join(', ')] satisfies [string, string]]),
    ...(offer === null ? [] : [['What fits next', offer.title] satisfies [string, string]]),
  ];
  const more: MailBlock[] = [
    ...(rows.length === 0 ? [] : [{ kind: 'facts' as const, rows }]),
    ...(offer === null
      ? []
      : [
          {
            kind: 'button' as const,
            label: `See ${offer.title}`,
            path: `/checkout/${encodeURIComponent(offer.key)}`,
          },
        ]),
  ];
  return {
    key: `enquiries.report.${row.documentId}.${String(sequence)}`,
    kind: 'Free class: report',
    to: row.parentEmail,
    content: {
      subject: `How ${name} did`,
      preheader: `The teacher about the free ${row.course} class`,
      heading: `How ${name} did`,
      blocks: [
        {
          kind: 'text',
          text: `This is what the teacher wrote about the free class on ${shortWhen(startsAt, zone)}:`,
        },
        { kind: 'text', text: unlinked(did) },
        ...more,
        { kind: 'text', text: 'If you have a question, please reply to this email.' },
      ],
    },
  };
}
