import { providerNames, type Provider } from '@lanternway/contracts/payments/orders';
import { nameOfError } from '@lanternway/server-kit/errors';
import type { Core } from '@strapi/strapi';
import { ProviderError, type ProviderEvent } from '../../providers/provider';
import { sendAlert, type Alert } from '../attention/alerts';
import { financeDeskPath } from '../orders/desk-path';
import { workOnEvents } from './work';
import { createFlood } from './flood';
import { keepOnce } from './keep';
import { stateful } from '../stateful';
import { createPollingWorker, type PollingWorker } from '@lanternway/server-kit/jobs/polling-worker';
import { wakesOf } from '@lanternway/server-kit/jobs/wakes';

/** What providers tell us: kept before anything is made of it, each message once, and then worked on until it is done. */
export type WebhookResult = 'stored' | 'repeat' | 'forged' | 'unreadable' | 'unproven' | 'unused';

export interface Inbox extends PollingWorker {
  /**
   * Verifies and keeps a message: once it is `stored` it is safe, and need not be sent again. Nothing is kept of one that
   * is forged. `unproven`: the provider cannot be asked now whether it is genuine.
   */
  receive: (provider: Provider, raw: string, header: (name: string) => string) => Promise<WebhookResult>;
  /** Works on what is due now, all of it. */
  workThrough: () => Promise<void>;
}

export function inbox({ strapi }: { strapi: Core.Strapi }): Inbox {
  const flood = createFlood();
  const workOnBatch = () => workOnEvents(strapi);
  const worker = createPollingWorker(
    {
      name: 'payments webhooks',
      wakes: () => wakesOf(strapi),
      workOnBatch,
      onError(error) {
        strapi.log.error(
          `payments: providers' messages could not be worked on, and will be: ${nameOfError(error)}`,
        );
      },
    },
    // A provider sends several messages about one payment, within moments: together they are one question to it.
    { pollIntervalMs: 5_000, batchDelayMs: 500 },
  );

  async function keep(provider: Provider, raw: string, event: ProviderEvent): Promise<'stored' | 'repeat'> {
    const isStored = await keepOnce(strapi, provider, raw, event);
    const kind = isStored ? 'stored' : 'repeat';
    strapi.log.info(`payments ${provider} webhook ${event.what} ${event.eventId}: ${kind}`);
    worker.wake();
    return kind;
  }

  /** Keeps nothing of a forged message. If there are many in an hour, a person should look. */
  async function refuse(provider: Provider): Promise<void> {
    strapi.log.warn(`payments ${provider} webhook: the signature is not right, nothing is kept`);
    const hour = flood.isOneTooMany(provider);
    if (hour !== null) await sendAlert(strapi, forgedAlert(provider, hour));
  }

  return {
    ...worker,

    async receive(name, raw, header) {
      const provider = stateful(strapi, 'providers').of(name);
      if (provider === null) return 'unused';
      const verified = await provider.readWebhook(raw, header).catch(asUnproven);
      if (verified.kind === 'genuine') return keep(name, raw, verified.event);
      if (verified.kind === 'forged') await refuse(name);
      return verified.kind;
    },

    async workThrough() {
      while (await workOnBatch());
    },
  };
}

function asUnproven(error: unknown): { kind: 'unproven' } {
  if (error instanceof ProviderError) return { kind: 'unproven' };
  throw error;
}

function forgedAlert(provider: Provider, hour: string): Alert {
  const name = providerNames[provider];
  return {
    key: `forged.${provider}.${hour}`,
    subject: `${name}: messages with a wrong signature`,
    words: `Several messages in the name of ${name} came with a wrong signature within an hour. If its webhook secret was changed, we miss what it tells us: please have the operators compare the two. Otherwise somebody is trying to deceive us; nothing came of it.`,
    facts: [['Provider', name]],
    path: financeDeskPath,
  };
}
