import type { Core } from '@strapi/strapi';

/** What the application hands over in its `config/plugins`. */
export interface InsightConfig {
  /** The keys of the installation; the first one is in use. */
  secrets: readonly string[];
  /** The site settings. */
  brandUid: string;
  /** The application's service that knows countries. */
  visitorUid: string;
  /** Whether the live site has a page at a decoded path. */
  isPage: (path: string) => Promise<boolean>;
  /** What limits of a network address are multiplied by. */
  limitScale: number;
  /** For how many days the totals of visits are kept. */
  keptDays: number;
}

export const config = {
  default: {},
  validator(given: Partial<InsightConfig>) {
    for (const name of ['secrets', 'brandUid', 'visitorUid', 'isPage', 'limitScale', 'keptDays'] as const) {
      if (given[name] === undefined) throw new Error(`"${name}" is missing.`);
    }
  },
};

export const readConfig = (strapi: Core.Strapi): InsightConfig => strapi.config.get('plugin::insight');
