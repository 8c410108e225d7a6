import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseContent, ReleasedEntry } from '@lanternway/contracts/publishing/build-protocol';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import type { ReleasedFile } from '../../providers/releases';
import type { Snapshot } from '../content/snapshot';
import { typeOf } from './entries';
import { fileOf, plainRoute } from './routes';

/** The page that must show an entry, as the database has it. */
interface ExpectedPage {
  type: string;
  documentId: string;
  title: string;
  path: string;
  isOwn: boolean;
  mayBeAbsent?: boolean;
}

interface Pages {
  read: ReleaseContent;
  before: ReleaseContent | null;
  root: string;
  files: readonly ReleasedFile[];
  pages: readonly ExpectedPage[];
}

/** Kinds of attributes that an address can be made of. */
const plain = new Set(['string', 'uid', 'enumeration']);

/** Read from the database, not from the site builder. Entries that changed since the snapshots are left to the next build. */
export async function expectedPages(
  strapi: Core.Strapi,
  snapshots: readonly Snapshot[],
): Promise<ExpectedPage[]> {
  const { types } = readConfig(strapi);
  const titles = new Map(
    (snapshots.at(-1)?.entries ?? []).map(({ uid, rowId, updatedAt, title }) => [
      `${uid} ${String(rowId)} ${String(updatedAt)}`,
      title,
    ]),
  );
  const found: ExpectedPage[] = [];
  for (const [uid, { pageOf }] of Object.entries(types)) {
    const { attributes } = strapi.db.metadata.get(uid);
    const names = Object.keys(attributes).filter((name) => plain.has(String(attributes[name]?.type)));
    const rows: (Record<string, unknown> & Version)[] = await strapi.db.query(uid).findMany({
      where: { publishedAt: { $notNull: true } },
      select: ['id', 'documentId', 'updatedAt', ...names],
    });
    for (const row of rows) {
      const title = titles.get(`${uid} ${String(row.id)} ${new Date(row.updatedAt).toISOString()}`);
      const page = title === undefined ? null : pageOf(row);
      if (page === null || title === undefined) continue;
      found.push({ type: typeOf(uid), documentId: row.documentId, title, ...page });
    }
  }
  return found;
}

/** Every entry has the page that shows it, and a page of its own has its title on it. */
export async function pageFaults({ read, before, root, files, pages }: Pages): Promise<string[]> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const routes = new Set(read.routes.map(plainRoute));
  const former = new Map((before?.entries ?? []).map((entry) => [keyOf(entry), entry.digest]));
  const released = new Map(read.entries.map((entry) => [keyOf(entry), entry]));
  const faults: string[] = [];
  for (const page of pages) {
    const name = fileOf(page.path);
    const file = byPath.get(name);
    if (file === undefined || !routes.has(plainRoute(page.path))) {
      if (page.mayBeAbsent !== true) faults.push(`${page.path}, the page of “${page.title}”, is missing.`);
      continue;
    }
    // The file is the former release's and the entry is unchanged, so the page was checked then.
    const entry = released.get(keyOf(page));
    const isKnown = file.isShared && entry !== undefined && former.get(keyOf(page)) === entry.digest;
    if (!page.isOwn || isKnown) continue;
    const html = await readFile(path.join(root, name), 'utf8');
    if (!shows(html, page.title)) {
      faults.push(`${page.path} does not show its title, “${page.title}”.`);
    }
  }
  return faults;
}

const keyOf = ({ type, documentId }: Pick<ReleasedEntry, 'type' | 'documentId'>) => `${type} ${documentId}`;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: ' ',
};

const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Whether a text stands on a page. Most stand there as React writes them, outside a tag, which is found at once. */
function shows(html: string, text: string): boolean {
  const written = text.replace(/[&<>"']/g, (sign) => escaped[sign] ?? sign);
  return html.includes(`>${written}<`) || wordsOf(html).includes(oneSpaced(text));
}

const oneSpaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The words of a page, without its tags. */
const wordsOf = (html: string): string =>
  oneSpaced(
    html
      .replace(/<[a-z/!][^>]*>/gi, '')
      .replace(/&(#?\w+);/g, (whole, name: string) => ownEntry(entities, name) ?? whole),
  );

interface Version {
  id: number;
  documentId: string;
  updatedAt: string | Date;
}
