import { counter } from '@lanternway/server-kit/metrics/metrics';

/** Counted where it happens; `watched` offers it to those who watch the server. */
export const limitsRefused = counter({
  name: 'limits_refused_total',
  help: 'Requests that a limit refused, by the name of the limit.',
  labelNames: ['name'],
});
