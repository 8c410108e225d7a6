import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readBrand } from '../content/site/read-brand';
import { readHeadSite } from '../content/site/read-head';
import { readArrival } from '../features/account/arrival';
import { VerifyScreen } from '../features/account/registration/VerifyScreen';
import { Brand } from '../layout/Brand';
import { PageHead } from '../layout/head/PageHead';

export default function VerifyPage({ data, location }: PageProps<Queries.VerifyPageQuery>) {
  return <VerifyScreen brand={<Brand site={readBrand(data)} />} arrival={readArrival(location.state)} />;
}

export function Head({ data }: HeadProps<Queries.VerifyPageQuery>) {
  return (
    <PageHead
      site={readHeadSite(data)}
      path="/verify-otp"
      title="Check your email"
      description="Enter the one-time code that we have sent to your email."
      isIndexed={false}
    />
  );
}

export const query = graphql`
  query VerifyPage {
    ...SiteBrand
    ...SiteHead
  }
`;
