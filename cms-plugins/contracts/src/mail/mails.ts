import { number, object, string, type InferType } from 'yup';
import { trimmed } from '../fields/text-ends.js';
import { count, flag, listOf, oneOf, shape, text } from '../wire/shape.js';
import type { MailTopic } from './kinds.js';

/* States of a mail */

export const mailStates = ['waiting', 'sent', 'failed', 'expired'] as const;

export type MailState = (typeof mailStates)[number];

/** Why a mail was not delivered, as staff read it. */
export const deliveryFaults = {
  unreachable: 'The mail server cannot be reached.',
  slow: 'The mail server took too long to answer.',
  login: 'The mail server does not accept our login. Please tell the people who run the server.',
  busy: 'The mail server asked us to try again later.',
  refusedSender:
    'The mail server does not let us send from our address. Please tell the people who run the server.',
  refusedAddress: 'This address does not exist or takes no mail.',
  refusedMail: 'The mail server refused this mail.',
  unreadable: 'The mail could not be written. Please tell the people who run the server.',
} as const;

export type DeliveryFault = keyof typeof deliveryFaults;

/* Permissions of staff */

export const mailPermissions = { read: 'plugin::mailer.read', resend: 'plugin::mailer.resend' } as const;

/** Which mails these permissions cover, by topic. */
export const mailTopicPermission = (topic: MailTopic): string => `plugin::mailer.${topic}`;

/** Mails of every kind, even kinds we no longer send. No role has it, so only the super admin does. */
export const everyMailPermission = 'plugin::mailer.everything';

export const mailPageSizes = [10, 20, 50, 100] as const;

export const mailQuery = object({
  page: number().integer().min(1).max(100_000).default(1),
  pageSize: number()
    .oneOf([...mailPageSizes])
    .default(20),
  state: string().oneOf([...mailStates]),
  /** Part of an address or of the kind. */
  search: string()
    .transform(trimmed)
    .max(100)
    .matches(/^\P{Cc}*$/u),
});

export type MailQuery = InferType<typeof mailQuery>;

export const mailRow = shape('MailRow', {
  id: count(),
  to: text(),
  /** Such as 'Code to register'. */
  kind: text(),
  isSecret: flag(),
  state: oneOf(mailStates),
  attempts: count(),
  /** Why the last attempt failed, as a sentence. */
  problem: text().nullable(),
  /** Times are ISO 8601. */
  queuedAt: text(),
  /** Of a waiting mail that is not being sent right now. */
  nextAttemptAt: text().nullable(),
  /** When it was sent, failed or expired. */
  settledAt: text().nullable(),
  /** Whether it repeats an earlier mail, and who sent it again. */
  isAgain: flag(),
  askedBy: text().nullable(),
  maySendAgain: flag(),
  maySendNow: flag(),
});

export type MailRow = InferType<typeof mailRow>;

export const mailPage = shape('MailPage', {
  mails: listOf(mailRow),
  total: count(),
  page: count(),
  pageSize: count(),
});

export type MailPage = InferType<typeof mailPage>;

export const mailDetail = mailRow
  .shape({
    /** Null if it is secret. */
    letter: object({
      subject: text(),
      html: text(),
      text: text(),
      attachments: listOf(
        object({
          filename: text(),
          contentType: text(),
        }),
      ),
    })
      .nullable()
      .defined(),
  })
  .meta({ name: 'MailDetail' });

export type MailDetail = InferType<typeof mailDetail>;

export const mailSentences = {
  again: 'The mail is on its way again.',
  now: 'The mail is being sent now.',
  test: (address: string) => `A test mail is on its way to ${address}.`,
  missing: 'This mail is no longer kept.',
  notAgain: 'This mail cannot be sent again.',
  notNow: 'This mail is not waiting.',
} as const;
