import { isRecord } from '@lanternway/contracts/wire/is-record';
import type { Core } from '@strapi/strapi';
import { attributesOf, componentOf, type Attribute } from '../preview/populate';

/** What the checks read of an entry. */
export interface Parts {
  /** Every text, one for each field; in rich text one for each paragraph, item of a list or heading. */
  texts: string[];
  /** Those of them that are prose: paragraphs of rich text, and long texts. */
  prose: string[];
  /** Addresses on other sites. */
  links: string[];
  pictures: { id: number; name: string; kilobytes: number }[];
}

type Row = Readonly<Record<string, unknown>>;

const textTypes = new Set(['string', 'text', 'richtext', 'email']);

/** Reads an entry with everything that belongs to it. */
export function partsOf(strapi: Core.Strapi, uid: string, row: Row): Parts {
  const parts: Parts = { texts: [], prose: [], links: [], pictures: [] };
  read(strapi, uid, row, parts);
  return parts;
}

function read(strapi: Core.Strapi, uid: string, row: Row, parts: Parts): void {
  for (const [name, attribute] of attributesOf(strapi, uid)) {
    const value = row[name];
    if (value === null || value === undefined) continue;
    if (typeof value === 'string' && textTypes.has(attribute.type)) addText(value, attribute, parts);
    else if (attribute.type === 'blocks') readBlocks(value, parts);
    else if (attribute.type === 'media') listOf(value).forEach((file) => addPicture(file, parts));
    else readComponents(strapi, attribute, value, parts);
  }
}

function readComponents(strapi: Core.Strapi, attribute: Attribute, value: unknown, parts: Parts): void {
  if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') return;
  for (const part of listOf(value)) {
    const component = componentOf(attribute, part);
    if (component !== undefined) read(strapi, component, part, parts);
  }
}

const listOf = (value: unknown): Row[] => (Array.isArray(value) ? value : [value]).filter(isRecord);

function addText(text: string, { type }: Attribute, parts: Parts): void {
  if (/^https?:\/\/\S+$/i.test(text)) parts.links.push(text);
  else parts.texts.push(text);
  if (type === 'text' || type === 'richtext') parts.prose.push(text);
}

function addPicture(file: Row, parts: Parts): void {
  const { id, name, size, mime } = file;
  if (typeof id !== 'number' || typeof mime !== 'string' || !mime.startsWith('image/')) return;
  parts.pictures.push({ id, name: String(name), kilobytes: Number(size ?? 0) });
}

const blocksWithText = new Set(['paragraph', 'heading', 'quote', 'list-item']);

function readBlocks(value: unknown, parts: Parts): void {
  for (const node of listOf(value)) {
    const type = String(node['type']);
    // Code is not prose, and its numbers are not prices.
    if (type === 'code') continue;
    if (blocksWithText.has(type)) {
      const text = inlineText(node, parts).trim();
      if (text === '') continue;
      parts.texts.push(text);
      if (type !== 'heading') parts.prose.push(text);
    } else readBlocks(node['children'], parts);
  }
}

function inlineText(node: Row, parts: Parts): string {
  if (node['type'] === 'link') addLink(node['url'], parts);
  if (typeof node['text'] === 'string') return node['text'];
  return listOf(node['children'])
    .map((child) => inlineText(child, parts))
    .join('');
}

function addLink(url: unknown, parts: Parts): void {
  if (typeof url === 'string' && /^https?:\/\/\S+$/i.test(url)) parts.links.push(url);
}
