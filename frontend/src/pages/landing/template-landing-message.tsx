import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { LandingHead } from '../../layout/head/LandingHead';
import { readPublishedLanding } from '../../content/landing/read-landing';
import { readSite } from '../../content/site/read-site';
import type { LandingContext } from '../../content/pages/page-context';
import { LandingView } from '../../views/landing/LandingView';
import { LandingMessage } from '../../views/landing/form/LandingMessage';

type MessagePageProps = PageProps<Queries.LandingMessagePageQuery, LandingContext>;

/** A landing page with the form for a message, which brings its own scripts. */
export default function LandingMessagePage({ data, pageContext }: MessagePageProps) {
  const page = readPublishedLanding(data.page);
  const { policyVersion } = pageContext;
  const common = { policyVersion, campaign: page.campaign, reach: readSite(data) };
  return (
    <LandingView
      page={page}
      renderForm={(form, titleId) => <LandingMessage {...{ form, titleId, ...common }} />}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.LandingMessagePageQuery, LandingContext>) {
  return <LandingHead data={data} isIndexed={pageContext.isPrivate !== true} />;
}

export const query = graphql`
  query LandingMessagePage($slug: String!) {
    ...SiteFrame
    ...SiteHead
    page: strapiLandingPage(slug: { eq: $slug }) {
      ...LandingFields
    }
  }
`;
