import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { LandingHead } from '../../layout/head/LandingHead';
import { readPublishedLanding } from '../../content/landing/read-landing';
import type { LandingContext } from '../../content/pages/page-context';
import { LandingView } from '../../views/landing/LandingView';

/** A landing page without a form. */
export default function LandingPage({ data }: PageProps<Queries.LandingPageQuery, LandingContext>) {
  return <LandingView page={readPublishedLanding(data.page)} />;
}

export function Head({ data, pageContext }: HeadProps<Queries.LandingPageQuery, LandingContext>) {
  return <LandingHead data={data} isIndexed={pageContext.isPrivate !== true} />;
}

export const query = graphql`
  query LandingPage($slug: String!) {
    ...SiteFrame
    ...SiteHead
    page: strapiLandingPage(slug: { eq: $slug }) {
      ...LandingFields
    }
  }
`;
