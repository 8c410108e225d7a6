import type { MailKind } from '@lanternway/contracts/mail/kinds';
import request from 'supertest';
import type { Cms } from '../start-cms';
import { waitFor } from '../wait-for';

/** What a test sets in a mail; the other fields are filled in. */
interface Told {
  key: string;
  kind?: MailKind;
  to?: string;
  subject?: string;
  isSecret?: boolean;
  code?: string;
  expiresAt?: Date;
  attachments?: { filename: string; contentType: string; base64: string }[];
}

interface Outbox {
  queue: (mail: object) => Promise<void>;
}

/** Queues a mail as a plugin does. */
export async function queueMail({ strapi }: Cms, told: Told): Promise<void> {
  const {
    key,
    kind = 'Message: received',
    to = 'parent@example.com',
    subject = `About ${key}`,
    code,
    ...rest
  } = told;
  const outbox = strapi.plugin('mailer').service<Outbox>('outbox');
  await outbox.queue({
    key,
    to,
    kind,
    content: {
      subject,
      preheader: 'Before the rest',
      heading: 'Hello from {brand}',
      blocks: [{ kind: 'text', text: 'A line.' }, ...(code === undefined ? [] : [{ kind: 'code', code }])],
    },
    ...rest,
  });
}

export interface Shown {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; contentType: string; base64: string }[];
  at: string;
}

/** The demonstration's outbox, the newest first. */
export async function shownMails({ url }: Cms): Promise<Shown[]> {
  const { body } = await request(url).get('/_outbox.json').expect(200);
  return body as Shown[];
}

/** A row of the outbox, as it is stored. */
export interface Row {
  id: number;
  key: string;
  state: string;
  content: unknown;
  attachments: unknown;
  recipient: string;
  attempts: number;
  fault: string | null;
  claim: string | null;
  nextAttemptAt: string;
  settledAt: string | null;
  askedBy: string | null;
  againOf: number | null;
}

export const mailUid = 'plugin::mailer.mail';

export const findRows = ({ strapi }: Cms, where: object): Promise<Row[]> =>
  strapi.db.query(mailUid).findMany({ where, orderBy: { id: 'asc' } });

/** Calls `ask` until the answer is not undefined. The limit is long, so that it fails only if nothing happens. */
export const until = <T>(ask: () => Promise<T | undefined>): Promise<T> =>
  waitFor(ask.toString(), ask, { everyMs: 25 });

/** The row of a key, after it has reached a state. */
export const untilState = (cms: Cms, key: string, state: string): Promise<Row> =>
  until(async () => (await findRows(cms, { key, state }))[0]);
