import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readHeadSite, readSeo } from '../../content/read-head';
import { readBand } from '../../content/read-page';
import { readTeacher } from '../../content/read-teacher';
import { describeCrumbs } from '../../layout/head/describe-site';
import { PageHead } from '../../layout/head/PageHead';
import { TeachersView } from '../../views/teachers/TeachersView';

const path = '/teacher/know-your-teacher';

export default function TeachersPage({ data }: PageProps<Queries.TeachersPageQuery>) {
  return (
    <TeachersView band={readBand(data.page, 'teachers')} teachers={data.teachers.nodes.map(readTeacher)} />
  );
}

export function Head({ data }: HeadProps<Queries.TeachersPageQuery>) {
  const site = readHeadSite(data);
  const { title, lead } = readBand(data.page, 'teachers');
  return (
    <PageHead
      site={site}
      path={path}
      seo={readSeo(data.page?.seo)}
      title={title}
      description={lead}
      share={data.page?.picture?.share ?? null}
      data={[describeCrumbs(site, [{ name: title, path }])]}
    />
  );
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
