import type { HeadSite } from '../../content/site/head';
import type { Band } from '../../content/pages/page';
import { readHeadSite, readSeo } from '../../content/site/read-head';
import { type Crumb, describeCrumbs } from './describe-site';
import { PageHead } from './PageHead';
import type { StructuredData } from './structured-data';

interface ContentHeadProps {
  /** What the page's query has found: the site and the page's entry; null if staff have not published it. */
  data: Queries.SiteHeadFragment & {
    readonly page: Pick<Queries.BandFieldsFragment, 'seo' | 'picture'> | null;
  };
  path: string;
  /** The page's heading and summary. */
  band: Pick<Band, 'title' | 'lead'>;
  /** The pages between home and this one. */
  parents?: Crumb[];
  /** What else the page tells search engines, before its breadcrumbs. */
  describe?: (site: HeadSite) => StructuredData[];
}

/** The head of a page that staff write as an entry of the type Page. */
export function ContentHead({ data, path, band, parents = [], describe }: ContentHeadProps) {
  const site = readHeadSite(data);
  return (
    <PageHead
      site={site}
      path={path}
      seo={readSeo(data.page?.seo)}
      title={band.title}
      description={band.lead}
      share={data.page?.picture?.share ?? null}
      data={[...(describe?.(site) ?? []), describeCrumbs(site, [...parents, { name: band.title, path }])]}
    />
  );
}
