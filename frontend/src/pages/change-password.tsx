import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readBrand } from '../content/site/read-brand';
import { readHeadSite } from '../content/site/read-head';
import { ChangePasswordScreen } from '../features/account/change-password/ChangePasswordScreen';
import { Brand } from '../layout/Brand';
import { PageHead } from '../layout/head/PageHead';

export default function ChangePasswordPage({ data }: PageProps<Queries.ChangePasswordPageQuery>) {
  return <ChangePasswordScreen brand={<Brand site={readBrand(data)} />} />;
}

export function Head({ data }: HeadProps<Queries.ChangePasswordPageQuery>) {
  return (
    <PageHead
      site={readHeadSite(data)}
      path="/change-password"
      title="Change password"
      description="Change the password of your account with a one-time code that we send to your email."
      isIndexed={false}
    />
  );
}

export const query = graphql`
  query ChangePasswordPage {
    ...SiteBrand
    ...SiteHead
  }
`;
