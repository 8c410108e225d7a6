import { kindOfCourse } from '@lanternway/contracts/classes/site';
import { courseLabels } from '@lanternway/contracts/enquiries/site';
import { unlinked } from '@lanternway/contracts/fields/typed-text';
import type { MailKind } from '@lanternway/contracts/mail/kinds';
import { brandOf, classPlacesOf, type Mail } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { calendarFile } from './calendar';
import { hostOf } from './host';
import { linksOf, type ClassLinks } from './links';
import type { Reminder } from './reminder-times';
import type { FreeClassRow } from '../items/kinds';
import { fullWhen, shortWhen } from '../items/when';

/** updated: the time stays; the link or the words are new. */
export type ClassChange = 'scheduled' | 'moved' | 'updated' | 'cancelled';

/** A class as the mail to the parent describes it. */
export interface AgreedClass {
  startsAt: Date;
  zone: string;
  minutes: number;
  link: string | null;
  message: string;
  calendarUid: string;
  sequence: number;
}

interface Sender {
  name: string;
  email: string;
}

/** What a mail and a calendar say of every class of a kind. */
export interface ClassWords {
  sender: Sender;
  links: ClassLinks;
  /** What the child is to have ready. */
  ready: readonly string[];
}

interface MailText {
  kind: MailKind;
  subject: (course: string, when: string) => string;
  preheader: string;
  heading: string;
  text: (name: string) => string;
  after: string;
}

const mailTexts: Record<ClassChange, MailText> = {
  scheduled: {
    kind: 'Free class scheduled',
    subject: (course, when) => `Your free ${course} class: ${when}`,
    preheader: 'When, where, and a file for your calendar',
    heading: 'Your free class is booked',
    text: (name) => `We look forward to meeting ${name}. Here are the details.`,
    after:
      'The attached file puts it into your calendar. With the button you can change the time, cancel, or join on the day.',
  },
  moved: {
    kind: 'Free class moved',
    subject: (course, when) => `New time for your free ${course} class: ${when}`,
    preheader: 'The new time, and a file that moves it in your calendar',
    heading: 'Your free class has changed',
    text: (name) => `${name}'s free class has changed. Here are the new details.`,
    after:
      'The attached file changes it in your calendar. With the button you can change the time, cancel, or join on the day.',
  },
  updated: {
    kind: 'Free class: new details',
    subject: (course, when) => `Details of your free ${course} class: ${when}`,
    preheader: 'The time stays. New details, and a file for your calendar',
    heading: 'New details of your free class',
    text: (name) => `The time of ${name}'s free class stays. Here are the new details.`,
    after:
      'The attached file changes it in your calendar. With the button you can change the time, cancel, or join on the day.',
  },
  cancelled: {
    kind: 'Free class cancelled',
    subject: (course, when) => `Cancelled: your free ${course} class on ${when}`,
    preheader: 'This class will not take place',
    heading: 'Your free class is cancelled',
    text: (name) => `${name}'s free class will not take place at this time.`,
    after:
      'The attached file removes it from your calendar. With the button you can choose another time, or reply to this email.',
  },
};

/** The mail to the parent, with the calendar file. The same change is one mail, however often it is queued. */
export function classMail(
  row: FreeClassRow,
  change: ClassChange,
  agreed: AgreedClass,
  words: ClassWords,
): Mail {
  const { kind, subject, preheader, heading, text, after } = mailTexts[change];
  const { startsAt, zone, message, sequence } = agreed;
  return {
    key: `enquiries.class.${row.documentId}.${String(sequence)}`,
    kind,
    to: row.parentEmail,
    // A mail server may be down for long; once the class has begun the mail would only confuse.
    expiresAt: startsAt,
    content: {
      subject: subject(courseLabels[row.course].toLowerCase(), shortWhen(startsAt, zone)),
      preheader,
      heading,
      blocks: [
        { kind: 'text', text: text(unlinked(row.name)) },
        {
          kind: 'facts',
          rows: factsOf(row, agreed, change === 'cancelled'),
        },
        ...(change === 'cancelled' ? [] : readyBlocks(words)),
        ...(message === '' ? [] : [{ kind: 'text' as const, text: message }]),
        { kind: 'text', text: after },
        {
          kind: 'button',
          label: change === 'cancelled' ? 'Choose another time' : 'See your class',
          path: words.links.manage,
        },
      ],
    },
    attachments: [attachmentOf(row, change, agreed, words)],
  };
}

