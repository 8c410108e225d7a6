import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readBrand } from '../content/site/read-brand';
import { readHeadSite } from '../content/site/read-head';
import { digitsOf } from '../content/site/read-site';
import { JoinScreen } from '../features/booking/join/JoinScreen';
import { ClassFrame } from '../layout/ClassFrame';
import { PageHead } from '../layout/head/PageHead';

export default function JoinPage({ data }: PageProps<Queries.JoinPageQuery>) {
  const phone = data.reach?.phone ?? '';
  return (
    <ClassFrame site={{ ...readBrand(data), phone, phoneHref: `tel:${digitsOf(phone)}` }}>
      <JoinScreen />
    </ClassFrame>
  );
}

export function Head({ data }: HeadProps<Queries.JoinPageQuery>) {
  return (
    <PageHead
      site={readHeadSite(data)}
      path="/join"
      title="Join your class"
      description="The door to your class, ten minutes before it begins."
      isIndexed={false}
    />
  );
}

export const query = graphql`
  query JoinPage {
    ...SiteBrand
    ...SiteHead
    reach: strapiSiteSetting {
      phone
    }
  }
`;
