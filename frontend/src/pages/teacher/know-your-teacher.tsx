import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readTeachersPage } from '../../content/pages/read-page';
import { readTeacher } from '../../content/courses/read-teacher';
import { ContentHead } from '../../layout/head/ContentHead';
import { TeachersView } from '../../views/teachers/TeachersView';

const read = ({ page }: Queries.TeachersPageQuery) => readTeachersPage(page);

export default function TeachersPage({ data }: PageProps<Queries.TeachersPageQuery>) {
  return <TeachersView page={read(data)} teachers={data.teachers.nodes.map(readTeacher)} />;
}

export function Head({ data }: HeadProps<Queries.TeachersPageQuery>) {
  return <ContentHead data={data} path="/teacher/know-your-teacher" band={read(data)} />;
}

export const query = graphql`
  query TeachersPage {
    ...SiteFrame
    ...SiteHead
    page: strapiPage(key: { eq: "teachers" }) {
      ...TeachersPageFields
    }
    teachers: allStrapiTeacher(sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        ...TeacherFields
      }
    }
  }
`;
