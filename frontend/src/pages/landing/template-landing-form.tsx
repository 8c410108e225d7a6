import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { LandingHead } from '../../layout/head/LandingHead';
import { readPublishedLanding } from '../../content/landing/read-landing';
import { readSite } from '../../content/site/read-site';
import type { LandingContext } from '../../content/pages/page-context';
import { LandingView } from '../../views/landing/LandingView';
import { LandingFormBlock } from '../../views/landing/form/LandingFormBlock';

type FormPageProps = PageProps<Queries.LandingFormPageQuery, LandingContext>;

/** A landing page with a form, which brings its own scripts. */
export default function LandingFormPage({ data, pageContext }: FormPageProps) {
  const page = readPublishedLanding(data.page);
  const { policyVersion } = pageContext;
  const common = { policyVersion, campaign: page.campaign, reach: readSite(data) };
  return (
    <LandingView
      page={page}
      renderForm={(form, titleId) => <LandingFormBlock {...{ form, titleId, ...common }} />}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.LandingFormPageQuery, LandingContext>) {
  return <LandingHead data={data} isIndexed={pageContext.isPrivate !== true} />;
}

export const query = graphql`
  query LandingFormPage($slug: String!) {
    ...SiteFrame
    ...SiteHead
    page: strapiLandingPage(slug: { eq: $slug }) {
      ...LandingFields
    }
  }
`;
