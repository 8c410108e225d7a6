import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readBrand } from '../content/site/read-brand';
import { readHeadSite } from '../content/site/read-head';
import { readArrival } from '../features/account/arrival';
import { ResetPasswordScreen } from '../features/account/passwords/ResetPasswordScreen';
import { Brand } from '../layout/Brand';
import { PageHead } from '../layout/head/PageHead';

export default function ResetPasswordPage({ data, location }: PageProps<Queries.ResetPasswordPageQuery>) {
  return (
    <ResetPasswordScreen brand={<Brand site={readBrand(data)} />} arrival={readArrival(location.state)} />
  );
}

export function Head({ data }: HeadProps<Queries.ResetPasswordPageQuery>) {
  return (
    <PageHead
      site={readHeadSite(data)}
      path="/reset-password"
      title="Set a new password"
      description="Set a new password with the one-time code that we have sent to your email."
      isIndexed={false}
    />
  );
}

export const query = graphql`
  query ResetPasswordPage {
    ...SiteBrand
    ...SiteHead
  }
`;
