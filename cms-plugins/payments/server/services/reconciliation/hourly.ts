import { rowsIn } from '@lanternway/server-kit/db/table';
import { nameOfError } from '@lanternway/server-kit/errors';
import type { Core } from '@strapi/strapi';
import { comparedNames } from '@lanternway/contracts/payments/reconciliation';
import { eventUid } from '../../content-types/money-records';
import { orderUid } from '../../content-types/order';
import { sendAlert } from '../attention/alerts';
import { financeDeskPath } from '../orders/desk-path';
import { expireProposal } from '../settings/changes';
import { findMissingComparisons, runReconciliation } from './reconciliations';

const dayMs = 24 * 60 * 60_000;

/** A provider lists a payment within a few hours. */
const firstHour = 3;

/** By then it has failed every hour since the first: somebody should know. */
const alertHour = 9;

/** What a provider sent is kept for questions, and no longer: it holds more of a person than we need. */
const rawTextDays = 90;

const yesterday = (now: Date): string => new Date(now.getTime() - dayMs).toISOString().slice(0, 10);

/**
 * Runs once an hour, so that a night in which we or a provider were away is made up for as soon as possible. Several
 * instances may do it at the same moment.
 */
export function startHourly(strapi: Core.Strapi): void {
  const job = (task: () => Promise<void>, what: string) => async () => {
    try {
      await task();
    } catch (error) {
      strapi.log.error(
        `payments: ${what} did not go, and will be tried again in an hour: ${nameOfError(error)}`,
      );
    }
  };
  strapi.cron.add({
    'payments.reconciliation': {
      task: job(() => reconcileYesterday(strapi, new Date()), 'the comparison with the providers'),
      options: { rule: '30 * * * *' },
    },
    'payments.keeping': {
      task: job(() => keepHouse(strapi, new Date()), 'forgetting what is old'),
      options: { rule: '47 * * * *' },
    },
  });
}

/** Makes the comparisons of yesterday that are still missing, from the hour on at which providers list all its payments. */
export async function reconcileYesterday(strapi: Core.Strapi, now: Date): Promise<void> {
  if (now.getUTCHours() < firstHour) return;
  const day = yesterday(now);
  if ((await findMissingComparisons(strapi, day)).length === 0) return;
  await runReconciliation(strapi, day, { actor: 'reconciler' }, 'missing');
  if (now.getUTCHours() < alertHour) return;
  for (const provider of await findMissingComparisons(strapi, day)) {
    const name = comparedNames[provider];
    await sendAlert(strapi, {
      key: `reconciliation.missing.${provider}.${day}`,
      subject: `${name} could not be compared with our books`,
      words: `The comparison of ${day} has failed for hours. It is tried again every hour of today.`,
      facts: [['Provider', name]],
      path: `${financeDeskPath}/reconciliation`,
    });
  }
}

/**
 * Forgets the texts of old messages, makes due an open order that nobody would look at again, and ends a proposal of
 * settings whose time is over.
 */
export async function keepHouse(strapi: Core.Strapi, now: Date): Promise<void> {
  await expireProposal(strapi, now);
  const old = new Date(now.getTime() - rawTextDays * dayMs);
  await rowsIn(strapi, eventUid).updateMany({
    where: { processedAt: { $lt: old }, raw: { $notNull: true } },
    data: { raw: null },
  });
  await rowsIn(strapi, orderUid).updateMany({
    where: { stage: { $in: ['pending', 'processing'] }, checkAt: null, placedAt: { $lt: now } },
    data: { checkAt: now },
  });
}
