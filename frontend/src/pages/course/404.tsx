import { graphql, type HeadProps } from 'gatsby';
import { readHeadSite } from '../../content/site/read-head';
import { PageHead } from '../../layout/head/PageHead';
import { CourseNotFoundView } from '../../views/course/CourseNotFoundView';

export default function CourseNotFoundPage() {
  return <CourseNotFoundView />;
}

export function Head({ data }: HeadProps<Queries.CourseNotFoundPageQuery>) {
  return (
    <PageHead
      site={readHeadSite(data)}
      path="/course/404"
      title="Course not found"
      description="There is no course at this address. The coding courses are one step away."
      isIndexed={false}
    />
  );
}

export const query = graphql`
  query CourseNotFoundPage {
    ...SiteFrame
    ...SiteHead
  }
`;
