import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readBand } from '../../content/pages/read-page';
import { readTeacher } from '../../content/courses/read-teacher';
import { ContentHead } from '../../layout/head/ContentHead';
import { TeachersView } from '../../views/teachers/TeachersView';

const read = ({ page }: Queries.TeachersPageQuery) => readBand(page, 'teachers');

export default function TeachersPage({ data }: PageProps<Queries.TeachersPageQuery>) {
  return <TeachersView band={read(data)} teachers={data.teachers.nodes.map(readTeacher)} />;
}

export function Head({ data }: HeadProps<Queries.TeachersPageQuery>) {
  return <ContentHead data={data} path="/teacher/know-your-teacher" band={read(data)} />;
}

export const query = graphql`
  query TeachersPage {
    ...SiteFrame
    ...SiteHead
    page: strapiPage(key: { eq: "teachers" }) {
      ...BandFields
    }
    teachers: allStrapiTeacher(sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        ...TeacherFields
      }
    }
  }
`;
