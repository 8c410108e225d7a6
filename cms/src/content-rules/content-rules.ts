import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import { errors } from '@strapi/utils';
import type { Core, UID } from '@strapi/strapi';
import { checkComponent } from './kinds/components';
import { findProblems } from './check-entry';
import { fillEmptyLists } from './empty-lists';
import { isEntry, readList, readText, type Entry } from './entry';
import { labelOf } from '../edit-views/all-views';
import { mergeEntry } from './merge-entry';
import { checkPictures, type PictureReader } from './kinds/pictures';
import { checkFixed, isKept, keepPublished } from './published-record';
import { lookUpOthers, lookUpPublished } from './look-up';
import type { Problem } from './rule';
import { rulebook } from './rulebook';
import { readSchema } from './schema';
import type { SchemaReader } from './kinds/schemas';
import { populateOf, readStored } from './stored-entry';
import { findWholeSiteProblems } from './whole-site/whole-site';

interface Write {
  uid: UID.ContentType;
  /** The document that is written or copied; null for a new one. */
  documentId: string | null;
  data: Entry;
  isCopy: boolean;
  isPublishing: boolean;
}

/**
 * Checks the content rules before every write of content, by the admin, the seeds or a script. What a rule finds is
 * thrown as Strapi's own validation error, so the admin shows each sentence at its field.
 */
export function registerContentRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const write = readWrite(strapi, context.uid, context.action, context.params);
    if (write === null) return next();
    const data = await prepareWrite(strapi, write);
    const isPublish = context.action === 'publish';
    if (!isPublish) Object.assign(context.params, { data });
    if (!isPublish && !(write.isPublishing && isKept(write.uid))) return next();
    return strapi.db.transaction(async () => {
      if (isPublish) await storePrepared(strapi, write, data);
      const result = await next();
      if (isKept(write.uid)) await keepWritten(strapi, write, result);
      return result;
    });
  });
}

/** What publishing fixes is recorded in the transaction of the publish, so that both are stored or neither. */
async function keepWritten(strapi: Core.Strapi, { uid, documentId, isCopy }: Write, result: unknown) {
  const written = isEntry(result) ? readText(result, 'documentId') : '';
  const id = isCopy || documentId === null ? written : documentId;
  const problems = await keepPublished(strapi, uid, id);
  if (problems.length > 0) throw refusal(problems);
}

const writingActions = ['create', 'update', 'clone', 'publish'];

function readWrite(strapi: Core.Strapi, uid: UID.ContentType, action: string, params: unknown): Write | null {
  if (!uid.startsWith('api::') || !writingActions.includes(action) || !isEntry(params)) return null;
  const hasDrafts = strapi.getModel(uid).options?.draftAndPublish === true;
  const documentId = action === 'create' ? '' : readText(params, 'documentId');
  return {
    uid,
    documentId: documentId === '' ? null : documentId,
    data: isEntry(params['data']) ? params['data'] : {},
    isCopy: action === 'clone',
    isPublishing: action === 'publish' || params['status'] === 'published' || !hasDrafts,
  };
}

/** The data to write, after the type has filled its own fields and the rules have passed. */
async function prepareWrite(strapi: Core.Strapi, write: Write): Promise<Entry> {
  const { data, problems } = await checkWrite(strapi, write);
  if (problems.length > 0) throw refusal(problems);
  return data;
}

/**
 * What stops the saved draft of an entry from being published, or the draft with other data laid over it. Writes nothing.
 */
export async function findDraftProblems(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  data: Entry = {},
): Promise<DraftProblem[]> {
  const write = { uid, documentId, data, isCopy: false, isPublishing: true };
  const { entry, problems } = await checkWrite(strapi, write);
  return problems.map((found) => ({ ...found, part: partOf(strapi, entry, found) }));
}

export interface DraftProblem extends Problem {
  /** The name of the block that has the problem: 'Plans'. Null outside blocks. */
  part: string | null;
}

function partOf(strapi: Core.Strapi, entry: Entry, { path: [field = '', index] }: Problem): string | null {
  const part = typeof index === 'number' ? readList(entry, String(field))[index] : undefined;
  const component = part === undefined ? '' : readText(part, '__component');
  return new Map(Object.entries(strapi.components)).get(component as UID.Component)?.info.displayName ?? null;
}

interface CheckedWrite {
  data: Entry;
  /** As it will be after the write. */
  entry: Entry;
  problems: Problem[];
}

async function checkWrite(strapi: Core.Strapi, write: Write): Promise<CheckedWrite> {
  const { uid, documentId, isCopy, isPublishing } = write;
  const schema = readSchema(strapi.contentType(uid).attributes);
  const reader = readSchemas(strapi);
  const chapter = ownEntry(rulebook, uid) ?? {};
  const populate = populateOf(schema, reader.component);
  const stored = documentId === null ? {} : await readStored(strapi, uid, documentId, populate);
  const written = isCopy ? emptyOwnFields(chapter.ownFields ?? [], write.data, stored) : write.data;
  const given = fillEmptyLists(schema, written, documentId === null);
  const findOthers = lookUpOthers(strapi, uid, isCopy ? null : documentId);
  const data = (await chapter.prepare?.({ data: given, stored, isPublishing, findOthers })) ?? given;
  const findPublished = lookUpPublished(strapi);
  const subject = { entry: mergeEntry(schema, stored, data), isPublishing, findOthers, findPublished };
  const limits = await findProblems({ uid, schema, subject, reader, rules: chapter.rules });
  const pictures = isPublishing ? await checkPictures(schema, subject.entry, reader) : [];
  const fixedId = isCopy ? null : documentId;
  const fixed = await checkFixed(strapi, { uid, documentId: fixedId, isPublishing }, subject.entry);
  const { component } = reader;
  const site = isPublishing
    ? await findWholeSiteProblems(strapi, {
        uid,
        documentId: fixedId,
        entry: subject.entry,
        schema,
        component,
      })
    : [];
  const others = [...fixed, ...site].filter((one) => !isNamed(one, limits));
  const problems = [...limits, ...pictures, ...others];
  return { data, entry: subject.entry, problems };
}

/** Whether a field has a problem already: the admin shows only one sentence for each field. */
const isNamed = ({ path }: Problem, problems: Problem[]): boolean =>
  problems.some((other) => other.path.join('.') === path.join('.'));

function emptyOwnFields(ownFields: readonly string[], data: Entry, stored: Entry): Entry {
  const repeated = ownFields.filter((field) => !(field in data) || data[field] === stored[field]);
  return { ...data, ...Object.fromEntries(repeated.map((field) => [field, null])) };
}

function readSchemas(strapi: Core.Strapi): SchemaReader & PictureReader {
  const components = new Map(Object.entries(strapi.components));
  return {
    component: (uid) => readSchema(components.get(uid)?.attributes),
    labelOf,
    componentRule: checkComponent,
    readAlternativeText: async (id) => {
      const file: unknown = await strapi.db.query('plugin::upload.file').findOne({ where: { id } });
      return isEntry(file) ? readText(file, 'alternativeText') : '';
    },
  };
}

/** Publishing carries no data of its own: fields that the type filled go into the draft it publishes. */
async function storePrepared(strapi: Core.Strapi, { uid, documentId }: Write, data: Entry): Promise<void> {
  if (documentId === null || Object.keys(data).length === 0) return;
  await strapi.documents(uid).update({ documentId, data });
}

function refusal(problems: Problem[]): Error {
  const listed = problems.map(({ path, message }) => ({ path, message, name: 'ValidationError' }));
  return new errors.ValidationError(problems.map(({ message }) => message).join('\n'), { errors: listed });
}
