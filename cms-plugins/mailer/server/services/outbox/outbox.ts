import type { Core } from '@strapi/strapi';
import { email } from '@lanternway/contracts/fields/fields';
import { mailKinds } from '@lanternway/contracts/mail/kinds';
import { parse } from '@lanternway/contracts/wire/parse';
import { readConfig } from '../../config';
import type { Mail, Outbox } from '@lanternway/server-kit/platform';
import { createMailStore, type NewMail } from './mail-store';
import { createEncryption, type Encryption } from './encryption';
import { wakeDispatch } from './wake-dispatch';

/** The most rows of one statement. */
const maxBatchSize = 100;

export function outbox({ strapi }: { strapi: Core.Strapi }): Outbox {
  const store = createMailStore(strapi.db);
  const encryption = createEncryption(readConfig(strapi).secrets);
  async function queueAll(mails: readonly Mail[]): Promise<void> {
    const rows = mails.map((mail) => toRow(mail, encryption));
    await strapi.db.transaction(async ({ onCommit }) => {
      for (let from = 0; from < rows.length; from += maxBatchSize) {
        await store.add(rows.slice(from, from + maxBatchSize));
      }
      onCommit(() => {
        wakeDispatch(strapi);
      });
    });
  }
  return { queue: (mail) => queueAll([mail]), queueAll };
}

/** What is stored of a mail. Throws where it is not addressed to exactly one mailbox. */
function toRow(mail: Mail, encryption: Encryption): NewMail {
  const { key, kind, content, attachments, expiresAt = null, isSecret = false } = mail;
  const to = parse(email(), mail.to);
  if (to.kind === 'invalid') throw new Error('A mail goes to exactly one address, and this is not one.');
  // Nobody but the super admin would ever see it.
  if (!Object.hasOwn(mailKinds, kind)) throw new Error(`No staff look after mails of the kind ${kind}.`);
  if (key === '' || key.length > 255) throw new Error('The key of a mail has 1 to 255 characters.');
  return {
    key,
    kind,
    recipient: to.value,
    content: isSecret ? encryption.encrypt(content) : content,
    attachments: attachments === undefined ? null : isSecret ? encryption.encrypt(attachments) : attachments,
    isSecret,
    expiresAt,
  };
}
