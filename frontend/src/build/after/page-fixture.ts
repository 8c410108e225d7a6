import { type BuiltPage, fileOfPath, readPage } from './built-page';
import { type PageFacts, readFacts } from './page-facts';

export const siteUrl = 'https://example.org';

interface Parts {
  title?: string;
  description?: string;
  robots?: string;
  canonical?: string | null;
  lang?: string;
  body?: string;
}

/** A built page without faults, except for the parts that a test sets. */
export function makePage(path: string, parts: Parts = {}): BuiltPage & PageFacts {
  const { title = `Title of ${path}`, description = `About ${path}`, robots = 'index, follow' } = parts;
  const { canonical = `${siteUrl}${path}`, lang = 'en', body = '<h1>Heading</h1>' } = parts;
  const link = canonical === null ? '' : `<link rel="canonical" href="${canonical}"/>`;
  const head = `<title>${title}</title><meta name="description" content="${description}"/><meta name="robots" content="${robots}"/>${link}`;
  const page = readPage(
    fileOfPath(path),
    `<!DOCTYPE html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`,
  );
  return { ...page, ...readFacts(page) };
}
