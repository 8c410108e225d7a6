import { createHash } from 'node:crypto';
import { email } from '@lanternway/contracts/fields/fields';
import { parse } from '@lanternway/contracts/wire/parse';
import { brandOf, outboxOf, type MailBlock } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { readSettings } from '../settings/settings';

/** Something about money that a person has to know of. Names no parent: people who may see more find it at the desk. */
export interface Alert {
  /** The same key is one mail to each of them, ever. */
  key: string;
  subject: string;
  words: string;
  facts: [label: string, value: string][];
  /** Where it is dealt with. */
  path: string;
}

/** Mails finance, in the caller's transaction where there is one: the mail goes out if that commits, and nothing waits for it. */
export async function sendAlert(
  strapi: Core.Strapi,
  { key, subject, words, facts, path }: Alert,
): Promise<void> {
  const blocks: MailBlock[] = [
    { kind: 'text', text: words },
    ...(facts.length === 0 ? [] : [{ kind: 'facts', rows: facts } as const]),
    { kind: 'button', label: 'Open the finance desk', path },
  ];
  const content = { subject, preheader: words, heading: subject, blocks };
  const mails = (await alertAddresses(strapi)).map((to) => ({
    key: `payments.alert.${key}.${shortHash(to)}`,
    kind: 'Payments that need a person, to staff' as const,
    to,
    content,
  }));
  if (mails.length > 0) await outboxOf(strapi).queueAll(mails);
}

/** The key of a mail outlives it, and names nobody. */
const shortHash = (address: string) => createHash('sha256').update(address).digest('base64url').slice(0, 12);

/** Where the settings name nobody, alerts go to the mailbox of the brand. */
async function alertAddresses(strapi: Core.Strapi): Promise<readonly string[]> {
  const { alertTo } = await readSettings(strapi);
  if (alertTo.length > 0) return alertTo;
  const brand = await brandOf(strapi).read();
  const mailbox = parse(email(), brand.email ?? '');
  return mailbox.kind === 'valid' ? [mailbox.value] : [];
}
