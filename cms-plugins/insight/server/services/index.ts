import { silentWorkers } from '@lanternway/server-kit/jobs/pulse';
import type { Watched } from '@lanternway/server-kit/metrics/metrics';
import { visitsSeen, visitsUncounted } from './visits/counters';
import { intake } from './visits/intake';
import { visitRetention } from './visits/retention';

export const services = {
  visits: intake,
  visitRetention,
  /** What those who watch the server learn of how families find us. */
  watched: (): Watched => ({
    metrics: [visitsSeen, visitsUncounted],
    silentWorkers: () => silentWorkers('insight'),
  }),
};
