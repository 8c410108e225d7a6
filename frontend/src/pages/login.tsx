import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readOffers } from '../content/courses/read-offer';
import { readBrand } from '../content/site/read-brand';
import { readHeadSite } from '../content/site/read-head';
import { readArrival } from '../features/account/arrival';
import { Brand } from '../layout/Brand';
import { PageHead } from '../layout/head/PageHead';
import { LoginView } from '../views/login/LoginView';

export default function LoginPage({ data, location }: PageProps<Queries.LoginPageQuery>) {
  const brand = <Brand site={readBrand(data)} />;
  return <LoginView brand={brand} arrival={readArrival(location.state)} offers={readOffers(data)} />;
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
    ...AllOffers
  }
`;
