import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readBrand } from '../content/site/read-brand';
import { readHeadSite } from '../content/site/read-head';
import { readArrival } from '../features/account/arrival';
import { LaterForgotPassword } from '../features/account/passwords/LaterForgotPassword';
import { Brand } from '../layout/Brand';
import { PageHead } from '../layout/head/PageHead';

export default function ForgotPasswordPage({ data, location }: PageProps<Queries.ForgotPasswordPageQuery>) {
  return (
    <LaterForgotPassword brand={<Brand site={readBrand(data)} />} arrival={readArrival(location.state)} />
  );
}

export function Head({ data }: HeadProps<Queries.ForgotPasswordPageQuery>) {
  return (
    <PageHead
      site={readHeadSite(data)}
      path="/forgot-password"
      title="Forgot your password?"
      description="Get a one-time code by email to set a new password."
      isIndexed={false}
    />
  );
}

export const query = graphql`
  query ForgotPasswordPage {
    ...SiteBrand
    ...SiteHead
  }
`;
