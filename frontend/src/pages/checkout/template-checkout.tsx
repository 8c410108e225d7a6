import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { CheckoutContext } from '../../content/pages/page-context';
import { readBrand } from '../../content/site/read-brand';
import { readHeadSite } from '../../content/site/read-head';
import { readOffer, readSeller } from '../../content/courses/read-offer';
import { CheckoutFrame } from '../../layout/CheckoutFrame';
import { PageHead } from '../../layout/head/PageHead';
import { CheckoutView } from '../../views/checkout/CheckoutView';

export default function CheckoutPage({ data }: PageProps<Queries.CheckoutPageQuery, CheckoutContext>) {
  return (
    <CheckoutFrame site={readBrand(data)}>
      <CheckoutView offer={readOffer(data)} seller={readSeller(data)} />
    </CheckoutFrame>
  );
}

export function Head({ data }: HeadProps<Queries.CheckoutPageQuery>) {
  return (
    <PageHead
      site={readHeadSite(data)}
      path="/checkout"
      title="Checkout"
      description="Pay for the plan of your choice, by card or with PayPal."
      isIndexed={false}
    />
  );
}

export const query = graphql`
  query CheckoutPage($plan: String, $track: String) {
    ...SiteBrand
    ...SiteHead
    ...OfferSeller
    plan: strapiPlan(key: { eq: $plan }) {
      ...PlanFields
    }
    track: strapiCourse(slug: { eq: $track }) {
      ...OfferTrack
    }
  }
`;
