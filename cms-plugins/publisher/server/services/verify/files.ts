import { isRecord } from '@lanternway/contracts/wire/is-record';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseContent, ReleasedEntry } from '@lanternway/contracts/publishing/build-protocol';

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || isText(value);

async function readJson(root: string, name: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path.join(root, name), 'utf8')) as unknown;
  } catch {
    return null;
  }
}

/** What a release says of its content; null where it cannot be read. */
export async function readContent(root: string): Promise<ReleaseContent | null> {
  const value = await readJson(root, '_content.json');
  if (!isRecord(value)) return null;
  const { code, day, entries, routes, pages } = value;
  const isWhole =
    isText(code) &&
    isText(day) &&
    Array.isArray(entries) &&
    entries.every(isEntry) &&
    Array.isArray(routes) &&
    routes.every(isText) &&
    isRecord(pages) &&
    Object.values(pages).every(isText);
  return isWhole ? (value as unknown as ReleaseContent) : null;
}

function isEntry(value: unknown): value is ReleasedEntry {
  if (!isRecord(value)) return false;
  const { type, documentId, title, updatedAt, publishedAt, path: page, digest } = value;
  return (
    [type, documentId, title, digest].every(isText) && [updatedAt, publishedAt, page].every(isTextOrNull)
  );
}

/** The server needs this file to serve a page: it has the policy and the redirects. */
export async function readSiteRecord(root: string): Promise<string[]> {
  const value = await readJson(root, '_site.json');
  const lists = ['styleHashes', 'scriptHashes', 'redirects'];
  const isWhole = isRecord(value) && lists.every((name) => Array.isArray(value[name]));
  return isWhole ? [] : ['_site.json cannot be read.'];
}
