import { graphql, type HeadProps } from 'gatsby';
import { readHeadSite } from '../content/site/read-head';
import { PageHead } from '../layout/head/PageHead';
import { ProfileView } from '../views/profile/ProfileView';

export default function ProfilePage() {
  return <ProfileView />;
}

export function Head({ data }: HeadProps<Queries.ProfilePageQuery>) {
  return (
    <PageHead
      site={readHeadSite(data)}
      path="/profile"
      title="Your profile"
      description="Your account: what you have bought, where you are logged in, and the data we keep for you."
      isIndexed={false}
    />
  );
}

export const query = graphql`
  query ProfilePage {
    ...SiteFrame
    ...SiteHead
  }
`;
