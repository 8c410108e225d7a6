/** What may be granted to a role. */
export const insightPermissions = {
  /** How many families came, and what became of them. */
  counts: 'plugin::insight.counts',
  /** What they paid. */
  money: 'plugin::insight.money',
  /** What marketing cost. */
  costs: 'plugin::insight.costs',
} as const;
