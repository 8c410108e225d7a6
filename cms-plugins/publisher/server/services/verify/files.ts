import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseContent, ReleasedEntry } from '@lanternway/contracts/publishing/build-protocol';

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
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
  if (!isObject(value)) return null;
  const { code, day, entries, routes, pages } = value;
  const isWhole =
    isText(code) &&
    isText(day) &&
    Array.isArray(entries) &&
    entries.every(isEntry) &&
    Array.isArray(routes) &&
    routes.every(isText) &&
    isObject(pages) &&
    Object.values(pages).every(isText);
  return isWhole ? (value as unknown as ReleaseContent) : null;
}

function isEntry(value: unknown): value is ReleasedEntry {
  if (!isObject(value)) return false;
  const { type, documentId, title, updatedAt, publishedAt, path: page, digest } = value;
  return (
    [type, documentId, title, digest].every(isText) && [updatedAt, publishedAt, page].every(isTextOrNull)
  );
}

/** The server needs this file to serve a page: it has the policy and the redirects. */
export async function readSiteRecord(root: string): Promise<string[]> {
  const value = await readJson(root, '_site.json');
  const lists = ['styleHashes', 'scriptHashes', 'redirects'];
  const isWhole = isObject(value) && lists.every((name) => Array.isArray(value[name]));
  return isWhole ? [] : ['_site.json cannot be read.'];
}
