import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readHeadSite } from '../content/site/read-head';
import { readSite } from '../content/site/read-site';
import { OwnClassScreen } from '../features/booking/own/OwnClassScreen';
import { PageHead } from '../layout/head/PageHead';

export default function OwnClassPage({ data }: PageProps<Queries.OwnClassPageQuery>) {
  return <OwnClassScreen reach={readSite(data)} />;
}

export function Head({ data }: HeadProps<Queries.OwnClassPageQuery>) {
  return (
    <PageHead
      site={readHeadSite(data)}
      path="/booking"
      title="Your class"
      description="When your class is, and how to change, cancel or join it."
      isIndexed={false}
    />
  );
}

export const query = graphql`
  query OwnClassPage {
    ...SiteFrame
    ...SiteHead
  }
`;
