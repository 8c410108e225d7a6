import type { Core } from '@strapi/strapi';

/** What the application hands over in its `config/plugins`. */
export interface InsightConfig {
  /** The keys of the installation; the first one is in use. */
  secrets: readonly string[];
  /** The site settings. */
  brandUid: string;
}

export const config = {
  default: {},
  validator(given: Partial<InsightConfig>) {
    for (const name of ['secrets', 'brandUid'] as const) {
      if (given[name] === undefined) throw new Error(`"${name}" is missing.`);
    }
  },
};

export const readConfig = (strapi: Core.Strapi): InsightConfig => strapi.config.get('plugin::insight');
