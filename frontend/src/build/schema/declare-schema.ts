import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { catalogueTypes } from './catalogue';
import { componentTypes } from './components';
import { landingExtensions, landingTypes } from './landing';
import { mediaTypes } from './media';
import { menuExtensions, menuTypes } from './menu';
import { pageTypes } from './pages';
import { readingTypes } from './reading';
import { rasterExtension } from './raster';
import { readingMinutesExtension } from './reading-minutes';
import { shareImageExtension } from './share-image';

export const strapiTypeDefinitions = [
  mediaTypes,
  componentTypes,
  catalogueTypes,
  readingTypes,
  pageTypes,
  landingTypes,
  menuTypes,
].join('\n');

export const siteTypes = /* GraphQL */ `
  type SiteSiteMetadata {
    siteUrl: String!
  }

  type Site implements Node {
    siteMetadata: SiteSiteMetadata!
  }
`;

/**
 * Declares the whole schema of the CMS, so that Gatsby does not infer it from the present content: an empty collection,
 * an unpublished entry or an empty field changes no type.
 */
export function declareSchema({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension(shareImageExtension);
  actions.createFieldExtension(readingMinutesExtension);
  actions.createFieldExtension(rasterExtension);
  for (const extension of [...landingExtensions, ...menuExtensions]) actions.createFieldExtension(extension);
  actions.createTypes(strapiTypeDefinitions);
  actions.createTypes(siteTypes);
}
