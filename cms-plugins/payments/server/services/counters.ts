import { histogram } from '@lanternway/server-kit/metrics/metrics';

/** Counted where it happens; `watched` offers it to those who watch the server. */
export const providerCallSeconds = histogram(
  {
    name: 'payments_provider_call_seconds',
    help: 'How long calls to payment providers took, with their repeats, by what came of them.',
    labelNames: ['provider', 'call', 'outcome'],
  },
  [0.1, 0.3, 1, 3, 10, 30],
);
