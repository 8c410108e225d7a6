import type { Core } from '@strapi/strapi';
import type { Metric } from 'prom-client';

/** What a plugin offers to those who watch the server, under the name `watched`. It is server-kit's `Watched`. */
export interface Watched {
  metrics: readonly Metric[];
  /** Names of its workers that should have polled and have not. */
  silentWorkers: () => string[];
}

/** What the plugins offer. */
export const watchedOf = (strapi: Core.Strapi): Watched[] =>
  Object.keys(strapi.plugins)
    .map((name) => strapi.service(`plugin::${name}.watched`) as unknown as Watched | undefined)
    .filter((watched) => watched !== undefined);
