import type { SourceNames } from '@lanternway/contracts/insight/sources';
import type { Core } from '@strapi/strapi';
import type { Touch } from './family-facts';

/** Where families came from first: decided in one place for everybody who keeps it or shows it. */
export interface FamilySources {
  /**
   * As it was told: the source of a campaign, or another site's host. Of a family that is not known yet, that of this visit; null where
   * nothing was told.
   */
  firstOf: (email: string, visit: Touch | null) => Promise<string | null>;
  /** What staff call the sources. */
  names: () => Promise<SourceNames>;
}

export const familySourcesOf = (strapi: Core.Strapi): FamilySources =>
  strapi.plugin('insight').service('sources');
