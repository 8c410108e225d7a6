import { createHash } from 'node:crypto';
import { escapeText } from '../escape-text';

/** What the bar at the foot of a previewed page says. */
export interface Bar {
  title: string;
  status: 'draft' | 'published';
  /** ISO 8601. */
  endsAt: string;
}

/*
 * The bar comes after the page's content, so that it hides none of it, and stays at the foot of the window. Elements in
 * focus are scrolled clear of it.
 */
const style = [
  'html{scroll-padding-bottom:6rem}',
  '#preview-bar{position:sticky;bottom:0;z-index:2147483000;box-sizing:border-box;width:100%;margin:0;',
  'padding:10px 16px;background:#12303a;color:#fff;border-top:3px solid #ffb21e;',
  'font:600 15px/1.4 system-ui,sans-serif;text-align:center;overflow-wrap:anywhere}',
  '#preview-bar p{margin:0}',
  // The chat button floats above it.
  '.chat{margin-bottom:64px}',
  '@media print{#preview-bar{display:none}}',
].join('');

/*
 * Links lead to the live site as full page loads: the application, which would replace this page with the next one,
 * does not receive the click. Next to an entry in the admin they open in a new tab, because the live site does not
 * allow frames.
 */
const script = [
  "addEventListener('click',function(e){",
  "var a=e.target instanceof Element&&e.target.closest('a[href]');",
  "if(!a||a.getAttribute('href').charAt(0)==='#')return;",
  'e.stopImmediatePropagation();',
  "if(window.top!==window){a.target='_blank';a.rel='noopener'}",
  '},true)',
].join('');

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

export const barStyleHash = hashOf(style);
export const barScriptHash = hashOf(script);

const head = `<meta name="robots" content="noindex, nofollow"><style>${style}</style><script>${script}</script>`;

/** The time of day in UTC, because the reader's zone is unknown. */
const timeOf = (iso: string) => `${iso.slice(11, 16)} UTC`;

function sentenceOf({ title, status, endsAt }: Bar): string {
  const what =
    status === 'draft'
      ? `Preview of a draft: ${title}. Not published.`
      : `Preview: ${title}, as it is published.`;
  return `${what} This link ends at ${timeOf(endsAt)}.`;
}

/** Before the data with which the page's scripts start, or at the end. */
const endOfContent = /<script type="application\/json" id="page-start">|<\/body>/i;

/** A page's HTML with the bar at its foot, hidden from search engines. */
export function withBar(html: string, bar: Bar): string {
  const region = `<aside id="preview-bar" aria-label="Preview"><p>${escapeText(sentenceOf(bar))}</p></aside>`;
  return html
    .replace(/<meta[^>]*name="robots"[^>]*>/gi, '')
    .replace(/<head(\s[^>]*)?>/i, (tag) => tag + head)
    .replace(endOfContent, (end) => region + end);
}
