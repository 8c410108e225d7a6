import { randomUUID } from 'node:crypto';
import { providerNames, type Provider } from '@lanternway/contracts/orders';
import type { Core } from '@strapi/strapi';
import { eventUid } from '../content-types/money-records';
import type { ProviderEvent } from '../providers/provider';
import { financeDeskPath } from './alerts';
import { workOnEvents } from './event-work';
import { createFlood } from './inbox-flood';
import { own } from './own';
import { createWorker, type Worker } from './worker';

/** What providers tell us: kept before anything is made of it, each message once, and then worked on until it is done. */
export interface Inbox extends Worker {
  /** Once this is over the message is safe: the provider need not tell it again. */
  keep: (provider: Provider, raw: string, event: ProviderEvent) => Promise<'stored' | 'repeat'>;
  /** A message whose signature is wrong. Nothing is kept of it; many of them in an hour are worth a look. */
  refuse: (provider: Provider) => Promise<void>;
  /** Works on what is due now, all of it. */
  workThrough: () => Promise<void>;
}

/** Tells of an approval that the browser that was shown it is about to act on: it goes first. */
const patienceMs: Record<string, number> = { 'CHECKOUT.ORDER.APPROVED': 20_000 };

export function inbox({ strapi }: { strapi: Core.Strapi }): Inbox {
  const flood = createFlood();
  const some = () => workOnEvents(strapi);
  const worker = createWorker(
    {
      some,
      onError(error) {
        const why = error instanceof Error ? error.name : 'unknown reason';
        strapi.log.error(`payments: providers' messages could not be worked on, and will be: ${why}`);
      },
    },
    { lookEveryMs: 5_000, gatherMs: 150 },
  );

  return {
    ...worker,

    async keep(provider, raw, event) {
      const now = new Date();
      const row = {
        documentId: randomUUID(),
        provider,
        eventId: event.eventId,
        what: event.what,
        raw,
        told: event,
        attempts: 0,
        receivedAt: now,
        nextAt: new Date(now.getTime() + (patienceMs[event.what] ?? 0)),
        createdAt: now,
        updatedAt: now,
      };
      const stored: unknown[] = await strapi.db
        .queryBuilder(eventUid)
        .insert(row)
        .onConflict(['provider', 'event_id'])
        .ignore()
        .execute();
      const kind = stored.length === 0 ? 'repeat' : 'stored';
      strapi.log.info(`payments ${provider} webhook ${event.what} ${event.eventId}: ${kind}`);
      worker.wake();
      return kind;
    },

    async refuse(provider) {
      strapi.log.warn(`payments ${provider} webhook: the signature is not right, nothing is kept`);
      const hour = flood.isOneTooMany(provider);
      if (hour === null) return;
      const name = providerNames[provider];
      await own(strapi, 'alerts').send({
        key: `forged.${provider}.${hour}`,
        subject: `${name}: messages with a wrong signature`,
        words: `Several messages in the name of ${name} came with a wrong signature within an hour. If its webhook secret was changed, we miss what it tells us: please have the operators compare the two. Otherwise somebody is trying to deceive us; nothing came of it.`,
        facts: [['Provider', name]],
        path: financeDeskPath,
      });
    },

    async workThrough() {
      while (await some());
    },
  };
}
