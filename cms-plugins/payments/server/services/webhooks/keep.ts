import { createHash, randomUUID } from 'node:crypto';
import { cutText } from '@lanternway/contracts/fields/cut-text';
import { providerNames, type Provider } from '@lanternway/contracts/payments/orders';
import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { eventUid } from '../../content-types/money-records';
import type { ProviderEvent } from '../../providers/provider';
import { sendAlert } from '../attention/alerts';
import { financeDeskPath } from '../orders/desk-path';

/** How long a message waits. After an approval the parent's browser is about to act on it, and goes first. */
const delayMs: Record<string, number> = { 'CHECKOUT.ORDER.APPROVED': 20_000 };

/**
 * Keeps a message, once: a repeat has the same id and the same text. A known id with another text is a message of its own,
 * and finance gets a mail about it. Returns whether the message is new.
 */
export async function keepOnce(
  strapi: Core.Strapi,
  provider: Provider,
  raw: string,
  event: ProviderEvent,
): Promise<boolean> {
  const digest = digestOf(raw);
  // A long id is kept as its hash, so that it and a part of a digest fit into the column.
  const eventId = event.eventId.length > maxIdLength ? digestOf(event.eventId) : event.eventId;
  const row = rowOf(provider, raw, { ...event, eventId }, digest);
  if (await add(strapi, row)) return true;
  const where = { provider, eventId };
  const before = await rowsIn(strapi, eventUid).findOne({ where });
  if (before === null || (before.digest ?? digestOf(before.raw ?? '')) === digest) return false;
  const another = { ...event, eventId: `${eventId}~${digest.slice(0, 16)}` };
  return strapi.db.transaction(async () => {
    if (!(await add(strapi, rowOf(provider, raw, another, digest)))) return false;
    strapi.log.warn(`payments ${provider} webhook ${event.what} ${eventId}: another message under this id`);
    await alertOfReused(strapi, provider, another);
    return true;
  });
}

const maxIdLength = 64;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

async function add(strapi: Core.Strapi, row: ReturnType<typeof rowOf>): Promise<boolean> {
  const stored: unknown[] = await strapi.db
    .queryBuilder(eventUid)
    .insert(row)
    .onConflict(['provider', 'event_id'])
    .ignore()
    .execute();
  return stored.length > 0;
}

function rowOf(provider: Provider, raw: string, event: ProviderEvent, digest: string) {
  const now = new Date();
  const { eventId, what } = event;
  return {
    documentId: randomUUID(),
    provider,
    eventId,
    digest,
    what: cutText(what, { characters: 80 }),
    raw,
    told: event,
    attempts: 0,
    receivedAt: now,
    nextAt: new Date(now.getTime() + (ownEntry(delayMs, what) ?? 0)),
    createdAt: now,
    updatedAt: now,
  };
}

function alertOfReused(
  strapi: Core.Strapi,
  provider: Provider,
  { what, eventId }: ProviderEvent,
): Promise<void> {
  const name = providerNames[provider];
  return sendAlert(strapi, {
    // A provider that reuses one id reuses many: one mail a day.
    key: `reused.${provider}.${new Date().toISOString().slice(0, 10)}`,
    subject: `${name} has used the id of a message twice`,
    words: `${name} has sent two different messages under one id. Both are kept and worked on, so nothing is lost. Please have the operators ask ${name} about it.`,
    facts: [
      ['Provider', name],
      ['Message', `${what}, ${eventId}`],
    ],
    path: financeDeskPath,
  });
}
