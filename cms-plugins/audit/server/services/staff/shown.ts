import { wordsOf } from '@lanternway/contracts/audit/deeds';
import { subjects, type Subject } from '@lanternway/contracts/audit/subjects';
import type { Line } from '@lanternway/contracts/audit/staff';
import { isRecord } from '@lanternway/contracts/wire/is-record';
import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import { rowsIn, type Rows } from '@lanternway/server-kit/db/table';
import type { Core, UID } from '@strapi/strapi';
import { readConfig } from '../../config';
import { entryUid } from '../../content-types/entry';
import { readChanged } from '../lines/changed';
import { inWords } from './field-words';
import { permissionName } from './permission-names';

type LineRow = Rows[typeof entryUid];

const mostShown = 3;

/** Lines as staff read them, in the given order of their ids. */
export async function showLines(strapi: Core.Strapi, ids: readonly number[]): Promise<Line[]> {
  const rows = await rowsIn(strapi, entryUid).findMany({ where: { id: { $in: [...ids] } } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const names = await namesOf(strapi, rows);
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [shownOf(strapi, row, names)];
  });
}

type Names = ReadonlyMap<string, string>;

function shownOf(strapi: Core.Strapi, row: LineRow, names: Names): Line {
  const { id, at, actorId, actorName, actorRole, area, action, uid, documentOf, reason, via, outcome } = row;
  const { fields, list } = readChanged(row.changed);
  return {
    id,
    at: new Date(at).toISOString(),
    ...{ actorId, actorName, actorRole, area, action, words: wordsOf(action) },
    title: titleOf(strapi, row, names),
    href: hrefOf(strapi, row),
    uid,
    documentId: documentOf,
    first: shownFields(strapi, row).slice(0, mostShown),
    fields,
    isCut: list.length < fields,
    ...{ reason, via, outcome },
  };
}

/** The fields that a line keeps, as people read them. */
export const shownFields = (strapi: Core.Strapi, { uid, changed }: Pick<LineRow, 'uid' | 'changed'>) =>
  inWords(readChanged(changed).list, {
    uid,
    isContent: uid !== null && ownEntry(readConfig(strapi).types, uid) !== undefined,
    permissionName: (permission) => permissionName(strapi, permission),
  });

const subjectOf = (uid: string | null): Subject | undefined => ownEntry(subjects, uid ?? '');

function titleOf(strapi: Core.Strapi, { uid, documentOf, title }: LineRow, names: Names): string | null {
  const subject = subjectOf(uid);
  const kind = subject?.kind ?? ownEntry(readConfig(strapi).types, uid ?? '')?.kind ?? null;
  if (subject?.person === undefined) return title ?? kind;
  const name = names.get(`${String(uid)} ${String(documentOf)}`);
  return [title ?? subject.kind, ...(name === undefined ? [] : [name])].join(' · ');
}

function hrefOf(strapi: Core.Strapi, { uid, documentOf, action }: LineRow): string | null {
  if (uid === null || documentOf === null || /[.-](?:delete|remove)(?:-|$)/.test(action)) return null;
  const page = subjectOf(uid)?.page;
  if (page !== undefined) return page?.replace(':id', documentOf) ?? null;
  if (ownEntry(readConfig(strapi).types, uid) === undefined) return null;
  const kind = strapi.getModel(uid as UID.ContentType).kind;
  return kind === 'singleType'
    ? `/content-manager/single-types/${uid}`
    : `/content-manager/collection-types/${uid}/${documentOf}`;
}

/** The present names of the people whom lines are about. Erased people have none. */
async function namesOf(strapi: Core.Strapi, rows: readonly LineRow[]): Promise<Names> {
  const names = new Map<string, string>();
  for (const uid of new Set(rows.map((row) => row.uid))) {
    const person = subjectOf(uid)?.person;
    if (uid === null || person === undefined) continue;
    const ids = rows.flatMap((row) => (row.uid === uid && row.documentOf !== null ? [row.documentOf] : []));
    const found: unknown[] = await strapi.db
      .query(uid)
      .findMany({ where: { documentId: { $in: ids } }, select: ['documentId', person.name] });
    for (const row of found.filter(isRecord)) {
      const name = row[person.name];
      if (typeof name === 'string' && name !== '') names.set(`${uid} ${String(row['documentId'])}`, name);
    }
  }
  return names;
}