function factsOf(
  row: FreeClassRow,
  { startsAt, zone, minutes }: Pick<AgreedClass, 'startsAt' | 'zone' | 'minutes'>,
  isCancelled: boolean,
): [label: string, value: string][] {
  return [
    ['Student', unlinked(row.name)],
    ['Course', courseLabels[row.course]],
    ['When', fullWhen(startsAt, zone)],
    ['Length', `${String(minutes)} minutes`],
    ...(isCancelled
      ? []
      : ([
          ['Teacher', 'One of ours. Once it is settled, the name is on the page of your class.'],
          ['Where', 'Online. The door opens ten minutes before.'],
        ] satisfies [string, string][])),
  ];
}

const readyBlocks = ({ ready }: ClassWords): { kind: 'text'; text: string }[] =>
  ready.length === 0 ? [] : [{ kind: 'text', text: readyText(ready) }];

const readyText = (ready: readonly string[]): string =>
  ['Please have ready:', ...ready.map((thing) => `- ${thing}`)].join('\n');

/** The calendar file of a mail. */
export function attachmentOf(row: FreeClassRow, change: ClassChange, agreed: AgreedClass, words: ClassWords) {
  const method = change === 'cancelled' ? 'CANCEL' : 'REQUEST';
  return {
    filename: 'class.ics',
    // Contains the method, so that the mail program offers to add the class to the calendar.
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    base64: Buffer.from(calendarOf(row, change, agreed, words)).toString('base64'),
  };
}

/** Reminds the parent. It names no change, so there is no calendar file. */
export function reminderMail(
  row: FreeClassRow,
  agreed: Pick<AgreedClass, 'zone' | 'minutes' | 'sequence'> & { startsAt: string | Date },
  reminder: Reminder,
  words: ClassWords,
): Mail {
  const { zone, minutes, sequence } = agreed;
  const startsAt = new Date(agreed.startsAt);
  const name = unlinked(row.name);
  return {
    key: `enquiries.remind.${row.documentId}.${String(sequence)}.${String(reminder)}`,
    kind: 'Free class: reminder',
    to: row.parentEmail,
    expiresAt: startsAt,
    content: {
      subject: `Reminder: your free ${row.course} class, ${shortWhen(startsAt, zone)}`,
      preheader: reminder === 60 ? 'It begins in an hour' : 'When and where',
      heading: reminder === 60 ? 'Your free class begins in an hour' : 'Your free class is near',
      blocks: [
        { kind: 'text', text: `We look forward to meeting ${name}.` },
        { kind: 'facts', rows: factsOf(row, { startsAt, zone, minutes }, false) },
        ...readyBlocks(words),
        {
          kind: 'text',
          text: 'Please tell us with the button that you will be there. There you can also change the time, and join on the day.',
        },
        {
          kind: 'button',
          label: reminder === 60 ? 'Join the class' : 'Yes, we will be there',
          path: reminder === 60 ? words.links.join : words.links.manage,
        },
      ],
    },
  };
}

/** The class as a calendar file. */
export const calendarOf = (
  row: FreeClassRow,
  change: ClassChange,
  agreed: AgreedClass,
  { sender, links, ready }: ClassWords,
): string =>
  calendarFile({
    uid: agreed.calendarUid,
    sequence: agreed.sequence,
    isCancelled: change === 'cancelled',
    startsAt: agreed.startsAt,
    minutes: agreed.minutes,
    summary: `Free ${row.course} class with ${sender.name}`,
    description: [
      `For ${unlinked(row.name)}.`,
      agreed.message,
      ready.length === 0 || change === 'cancelled' ? '' : readyText(ready),
    ]
      .filter((line) => line !== '')
      .join('\n\n'),
    link: change === 'cancelled' ? null : links.joinAddress,
    organizer: sender,
    attendee: row.parentEmail,
    now: new Date(),
  });

/** What is said of every class such as this one. */
export async function classWordsOf(strapi: Core.Strapi, row: FreeClassRow): Promise<ClassWords> {
  const ready = await classPlacesOf(strapi).haveReady(kindOfCourse(row.course));
  return { sender: await senderOf(strapi), links: linksOf(strapi, row.documentId), ready };
}

/** Who invites to a class. */
async function senderOf(strapi: Core.Strapi): Promise<Sender> {
  const { name, email } = await brandOf(strapi).read();
  return { name, email: email ?? `no-reply@${hostOf(strapi)}` };
}
