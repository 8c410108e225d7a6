import { counter, histogram } from '@lanternway/server-kit/metrics/metrics';

/** Counted where it happens; `watched` offers it to those who watch the server. */

export const buildsEnded = counter({
  name: 'publisher_builds_total',
  help: 'Builds of the site that ended in this process, by outcome: live, refused, broken or overtaken.',
  labelNames: ['outcome'],
});

export const stageSeconds = histogram(
  {
    name: 'publisher_build_seconds',
    help: 'How long the stages of builds took.',
    labelNames: ['stage'],
  },
  [0.3, 1, 3, 10, 30, 100, 300],
);
