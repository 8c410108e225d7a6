import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readBrand } from '../content/site/read-brand';
import { readHeadSite } from '../content/site/read-head';
import { readArrival } from '../features/account/arrival';
import { LaterLogin } from '../features/account/login/LaterLogin';
import { Brand } from '../layout/Brand';
import { PageHead } from '../layout/head/PageHead';

export default function LoginPage({ data, location }: PageProps<Queries.LoginPageQuery>) {
  return <LaterLogin brand={<Brand site={readBrand(data)} />} arrival={readArrival(location.state)} />;
}

export function Head({ data }: HeadProps<Queries.LoginPageQuery>) {
  return (
    <PageHead
      site={readHeadSite(data)}
      path="/login"
      title="Log in"
      description="Log in with your email and password."
      isIndexed={false}
    />
  );
}

export const query = graphql`
  query LoginPage {
    ...SiteBrand
    ...SiteHead
  }
`;
