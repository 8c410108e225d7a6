import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import type { Core, UID } from '@strapi/strapi';
import { readConfig } from '../../config';
import type { PreviewToken } from './token';
import { missingIn } from './missing';
import { populateAll } from './populate';
import { withPublishedRelations } from './relations';

type Entry = Record<string, unknown> & { documentId: string };

type Version = Pick<PreviewToken, 'uid' | 'documentId' | 'status'>;

export type FoundDraft =
  | { kind: 'found'; type: string; title: string; path: string; place: string; entry: Entry }
  /** There is none, or nothing of it can be shown: a sentence for staff. */
  | { kind: 'none'; sentence: string };

export const previewSentences = {
  gone: 'There is no such entry any more.',
  notPublished: 'This entry is not published, so there is only its draft to look at.',
  noPage: 'No page of the site shows this entry, so there is nothing to preview.',
  noAddress:
    'Give this entry its address first: no page can be drawn without one. Then save, and preview it.',
  missing: (fields: readonly string[]) =>
    `No page can be drawn of this entry yet. Fill in and save first: ${fields.join(', ')}.`,
};

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** An entry in the version to be previewed, with all that belongs to it, in the form in which REST answers. */
export async function findDraft(
  strapi: Core.Strapi,
  { uid, documentId, status }: Version,
): Promise<FoundDraft> {
  const { types } = readConfig(strapi);
  const type = ownEntry(types, uid);
  if (type === undefined) return { kind: 'none', sentence: previewSentences.noPage };
  const entry: Entry | null = await strapi.documents(uid as UID.ContentType).findOne({
    documentId,
    status,
    populate: populateAll(strapi, uid, new Set(Object.keys(types))) as never,
  });
  if (entry === null) {
    return {
      kind: 'none',
      sentence: status === 'draft' ? previewSentences.gone : previewSentences.notPublished,
    };
  }
  const page = type.pageOf(entry);
  const missing = missingIn(strapi, uid, entry);
  if (missing.length > 0) return { kind: 'none', sentence: previewSentences.missing(missing) };
  if (page === null) {
    const sentence = 'slug' in entry ? previewSentences.noAddress : previewSentences.noPage;
    return { kind: 'none', sentence };
  }
  const { singularName } = strapi.getModel(uid as UID.ContentType).info;
  const title = textOf(entry[type.title]);
  return {
    kind: 'found',
    type: singularName,
    title: title === '' ? type.kind : title,
    path: page.path,
    place: page.place ?? '',
    entry: asPublished(await withPublishedRelations(strapi, uid, entry)),
  };
}

/** A draft has no time of publishing. Its page shows it as if it were published now. */
const asPublished = (entry: Entry): Entry =>
  'publishedAt' in entry && entry['publishedAt'] === null
    ? { ...entry, publishedAt: new Date().toISOString() }
    : entry;
