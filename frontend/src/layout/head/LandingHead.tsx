import { sharedPicture } from '../../content/landing/read-landing';
import { readHeadSite, readSeo } from '../../content/site/read-head';
import { describeCrumbs } from './describe-site';
import { PageHead } from './PageHead';

interface LandingHeadProps {
  data: Queries.SiteHeadFragment & { readonly page: Queries.LandingFieldsFragment | null };
  isIndexed: boolean;
}

/** The head of a page that staff make of blocks. */
export function LandingHead({ data, isIndexed }: LandingHeadProps) {
  const { page } = data;
  if (!page) return null;
  const site = readHeadSite(data);
  const path = `/${page.slug}`;
  return (
    <PageHead
      site={site}
      path={path}
      seo={readSeo(page.seo)}
      title={page.title}
      description={page.lead}
      share={sharedPicture(page)}
      isIndexed={isIndexed}
      data={isIndexed ? [describeCrumbs(site, [{ name: page.title, path }])] : []}
    />
  );
}
