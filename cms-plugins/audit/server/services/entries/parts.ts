import type { Transaction } from '@lanternway/server-kit/db/claim';
import type { Core } from '@strapi/strapi';
import { holdsParts, isListOfParts, titleOf, writtenAttributes, type Attribute } from './attributes';
import { ask, placeIn, questionsOf, type Asked, type Link, type Parts, type Row } from './part-rows';

/**
 * Puts its components into a row that was read without them, at every depth: one statement for each depth, and those of
 * Strapi for components that refer to pictures or to other entries.
 */
export async function addParts(
  strapi: Core.Strapi,
  trx: Transaction,
  uid: string,
  row: Row & { id: number },
): Promise<void> {
  let owners: Parts = new Map([[uid, new Map([[row.id, row]])]]);
  let { links } = await ask(strapi, trx, linksAsked(strapi, owners));
  for (;;) {
    const held = links.flatMap((link) => {
      const attribute = attributeOf(strapi, link);
      return attribute === undefined ? [] : [{ link, attribute }];
    });
    const next = await readParts(
      strapi,
      trx,
      held.map(({ link }) => link),
    );
    fill(strapi, owners, next.parts, held);
    if (next.parts.size === 0) return;
    owners = next.parts;
    links = next.links;
  }
}

const linksAsked = (strapi: Core.Strapi, owners: Parts): Asked[] =>
  [...owners].flatMap(([uid, rows]): Asked[] => {
    const { links } = questionsOf(strapi, uid);
    return links === null ? [] : [[links, [...rows.keys()]]];
  });

/** The field in which a component is. None where the field, or the component in it, is of an older version. */
function attributeOf(strapi: Core.Strapi, { ofUid, field, uid }: Link): Attribute | undefined {
  const [, attribute] = writtenAttributes(strapi, ofUid).find(([name]) => name === field) ?? [];
  const isHeld = attribute?.component === uid || attribute?.components?.includes(uid) === true;
  return isHeld ? attribute : undefined;
}

async function readParts(strapi: Core.Strapi, trx: Transaction, links: readonly Link[]) {
  const wanted: Parts = new Map();
  for (const { uid, id } of links) placeIn(wanted, uid).set(id, {});
  const rowsAsked: Asked[] = [];
  const others: [uid: string, ids: number[]][] = [];
  for (const [uid, rows] of wanted) {
    const ids = [...rows.keys()];
    const question = questionsOf(strapi, uid).rows;
    if (question === null) others.push([uid, ids]);
    else rowsAsked.push([question, ids]);
  }
  const answer = await ask(strapi, trx, [...rowsAsked, ...linksAsked(strapi, wanted)]);
  for (const [uid, ids] of others) {
    const query = { where: { id: { $in: ids } }, populate: referencesOf(strapi, uid) };
    const rows = (await strapi.db.query(uid).findMany(query)) as (Row & { id: number })[];
    for (const row of rows) placeIn(answer.parts, uid).set(row.id, row);
  }
  return answer;
}

interface Held {
  link: Link;
  attribute: Attribute;
}

/** Puts components into the fields of those that hold them, in their order. */
function fill(strapi: Core.Strapi, owners: Parts, parts: Parts, held: readonly Held[]): void {
  for (const [uid, rows] of owners)
    for (const [name, attribute] of writtenAttributes(strapi, uid))
      if (holdsParts(attribute))
        for (const row of rows.values()) row[name] = isListOfParts(attribute) ? [] : null;
  for (const { link, attribute } of held) {
    const owner = owners.get(link.ofUid)?.get(link.ofId);
    const part = parts.get(link.uid)?.get(link.id);
    if (owner === undefined || part === undefined) continue;
    if (attribute.type === 'dynamiczone') part['__component'] = link.uid;
    const list = owner[link.field];
    if (Array.isArray(list)) list.push(part);
    else owner[link.field] ??= part;
  }
}

/** The names of the pictures of an entry or a component, and of the entries that it refers to. */
export function referencesOf(strapi: Core.Strapi, uid: string): Record<string, object> {
  const populate: Record<string, object> = {};
  for (const [name, { type, target = '' }] of writtenAttributes(strapi, uid)) {
    if (type === 'media') populate[name] = { select: ['id', 'name'] };
    if (type === 'relation') populate[name] = { select: ['documentId', ...titleOf(strapi, target)] };
  }
  return populate;
}
