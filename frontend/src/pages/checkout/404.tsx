import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readBrand } from '../../content/site/read-brand';
import { readHeadSite } from '../../content/site/read-head';
import { CheckoutFrame } from '../../layout/CheckoutFrame';
import { PageHead } from '../../layout/head/PageHead';
import { CheckoutNotFoundView } from '../../views/checkout/CheckoutNotFoundView';

export default function CheckoutNotFoundPage({ data }: PageProps<Queries.CheckoutNotFoundPageQuery>) {
  return (
    <CheckoutFrame site={readBrand(data)}>
      <CheckoutNotFoundView />
    </CheckoutFrame>
  );
}

export function Head({ data }: HeadProps<Queries.CheckoutNotFoundPageQuery>) {
  return (
    <PageHead
      site={readHeadSite(data)}
      path="/checkout/404"
      title="Choose a plan first"
      description="There is no plan at this address. All plans and prices are one step away."
      isIndexed={false}
    />
  );
}

export const query = graphql`
  query CheckoutNotFoundPage {
    ...SiteBrand
    ...SiteHead
  }
`;
