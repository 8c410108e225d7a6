import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const styleHash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** The hash of a style that only one page has. */
export const faqStyleHash = 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=';
export const noCourseStyleHash = 'sha256-Tq5dZx0yF1mFJt7B7h5GgkQmD0x8cVnPq0b1y3w2Y9A=';

const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>`;

const script = `console.log(${JSON.stringify('lantern '.repeat(60))});`;

const redirects = [
  { from: '/old-faq', to: '/faq', permanent: true },
  { from: '/offer', to: 'https://elsewhere.example/offer?from=us#top', permanent: false },
  { from: '/faq', to: '/never-taken', permanent: true },
];

const files: Record<string, string | Buffer> = {
  '_site.json': JSON.stringify({
    styleHashes: [styleHash],
    styleHashesOfPages: {
      '/faq': [faqStyleHash],
      '/course/404': [noCourseStyleHash],
    },
    scriptHashes: [],
    redirects,
    notFoundPages: ['/course/404'],
  }),
  'index.html': page('Home'),
  'faq/index.html': page('Questions'),
  'course/mastery/index.html': page('Mastery'),
  'blog/page/404/index.html': page('Posts, page 404'),
  'course/404/index.html': page('Course not found.'),
  '404.html': page('Oops! Page not found'),
  '404/index.html': page('Oops! Page not found'),
  'app-0123456789abcdef0123.js': script,
  'app-0123456789abcdef0123.js.br': brotliCompressSync(script),
  'app-0123456789abcdef0123.js.gz': gzipSync(script),
  'static/abc/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'static/abc/film.mp4': Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256)),
  'page-data/faq/page-data.json': '{"path":"/faq"}',
  'robots.txt': 'User-agent: *',
  'manifest.webmanifest': '{"name":"Lanternway"}',
  'with space/index.html': page('Space'),
  '.hidden/secret.txt': 'secret',
};

/** Writes a release of a tiny site and makes it live by switching the link, as a build does. */
export function releaseSite(folder: string, id: string, changes: Record<string, string | Buffer> = {}): void {
  const release = path.join(folder, 'releases', id);
  for (const [name, content] of Object.entries({ ...files, ...changes })) {
    const file = path.join(release, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const link = path.join(folder, `link-${id}`);
  symlinkSync(release, link);
  renameSync(link, path.join(folder, 'current'));
}
