import { versionSentences } from '@lanternway/contracts/audit/versions';
import { isRecord } from '@lanternway/contracts/wire/is-record';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import {
  componentOf,
  holdsParts,
  isListOfParts,
  titleOf,
  writtenAttributes,
  type Attribute,
} from '../entries/attributes';
import type { Content } from './snapshot';

/** What is written to make a version the draft. */
interface DraftData {
  data: Record<string, unknown>;
  /** What is left out because it no longer exists: a sentence for each. */
  missing: string[];
}

const fileUid = 'plugin::upload.file';

/** The content of a version as the document service takes it. */
export async function draftDataOf(strapi: Core.Strapi, uid: string, content: Content): Promise<DraftData> {
  const missing: string[] = [];
  const data = await fieldsOf({ strapi, missing }, { uid, path: '' }, content);
  return { data, missing: [...new Set(missing)] };
}

interface Walk {
  strapi: Core.Strapi;
  missing: string[];
}

interface Place {
  uid: string;
  path: string;
}

async function fieldsOf(
  walk: Walk,
  { uid, path }: Place,
  content: Content,
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  for (const [name, attribute] of writtenAttributes(walk.strapi, uid)) {
    const value = content[name];
    if (value === undefined) continue;
    const label = readConfig(walk.strapi).labelOf(uid, name);
    data[name] = await valueOf(walk, attribute, path === '' ? label : `${path} › ${label}`, value);
  }
  return data;
}

async function valueOf(walk: Walk, attribute: Attribute, path: string, value: unknown): Promise<unknown> {
  const { type, multiple, target = '' } = attribute;
  if (holdsParts(attribute)) return partsOf(walk, attribute, path, value);
  if (type === 'media') {
    const ids = await filesOf(walk, path, recordsIn(value));
    return multiple === true ? ids : (ids[0] ?? null);
  }
  if (type === 'relation') return { set: await relatedOf(walk, target, path, recordsIn(value)) };
  return type === 'blocks' && Array.isArray(value) ? withFoundPictures(walk, path, value) : value;
}

const recordsIn = (value: unknown): Content[] =>
  Array.isArray(value) ? value.filter(isRecord) : isRecord(value) ? [value] : [];

async function partsOf(walk: Walk, attribute: Attribute, path: string, value: unknown): Promise<unknown> {
  const isZone = attribute.type === 'dynamiczone';
  const made: Record<string, unknown>[] = [];
  for (const [at, part] of recordsIn(value).entries()) {
    const uid = componentOf(attribute, part);
    const place = isListOfParts(attribute) ? `${path} › ${String(at + 1)}` : path;
    if (isZone && !(attribute.components ?? []).includes(uid)) {
      walk.missing.push(versionSentences.part(place));
      continue;
    }
    const fields = await fieldsOf(walk, { uid, path: place }, part);
    made.push(isZone ? { __component: uid, ...fields } : fields);
  }
  return isListOfParts(attribute) ? made : (made[0] ?? null);
}

async function filesOf(walk: Walk, path: string, files: readonly Content[]): Promise<number[]> {
  const ids: number[] = [];
  for (const { id, name } of files) {
    const isFound = (await walk.strapi.db.query(fileUid).count({ where: { id } })) > 0;
    if (isFound && typeof id === 'number') ids.push(id);
    else walk.missing.push(versionSentences.picture(String(name), path));
  }
  return ids;
}

async function relatedOf(
  { strapi, missing }: Walk,
  target: string,
  path: string,
  entries: readonly Content[],
): Promise<{ documentId: string }[]> {
  const found: { documentId: string }[] = [];
  const [title = 'documentId'] = titleOf(strapi, target);
  for (const entry of entries) {
    const documentId = String(entry['documentId']);
    if ((await strapi.db.query(target).count({ where: { documentId } })) > 0) found.push({ documentId });
    else missing.push(versionSentences.related(String(entry[title] ?? documentId), path));
  }
  return found;
}

/** Rich text names its pictures itself. */
async function withFoundPictures(walk: Walk, path: string, blocks: readonly unknown[]): Promise<unknown[]> {
  const kept: unknown[] = [];
  for (const block of blocks) {
    const image = isRecord(block) && block['type'] === 'image' ? block['image'] : null;
    if (!isRecord(image) || (await hasFileAt(walk.strapi, image['url']))) kept.push(block);
    else walk.missing.push(versionSentences.picture(String(image['name']), path));
  }
  return kept;
}

/** Rich text names a picture by its address: a path, or a whole address with its host. */
async function hasFileAt(strapi: Core.Strapi, address: unknown): Promise<boolean> {
  const url = String(address).replace(/^https?:\/\/[^/]+(?=\/uploads\/)/, '');
  return (await strapi.db.query(fileUid).count({ where: { url: { $in: [url, String(address)] } } })) > 0;
}
