import type { Core } from '@strapi/strapi';
import { mailTable } from '../../content-types/mail';

/** What of the outbox needs somebody's eye: mails that wait, and those that were given up within their days. */
export interface QueueLength {
  waiting: number;
  failed: number;
  /** When the one that has waited longest was stored; null where none waits. As the database gives it. */
  oldestAt: unknown;
}

/** In one statement. */
export async function readQueueLength(strapi: Core.Strapi): Promise<QueueLength> {
  const rows: { state: string; total: unknown; oldest: unknown }[] = await strapi.db
    .connection(mailTable)
    .select('state')
    .count({ total: '*' })
    .min({ oldest: 'created_at' })
    .whereIn('state', ['waiting', 'failed'])
    .groupBy('state');
  const of = (state: string) => rows.find((row) => row.state === state);
  return {
    waiting: Number(of('waiting')?.total ?? 0),
    failed: Number(of('failed')?.total ?? 0),
    oldestAt: of('waiting')?.oldest ?? null,
  };
}
