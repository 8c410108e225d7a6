import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { FormPageContext } from '../content/page-context';
import { readHeadSite, readSeo } from '../content/read-head';
import { readCareersPage } from '../content/read-page';
import { describeCrumbs } from '../layout/head/describe-site';
import { PageHead } from '../layout/head/PageHead';
import { InstructorView } from '../views/instructor/InstructorView';

const path = '/instructor';

type InstructorPageProps = PageProps<Queries.InstructorPageQuery, FormPageContext>;

export default function InstructorPage({ data, pageContext }: InstructorPageProps) {
  return <InstructorView page={readCareersPage(data.page)} policyVersion={pageContext.policyVersion} />;
}

export function Head({ data }: HeadProps<Queries.InstructorPageQuery>) {
  const site = readHeadSite(data);
  const { title, lead } = readCareersPage(data.page);
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
  query InstructorPage {
    ...SiteFrame
    ...SiteHead
    page: strapiPage(key: { eq: "instructor" }) {
      ...CareersPageFields
    }
  }
`;
