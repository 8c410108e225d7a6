import type { SourceNames } from '@lanternway/contracts/insight/sources';
import type { Core } from '@strapi/strapi';
import type { Touch } from './family-facts';

/** Where families first came from: decided in one place for all code that stores or shows it. */
export interface FamilySources {
  /**
   * As the browser reported it: the source of a campaign, or another site's host. For a family that is not known yet, that of
   * this visit. Null if nothing was reported.
   */
  firstOf: (email: string, visit: Touch | null) => Promise<string | null>;
  /** What staff call the sources. */
  names: () => Promise<SourceNames>;
}

export const familySourcesOf = (strapi: Core.Strapi): FamilySources =>
  strapi.plugin('insight').service('sources');
