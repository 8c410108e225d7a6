import { counter } from '@lanternway/server-kit/metrics/metrics';

/** The events that browsers sent and that were counted. */
export const visitsSeen = counter({
  name: 'insight_seen_total',
  help: 'What browsers told of visits and was counted, by event.',
  labelNames: ['event'],
});

/**
 * Why something was not counted. `unreadable`: not what our script sends. `foreign`: sent by another site. `page`: no page
 * of the live site. `bot`: no browser, or more than a person can look at. `objection`: the reader does not want it.
 * `flood`: too much from one address. `full`: too much in all, or the database does not answer.
 */
export type Uncounted = 'unreadable' | 'foreign' | 'page' | 'bot' | 'objection' | 'flood' | 'full';

export const visitsUncounted = counter({
  name: 'insight_uncounted_total',
  help: 'What was sent to the intake of visits and not counted, by reason: unreadable, foreign (another site), page, bot, objection, flood, full.',
  labelNames: ['reason'],
});
