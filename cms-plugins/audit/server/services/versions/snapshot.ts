import { isRecord } from '@lanternway/contracts/wire/is-record';
import type { Core } from '@strapi/strapi';
import { createHash } from 'node:crypto';
import { readConfig } from '../../config';
import { componentOf, holdsParts, titleOf, writtenAttributes, type Attribute } from '../entries/attributes';

/**
 * An entry, or a component, as a version keeps it: what people write, by field. Null: empty. A picture is its id and its
 * name, a related entry its document id and its title. The parts of a dynamic zone name their component.
 */
export type Content = Readonly<Record<string, unknown>>;

/** The place in a list that staff put in order goes live at once, so it belongs to no version. */
export const isPlace = (strapi: Core.Strapi, uid: string, field: string): boolean =>
  field === 'order' && readConfig(strapi).ordered.includes(uid);

/** @param row as `readEntry` gives it */
export function contentOf(strapi: Core.Strapi, uid: string, row: Content): Content {
  const fields = writtenAttributes(strapi, uid).filter(([name]) => !isPlace(strapi, uid, name));
  return Object.fromEntries(
    fields.map(([name, attribute]) => [name, valueOf(strapi, attribute, row[name] ?? null)]),
  );
}

function valueOf(strapi: Core.Strapi, attribute: Attribute, value: unknown): unknown {
  if (value === null) return null;
  if (holdsParts(attribute)) return each(value, (part) => partOf(strapi, attribute, part));
  const { type, target = '' } = attribute;
  if (type === 'media') return each(value, (file) => picked(file, ['id', 'name']));
  if (type === 'relation') return each(value, (to) => picked(to, ['documentId', ...titleOf(strapi, target)]));
  return value instanceof Date ? value.toISOString() : value;
}

function partOf(strapi: Core.Strapi, attribute: Attribute, part: Content): Content {
  const uid = componentOf(attribute, part);
  const content = contentOf(strapi, uid, part);
  return attribute.type === 'dynamiczone' ? { __component: uid, ...content } : content;
}

const each = (value: unknown, change: (one: Content) => Content): unknown =>
  Array.isArray(value) ? value.filter(isRecord).map(change) : isRecord(value) ? change(value) : null;

const picked = (row: Content, names: readonly string[]): Content =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]));

/** SHA-256 in hex. Empty fields do not count, so that a new field of the type makes no other version. */
export const hashOf = (content: Content): string =>
  createHash('sha256').update(plainText(content)).digest('hex');

/** The name of a picture, or of a related entry, may change without changing the entry that shows it. */
function plainText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plainText).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value ?? null);
  if (typeof value['documentId'] === 'string') return JSON.stringify(value['documentId']);
  if (typeof value['id'] === 'number') return String(value['id']);
  const filled = Object.entries(value).filter(([, part]) => !isEmpty(part));
  return `{${filled.map(([name, part]) => `${JSON.stringify(name)}:${plainText(part)}`).join()}}`;
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
