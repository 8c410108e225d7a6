import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { DeliveryFault, MailState } from '@lanternway/contracts/mail/mails';
import { mailUid } from '../../content-types/mail';
import type { MailAttachment, MailContent } from '@lanternway/server-kit/platform';
import type { Encrypted } from './encryption';

/** A row of the outbox. */
export interface StoredMail {
  id: number;
  key: string;
  kind: string;
  recipient: string;
  content: MailContent | Encrypted | null;
  attachments: MailAttachment[] | Encrypted | null;
  isSecret: boolean;
  expiresAt: string | null;
  state: MailState | 'forgotten';
  attempts: number;
  nextAttemptAt: string;
  claim: string | null;
  fault: DeliveryFault | null;
  settledAt: string | null;
  againOf: number | null;
  askedBy: string | null;
  createdAt: string;
}

export type NewMail = Pick<
  StoredMail,
  'key' | 'kind' | 'recipient' | 'content' | 'attachments' | 'isSecret'
> & { expiresAt: Date | null; againOf?: number; askedBy?: string };

export interface Change {
  state?: StoredMail['state'];
  attempts?: number;
  nextAttemptAt?: Date;
  claim?: string | null;
  fault?: DeliveryFault | null;
  settledAt?: Date | null;
  askedBy?: string | null;
  recipient?: string;
  content?: MailContent | null;
  attachments?: null;
}

export type Condition = Record<string, unknown>;

export interface MailStore {
  /** In one statement, which joins the transaction that is under way. A mail whose key is known is left out. */
  add: (mails: NewMail[]) => Promise<void>;
  findById: (id: number) => Promise<StoredMail | null>;
  find: (what: {
    where: Condition;
    order: Record<string, 'asc' | 'desc'>[];
    offset?: number;
    limit: number;
  }) => Promise<StoredMail[]>;
  count: (where: Condition) => Promise<number>;
  /** One statement, so of several that ask for the same change only one gets true. */
  change: (where: Condition, change: Change) => Promise<boolean>;
  remove: (ids: number[]) => Promise<void>;
}

export function createMailStore(db: Core.Strapi['db']): MailStore {
  const mails = () => db.query(mailUid);
  return {
    async add(newMails) {
      const now = new Date();
      const rows = newMails.map(({ content, attachments, ...mail }) => ({
        documentId: randomUUID(),
        ...mail,
        // This way into the table does not know the types of its columns.
        content: JSON.stringify(content),
        attachments: attachments === null ? null : JSON.stringify(attachments),
        state: 'waiting',
        attempts: 0,
        nextAttemptAt: now,
        createdAt: now,
        updatedAt: now,
      }));
      await db.queryBuilder(mailUid).insert(rows).onConflict('key').ignore().execute();
    },
    findById: (id) => mails().findOne({ where: { id } }),
    find: ({ where, order, offset = 0, limit }) => mails().findMany({ where, orderBy: order, offset, limit }),
    count: (where) => mails().count({ where }),
    async change(where, change) {
      const { count } = await mails().updateMany({ where, data: { ...change } });
      return count > 0;
    },
    async remove(ids) {
      await mails().deleteMany({ where: { id: { $in: ids } } });
    },
  };
}
