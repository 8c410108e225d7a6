import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readAffiliation } from '../content/read-affiliation';
import { readHeadSite, readSeo } from '../content/read-head';
import { readHome } from '../content/read-home';
import { readPlan } from '../content/read-plan';
import { readSite } from '../content/read-site';
import { readTestimonial } from '../content/read-testimonial';
import { describeProvider, describeSite } from '../layout/head/describe-site';
import { PageHead } from '../layout/head/PageHead';
import { HomeView } from '../views/home/HomeView';

function readPublishedHome({ home }: Queries.HomePageQuery) {
  if (!home) throw new Error('The home page is not published.');
  return readHome(home);
}

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const plans = data.plans.nodes.map(readPlan);
  return (
    <>
      <HomeView
        home={readPublishedHome(data)}
        plans={plans}
        affiliations={data.affiliations.nodes.map(readAffiliation)}
        testimonials={data.testimonials.nodes.map(readTestimonial)}
        site={readSite(data)}
      />
      {/* Links to the plans still arrive while none is published. */}
      {plans.length === 0 && <div id="plans" />}
    </>
  );
}

export function Head({ data }: HeadProps<Queries.HomePageQuery>) {
  const site = readHeadSite(data);
  const home = readPublishedHome(data);
  return (
    <PageHead
      site={site}
      path="/"
      seo={readSeo(data.home?.seo)}
      title={site.tagline}
      description={`${home.headline}. ${home.tagline}`}
      share={data.home?.slides?.[0]?.picture?.share ?? null}
      data={[describeProvider(site), describeSite(site)]}
    />
  );
}

export const query = graphql`
  query HomePage {
    ...SiteFrame
    ...SiteHead
    home: strapiHomePage {
      ...HomeFields
    }
    plans: allStrapiPlan(sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        ...PlanFields
      }
    }
    affiliations: allStrapiAffiliation(sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        ...AffiliationFields
      }
    }
    testimonials: allStrapiTestimonial(sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        ...TestimonialFields
      }
    }
  }
`;
