import { silentWorkers } from '@lanternway/server-kit/jobs/pulse';
import type { Watched } from '@lanternway/server-kit/metrics/metrics';

/** What those who watch the server learn about enquiries. */
export const watched = (): Watched => ({ metrics: [], silentWorkers: () => silentWorkers('enquiries') });
