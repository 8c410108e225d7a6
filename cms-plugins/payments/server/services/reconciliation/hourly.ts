import type { Core } from '@strapi/strapi';
import { comparedNames } from '@lanternway/contracts/payments/reconciliation';
import { eventUid } from '../../content-types/money-records';
import { orderUid } from '../../content-types/order';
import { financeDeskPath } from '../orders/attention/alerts';
import { own } from '../own';

const dayMs = 24 * 60 * 60_000;

/** A provider lists a payment within a few hours. */
const firstHour = 3;

/** It was tried every hour since: somebody should know. */
const alertHour = 9;

/** What a provider sent is kept for questions, and no longer: it holds more of a person than we need. */
const rawTextDays = 90;

const yesterday = (now: Date): string => new Date(now.getTime() - dayMs).toISOString().slice(0, 10);

/** What is done every hour, at the time it is told. */
export interface Hourly {
  /** Compares yesterday with every provider it was not compared with yet, from the hour on at which they have it all. */
  reconcile: (now: Date) => Promise<void>;
  /** Forgets the texts of old messages, finds again an open order that nobody would look at, and ends a proposal of settings. */
  keepHouse: (now: Date) => Promise<void>;
}

export const hourly = ({ strapi }: { strapi: Core.Strapi }): Hourly => ({
  reconcile: (now) => reconcileYesterday(strapi, now),
  keepHouse: (now) => keepHouse(strapi, now),
});

/**
 * Once an hour, so that a night in which we or a provider were away is made up for as soon as may be. Several instances
 * may do it at the same moment.
 */
export function startHourly(strapi: Core.Strapi): void {
  const job = (task: () => Promise<void>, what: string) => async () => {
    try {
      await task();
    } catch (error) {
      const why = error instanceof Error ? error.name : 'unknown reason';
      strapi.log.error(`payments: ${what} did not go, and will be tried again in an hour: ${why}`);
    }
  };
  strapi.cron.add({
    'payments.reconciliation': {
      task: job(() => own(strapi, 'hourly').reconcile(new Date()), 'the comparison with the providers'),
      options: { rule: '30 * * * *' },
    },
    'payments.keeping': {
      task: job(() => own(strapi, 'hourly').keepHouse(new Date()), 'forgetting what is old'),
      options: { rule: '47 * * * *' },
    },
  });
}

async function reconcileYesterday(strapi: Core.Strapi, now: Date): Promise<void> {
  if (now.getUTCHours() < firstHour) return;
  const day = yesterday(now);
  const reconciliations = own(strapi, 'reconciliations');
  if ((await reconciliations.missingOf(day)).length === 0) return;
  await reconciliations.run(day, { actor: 'reconciler' }, 'missing');
  if (now.getUTCHours() < alertHour) return;
  for (const provider of await reconciliations.missingOf(day)) {
    const name = comparedNames[provider];
    await own(strapi, 'alerts').send({
      key: `reconciliation.missing.${provider}.${day}`,
      subject: `${name} could not be compared with our books`,
      words: `The comparison of ${day} has failed for hours. It is tried again every hour of today.`,
      facts: [['Provider', name]],
      path: `${financeDeskPath}/reconciliation`,
    });
  }
}

async function keepHouse(strapi: Core.Strapi, now: Date): Promise<void> {
  await own(strapi, 'settingsChanges').expire(now);
  const old = new Date(now.getTime() - rawTextDays * dayMs);
  await strapi.db.query(eventUid).updateMany({
    where: { processedAt: { $lt: old }, raw: { $notNull: true } },
    data: { raw: null },
  });
  await strapi.db.query(orderUid).updateMany({
    where: { stage: { $in: ['pending', 'processing'] }, checkAt: null, placedAt: { $lt: now } },
    data: { checkAt: now },
  });
}
