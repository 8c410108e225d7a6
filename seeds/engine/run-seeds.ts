import { catalogue as wholeCatalogue } from '../catalogue';
import type { Collection } from './collection';
import type { Strapi } from './strapi';
import { upsert } from './upsert';
import type { Outcome } from './upsert';

export type Summary = Record<Outcome, number>;

/**
 * Writes the seeds to the database in order, and publishes them. Can be run again at any time: what staff changed or
 * deleted stays that way. Stops at the first record that breaks its type or a rule.
 */
export async function runSeeds(
  strapi: Strapi,
  catalogue: readonly Collection[] = wholeCatalogue,
): Promise<Summary> {
  const summary: Summary = { created: 0, updated: 0, unchanged: 0, kept: 0, 'left out': 0 };
  for (const collection of catalogue) {
    for (const record of collection.records) {
      summary[await upsert({ strapi, catalogue }, collection, record)] += 1;
    }
  }
  return summary;
}

/** The summary as one line, such as '112 created, 3 kept'. */
export function describeSummary(summary: Summary): string {
  const parts = Object.entries(summary).filter(([, count]) => count > 0);
  return parts.map(([outcome, count]) => `${count} ${outcome}`).join(', ') || 'nothing to do';
}
