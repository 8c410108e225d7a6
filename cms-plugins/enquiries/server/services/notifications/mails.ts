/**
 * The mail to somebody whose enquiry has arrived. The mailer replaces `{brand}`. These mails contain no free text that was
 * typed, and names only `unlinked`: somebody who fills in a stranger's address must not be able to write to that stranger,
 * or to send them a link.
 */
import { spacedPhone } from '@lanternway/contracts/fields/dial-codes';
import { courseLabels, freeClassToast } from '@lanternway/contracts/enquiries/site';
import { unlinked } from '@lanternway/contracts/fields/typed-text';
import { describeWindows } from '@lanternway/contracts/classes/wishes';
import type { Mail, MailBlock } from '@lanternway/server-kit/platform';
import { fullWhen } from '../items/when';
import { emailOf, type CareerRow, type ContactRow, type Enquiry, type FreeClassRow } from '../items/kinds';

type MailText = Pick<Mail, 'kind' | 'content'>;

/** @param manage where the parent of a free class chooses a time; null where there is no such page for them */
export function receivedMail(enquiry: Enquiry, manage: string | null = null): Mail {
  return {
    key: `enquiries.received.${enquiry.row.documentId}`,
    to: emailOf(enquiry),
    ...textOf(enquiry, manage),
  };
}

function textOf(enquiry: Enquiry, manage: string | null): MailText {
  switch (enquiry.kind) {
    case 'free-class':
      return freeClassText(enquiry.row, manage);
    case 'contact':
      return contactText(enquiry.row);
    case 'career':
      return careerText(enquiry.row);
  }
}

const correction = 'If something above is wrong, reply to this email.';

const stranger = 'If you did not send it, ignore this email; nothing else will come of it.';

function freeClassText(row: FreeClassRow, manage: string | null): MailText {
  const { name, course, grade, age, parentEmail, parentPhone } = row;
  return {
    kind: 'Free class: request received',
    content: {
      subject: 'We have your free class request',
      preheader: `Request received: free ${courseLabels[course].toLowerCase()} class for ${unlinked(name)}`,
      heading: freeClassToast.title,
      blocks: [
        { kind: 'text', text: freeClassToast.text(unlinked(name), course) },
        ...lostTime(row, manage),
        {
          kind: 'facts',
          rows: [
            ['Student', unlinked(name)],
            ['Course', courseLabels[course]],
            ...fact('Grade', grade),
            ...fact('Age', age),
            ['Parent email', parentEmail],
            ...fact('Parent phone', parentPhone === null ? null : spacedPhone(parentPhone)),
            ...fact('Would suit', row.waitsSince === null ? null : suits(row)),
          ],
        },
        ...(row.waitsSince === null
          ? []
          : [
              {
                kind: 'text' as const,
                text: 'When a place comes free at a time that would suit you, you get an email with the link to book it.',
              },
            ]),
        {
          kind: 'text',
          text: `What happens next: we ${parentPhone === null ? 'write' : 'call or write'} to you to agree on a day and a time that suit you. As soon as the class is arranged, you get an email with its date, your time zone and an entry for your calendar.`,
        },
        { kind: 'text', text: correction },
        { kind: 'note', text: stranger },
      ],
    },
  };
}

const suits = ({ wish }: FreeClassRow): string | null =>
  wish === null ? null : describeWindows(wish.windows);

/** The time that was chosen had gone; these are free. */
function lostTime({ wanted }: FreeClassRow, manage: string | null): MailBlock[] {
  if (wanted?.isLost !== true) return [];
  const gone = `The time that you chose, ${fullWhen(wanted.at, wanted.zone)}, had just gone.`;
  const near = wanted.near ?? [];
  if (near.length === 0 || manage === null) return [{ kind: 'text', text: gone }];
  return [
    { kind: 'text', text: `${gone} These are free:` },
    {
      kind: 'facts',
      rows: near.map((at, index): [string, string] => [
        `Time ${String(index + 1)}`,
        fullWhen(at, wanted.zone),
      ]),
    },
    { kind: 'button', label: 'Choose a time', path: manage },
  ];
}

const contactText = ({ name, email }: ContactRow): MailText => ({
  kind: 'Message: received',
  content: {
    subject: 'We have your message',
    preheader: 'Our team will get in touch with you shortly.',
    heading: 'Thank you!',
    blocks: [
      {
        kind: 'text',
        text: `Thanks ${unlinked(name)}, your message to {brand} has arrived. Someone on our team will read it and reply to this address.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Name', unlinked(name)],
          ['Email', email],
        ],
      },
      { kind: 'text', text: 'If you want to add something, reply to this email.' },
      { kind: 'note', text: stranger },
    ],
  },
});

const careerText = ({ name, email, mobileNo, course, resumeName }: CareerRow): MailText => ({
  kind: 'Application: received',
  content: {
    subject: 'We have your application',
    preheader: `Application received: ${course}`,
    heading: 'Thank you for applying!',
    blocks: [
      {
        kind: 'text',
        text: `Thanks ${unlinked(name)}, your application to {brand} has arrived, and so has your resume. We read every one and will email you.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Name', unlinked(name)],
          ['Role', course],
          ['Email', email],
          ['Mobile number', spacedPhone(mobileNo)],
          ...fact('Resume', resumeName === null ? null : endOf(resumeName)),
        ],
      },
      { kind: 'text', text: correction },
      { kind: 'note', text: stranger },
    ],
  },
});

/** Only what kind of file it was: its name is free text too. */
function endOf(fileName: string): string {
  const end = /\.(pdf|docx?)$/i.exec(fileName)?.[1];
  return end === undefined ? 'received' : `received (${end.toLowerCase()})`;
}

const fact = (label: string, value: string | number | null): [label: string, value: string][] =>
  value === null ? [] : [[label, String(value)]];
