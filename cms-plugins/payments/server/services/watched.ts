import { silentWorkers } from '@lanternway/server-kit/jobs/pulse';
import { gauge, kept, type Watched } from '@lanternway/server-kit/metrics/metrics';
import type { Core } from '@strapi/strapi';
import { providerCallSeconds } from './counters';
import { countAttention, countOpenRefunds, countOverdue, countWaitingEvents } from './staff/waiting-counts';

/** What those who watch the server learn about payments. */
export function watched({ strapi }: { strapi: Core.Strapi }): Watched {
  const counted = (name: string, help: string, count: (strapi: Core.Strapi) => Promise<number>) =>
    gauge(
      { name, help },
      kept(() => count(strapi)),
    );
  return {
    metrics: [
      providerCallSeconds,
      counted(
        'payments_orders_overdue',
        'Orders that should have been asked about ten minutes ago, and were not.',
        countOverdue,
      ),
      counted(
        'payments_attention_orders',
        'Orders that somebody at the finance desk should look at.',
        countAttention,
      ),
      counted(
        'payments_refunds_open',
        'Refunds that wait for approval, the server or a provider.',
        countOpenRefunds,
      ),
      counted(
        'payments_events_waiting',
        'Messages of providers that are kept and not worked on yet.',
        countWaitingEvents,
      ),
    ],
    silentWorkers: () => silentWorkers('payments'),
  };
}
