import { createHash } from 'node:crypto';
import { courseLabels } from '@lanternway/contracts/enquiries/site';
import { kindLabels } from '@lanternway/contracts/enquiries/staff';
import { spacedPhone } from '@lanternway/contracts/fields/dial-codes';
import { unlinked } from '@lanternway/contracts/fields/typed-text';
import type { Mail, MailBlock } from '@lanternway/server-kit/platform';
import { emailOf, phoneOf, type Enquiry } from '../items/kinds';

/** Longer lists are read at the desk. */
const maxShown = 20;

const maxTextLength = 500;

/**
 * Tells one member of staff of all that has just come. Encrypted, so that what strangers wrote neither stands in the
 * staff's list of mails nor is kept once the mail is out.
 */
export function newEnquiriesMail(to: string, enquiries: readonly Enquiry[]): Mail {
  const subject = subjectOf(enquiries);
  const rest = enquiries.length - maxShown;
  return {
    key: `enquiries.new.${keyOf(to, enquiries)}`,
    kind: 'New enquiries, to staff',
    to,
    isSecret: true,
    content: {
      subject,
      preheader: enquiries
        .slice(0, 3)
        .map((enquiry) => titleOf(enquiry))
        .join(', '),
      heading: subject,
      blocks: [
        ...enquiries.slice(0, maxShown).flatMap(blocksOf),
        ...(rest > 0
          ? [{ kind: 'text', text: `And ${String(rest)} more, which wait at the desk.` } as const]
          : []),
        { kind: 'button', label: 'Open the admissions desk', path: deskPathOf(enquiries) },
      ],
    },
  };
}

function subjectOf(enquiries: readonly Enquiry[]): string {
  const [first] = enquiries;
  return first !== undefined && enquiries.length === 1
    ? `New: ${titleOf(first)}`
    : `${String(enquiries.length)} new enquiries`;
}

const titleOf = ({ kind, row }: Enquiry): string => `${kindLabels[kind]}, ${unlinked(row.name)}`;

function blocksOf(enquiry: Enquiry): MailBlock[] {
  const text = textOf(enquiry);
  return [
    { kind: 'text', text: titleOf(enquiry) },
    { kind: 'facts', rows: factsOf(enquiry) },
    ...(text === null ? [] : [{ kind: 'text', text: shortened(text) } as const]),
  ];
}

function factsOf(enquiry: Enquiry): [label: string, value: string][] {
  const { row } = enquiry;
  const phone = phoneOf(enquiry);
  const facts: [string, string | number | null][] = [
    ...(enquiry.kind === 'contact' ? [] : [courseOf(enquiry)]),
    ...(enquiry.kind === 'free-class'
      ? ([
          ['Grade', enquiry.row.grade],
          ['Age', enquiry.row.age],
        ] as [string, number | null][])
      : []),
    ['Email', emailOf(enquiry)],
    ['Phone', phone === null ? null : spacedPhone(phone)],
    ['Came from', [row.page, row.campaign?.['source'] ?? row.referrer].filter(isSaid).join(', ')],
  ];
  return facts.flatMap(([label, value]) => (value === null || value === '' ? [] : [[label, String(value)]]));
}

const courseOf = (enquiry: Exclude<Enquiry, { kind: 'contact' }>): [string, string] =>
  enquiry.kind === 'career' ? ['Role', enquiry.row.course] : ['Course', courseLabels[enquiry.row.course]];

function textOf(enquiry: Enquiry): string | null {
  if (enquiry.kind === 'contact') return enquiry.row.message;
  return enquiry.kind === 'free-class' ? enquiry.row.notes : null;
}

/** Cut between characters, never within one. */
function shortened(text: string): string {
  const characters = [...text];
  return characters.length <= maxTextLength ? text : `${characters.slice(0, maxTextLength).join('')} …`;
}

const isSaid = (text: string | null | undefined): text is string =>
  text !== null && text !== undefined && text !== '';

/** The one enquiry, or the inbox. */
function deskPathOf(enquiries: readonly Enquiry[]): string {
  const desk = '/admin/plugins/enquiries';
  const [first] = enquiries;
  return first !== undefined && enquiries.length === 1
    ? `${desk}/${first.kind}/${first.row.documentId}`
    : desk;
}

/** The same enquiries to the same person are one mail; the key names nobody, for it outlives the mail. */
function keyOf(to: string, enquiries: readonly Enquiry[]): string {
  const ids = enquiries.map(({ row }) => row.documentId);
  return createHash('sha256')
    .update(JSON.stringify([to, ...ids]))
    .digest('base64url');
}
