import type { HTMLElement } from 'node-html-parser';
import type { BuiltPage } from '../built-page';

/** Something the page's scripts will ask for as soon as they run. */
export interface Preload {
  href: string;
  as: 'script' | 'fetch';
  /** Only parents who are logged in need it. */
  isForParents?: true;
}

/** What the loader needs to start a page's scripts. The page carries it as data. */
export interface PageStart {
  pagePath: string;
  compilationHash: string;
  scripts: string[];
  /** The scripts must start at once. */
  isUrgent?: true;
}

/** Whether a page has a place that stays empty until the application fills it. */
const waitsForApplication = ({ html, root }: BuiltPage): boolean =>
  html.includes('aria-busy') && root.querySelector('main [aria-busy="true"]') !== null;

const executable = new Set(['', 'text/javascript', 'application/javascript', 'module']);

const scriptsOf = ({ elementsOf }: BuiltPage): HTMLElement[] =>
  elementsOf('script').filter(
    (script) => executable.has(script.getAttribute('type') ?? '') && !runsBeforePaint(script),
  );

/** A component writes it where it stands, so the application must find it there. */
export const runsBeforePaint = (script: HTMLElement): boolean => script.hasAttribute('data-before-paint');

/** The hashes of these scripts of all pages, each once. */
export const hashesOfScripts = (pages: readonly { scriptHashes: readonly string[] }[]): string[] =>
  [...new Set(pages.flatMap(({ scriptHashes }) => scriptHashes))].sort();

/** A text that one of Gatsby's inline scripts sets on `window`. */
function readGlobal(page: BuiltPage, name: string): string {
  const pattern = new RegExp(`window\\.${name}=("(?:[^"\\\\]|\\\\.)*")`);
  const found = scriptsOf(page).flatMap(({ innerHTML }) => pattern.exec(innerHTML)?.[1] ?? [])[0];
  const value: unknown = found === undefined ? undefined : JSON.parse(found);
  if (typeof value !== 'string') throw new Error(`Gatsby does not write window.${name} into ${page.file}.`);
  return value;
}

/** @throws if Gatsby writes its pages in a way that the loader does not know */
export function readPageStart(page: BuiltPage): PageStart {
  const scripts = scriptsOf(page).flatMap((script) => script.getAttribute('src') ?? []);
  if (scripts.length === 0) throw new Error(`Gatsby starts no scripts in ${page.file}.`);
  return {
    pagePath: readGlobal(page, 'pagePath'),
    compilationHash: readGlobal(page, '___webpackCompilationHash'),
    scripts,
    ...(waitsForApplication(page) && { isUrgent: true }),
  };
}

function cutOut(html: string, elements: readonly HTMLElement[]): string {
  const fromTheEnd = elements.map(({ range }) => range).sort(([a], [b]) => b - a);
  return fromTheEnd.reduce((text, [from, to]) => text.slice(0, from) + text.slice(to), html);
}

/** Whether a tag only names Gatsby, or is for a browser that the site does not support. Every page would carry it. */
const isIdle = (meta: HTMLElement): boolean =>
  meta.getAttribute('name') === 'generator' || meta.getAttribute('http-equiv') === 'x-ua-compatible';

/** Gatsby marks the place of its scripts for a tool that joins page slices. The site has no slices. */
const sliceMark = /<!--\s*slice-(?:start|end)[^>]*-->/g;

/**
 * Removes every script that would run by itself from a page, but those that run before the first paint, and adds the loader. The loader starts the scripts when
 * the page has settled or a form is near, or at once if a place waits for them.
 * @param start what it starts, by {@link readPageStart}
 * @param loader address of the loader
 * @returns the page's new HTML
 */
export function startScriptsLate(
  page: BuiltPage,
  start: PageStart,
  loader: string,
  preloads: readonly Preload[],
): string {
  const json = JSON.stringify({ ...start, preloads }).replace(/</g, '\\u003c');
  const data = `<script type="application/json" id="page-start">${json}</script>`;
  const cut = [...scriptsOf(page), ...page.elementsOf('meta').filter(isIdle)];
  const rest = cutOut(page.html, cut).replace(sliceMark, '');
  const end = rest.indexOf('</body>');
  if (end === -1) return rest;
  return `${rest.slice(0, end).trimEnd()}${data}<script src="${loader}" defer></script>${rest.slice(end)}`;
}
