import { writeDescription, writeTitle } from '@lanternway/contracts/site/page-heads';
import type { HeadSite, Seo } from '../../content/site/head';
import { addressOf } from './describe-site';
import { type StructuredData, writeStructuredData } from './structured-data';

interface PageHeadProps {
  site: HeadSite;
  /** The address under which search engines should index the page. */
  path: string;
  /** What staff wrote for the head of this page. */
  seo?: Seo;
  /** The page's own title and summary, used if staff wrote nothing for the head. */
  title: string;
  description: string;
  /** Path of the page's own picture for sharing. */
  share?: string | null;
  type?: 'website' | 'article';
  isIndexed?: boolean;
  data?: StructuredData[];
}

const nothingWritten: Seo = { title: null, description: null, share: null };

/** What a page says about itself to search engines and when it is shared. */
export function PageHead({
  site,
  path,
  seo = nothingWritten,
  title,
  description,
  share = null,
  type = 'website',
  isIndexed = true,
  data = [],
}: PageHeadProps) {
  const fullTitle = writeTitle(site.titleSuffix, seo, title);
  const summary = writeDescription(seo, description);
  const address = addressOf(site, path);
  const image = seo.share ?? share ?? site.seo.share;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={summary} />
      <meta name="robots" content={isIndexed ? 'index, follow, max-image-preview:large' : 'noindex'} />
      {isIndexed && <link rel="canonical" href={address} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site.brandName} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={address} />
      {image !== null && (
        <>
          <meta property="og:image" content={addressOf(site, image)} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta name="twitter:card" content={image === null ? 'summary' : 'summary_large_image'} />
      {data.length > 0 && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: writeStructuredData(data) }} />
      )}
    </>
  );
}
