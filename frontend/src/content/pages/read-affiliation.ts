import { graphql } from 'gatsby';
import type { Affiliation } from './affiliation';
import { orMark, readMedia } from '../blocks/read-picture';

export const affiliationFragments = graphql`
  fragment AffiliationFields on STRAPI_AFFILIATION {
    name
    detail
    url
    mark {
      ...MarkMedia
    }
  }
`;

export function readAffiliation(affiliation: Queries.AffiliationFieldsFragment): Affiliation {
  const { name, detail, url } = affiliation;
  return { name, detail, url, mark: orMark(readMedia(affiliation.mark, name)) };
}
