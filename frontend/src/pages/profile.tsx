import { graphql, type HeadProps } from 'gatsby';
import { readHeadSite } from '../content/site/read-head';
import { Profile } from '../features/account/profile/Profile';
import { FamilyClasses } from '../features/booking/family/FamilyClasses';
import { Orders } from '../features/orders/Orders';
import { PageHead } from '../layout/head/PageHead';

export default function ProfilePage() {
  return <Profile classes={<FamilyClasses />} orders={<Orders />} />;
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
