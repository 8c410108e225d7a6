import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readBrand } from '../content/site/read-brand';
import { readHeadSite } from '../content/site/read-head';
import { readArrival } from '../features/account/arrival';
import { LaterRegister } from '../features/account/registration/LaterRegister';
import { Brand } from '../layout/Brand';
import { PageHead } from '../layout/head/PageHead';

export default function RegisterPage({ data, location }: PageProps<Queries.RegisterPageQuery>) {
  return <LaterRegister brand={<Brand site={readBrand(data)} />} arrival={readArrival(location.state)} />;
}

export function Head({ data }: HeadProps<Queries.RegisterPageQuery>) {
  return (
    <PageHead
      site={readHeadSite(data)}
      path="/register"
      title="Create an account"
      description="Create an account with your name, your email and a password."
      isIndexed={false}
    />
  );
}

export const query = graphql`
  query RegisterPage {
    ...SiteBrand
    ...SiteHead
  }
`;
