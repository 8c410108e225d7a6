import type { AboutRow, Deed } from '@lanternway/contracts/audit/deed';
import { subjects } from '@lanternway/contracts/audit/subjects';
import { isRecord } from '@lanternway/contracts/wire/is-record';
import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import type { State } from '../lines/changed';
import type { Target } from '../lines/write';
import { rowState, settingsState } from './states';

/** What a call is about, as it is at this moment. */
export interface Found extends Target {
  state: State;
  /** Where it is read again after the call. */
  row: { uid: string; where: object } | null;
}

/** What a call sends. Nothing of it is checked yet. */
export interface Sent {
  params: Readonly<Record<string, string>>;
  body: unknown;
}

const empty: State = new Map<string, string>();
const nowhere: Found = { uid: null, documentId: null, title: null, state: empty, row: null };

/** One for each entry that the call is about; at least one. */
export async function findTargets(strapi: Core.Strapi, { about }: Deed, sent: Sent): Promise<Found[]> {
  switch (about?.kind) {
    case undefined:
      return [{ ...nowhere, title: titleFromPath(strapi, sent) }];
    case 'settings':
      return [{ ...nowhere, state: await settingsState(strapi, about) }];
    case 'entry':
      return [await findEntry(strapi, namesEntry(sent.body) ? sent.body : sent.params)];
    case 'row': {
      const found: Found[] = [];
      for (const { uid, value } of namedRows(about, sent))
        found.push(await findRow(strapi, about, uid, value));
      return found.length === 0 ? [nowhere] : found;
    }
  }
}

/** A call about no entry is named by the rest of its path, such as the type whose form was changed. */
function titleFromPath(strapi: Core.Strapi, { params }: Sent): string | null {
  const parts = Object.values(params).filter((part) => /^[\w.:-]{1,100}$/.test(part));
  if (parts.length === 0) return null;
  return parts.map((part) => ownEntry(readConfig(strapi).types, part)?.kind ?? part).join(' ');
}

/** Whether a body names the entry; otherwise the path does. */
const namesEntry = (body: unknown): boolean => isRecord(body) && 'uid' in body;

async function findEntry(strapi: Core.Strapi, body: unknown): Promise<Found> {
  const { uid, documentId } = isRecord(body) ? body : {};
  const type = typeof uid === 'string' ? ownEntry(readConfig(strapi).types, uid) : undefined;
  if (type === undefined || typeof uid !== 'string' || !isName(documentId)) return nowhere;
  const row: unknown = await strapi.db.query(uid).findOne({ where: { documentId }, select: [type.title] });
  const title = isRecord(row) ? row[type.title] : null;
  return { ...nowhere, uid, documentId, title: typeof title === 'string' ? title : type.kind };
}

/** Ids of Strapi and of ours. Anything else names nothing. */
const isName = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,40}$/.test(value);

interface Named {
  uid: string;
  value: string;
}

function namedRows({ uid, part, list }: AboutRow, { params, body }: Sent): Named[] {
  if (list === undefined) return part === null ? [] : named(uid, params, params[part]);
  const items: unknown = isRecord(body) ? body[list] : [];
  return (Array.isArray(items) ? items : [])
    .slice(0, 500)
    .flatMap((item: unknown) => (isRecord(item) ? named(uid, item, item[part ?? '']) : named(uid, {}, item)));
}

function named(uid: AboutRow['uid'], from: Readonly<Record<string, unknown>>, value: unknown): Named[] {
  const id = typeof value === 'number' ? String(value) : value;
  if (!isName(id)) return [];
  if (typeof uid === 'string') return [{ uid, value: id }];
  const kind = from[uid.part];
  const found = typeof kind === 'string' ? ownEntry(uid.uids, kind) : undefined;
  return found === undefined ? [] : [{ uid: found, value: id }];
}

const isNumber = (column: string) => column === 'id' || column === 'number';

async function findRow(
  strapi: Core.Strapi,
  { column, to }: Pick<AboutRow, 'column' | 'to'>,
  uid: string,
  value: string,
): Promise<Found> {
  if (isNumber(column) && !/^\d{1,9}$/.test(value)) return nowhere;
  const where = { [column]: isNumber(column) ? Number(value) : value };
  const row: unknown = await strapi.db.query(uid).findOne({ where });
  if (!isRecord(row)) return { ...nowhere, uid, documentId: value, row: { uid, where } };
  const pointed = to === undefined ? undefined : row[to.column];
  if (to !== undefined && typeof pointed === 'number')
    return findRow(strapi, { column: 'id' }, to.uid, String(pointed));
  return foundOf(strapi, uid, row);
}

/** What is known of a row, and where it is read again. */
async function foundOf(strapi: Core.Strapi, uid: string, row: Record<string, unknown>): Promise<Found> {
  const where = { id: row['id'] };
  // Strapi's own screens name their rows by number.
  const hasNumbers = /^(?:admin|strapi)::/.test(uid) || /^plugin::(?:upload|mailer)\./.test(uid);
  const id = hasNumbers ? row['id'] : row['documentId'];
  const title = row[ownEntry(subjects, uid)?.title ?? ''];
  return {
    uid,
    documentId: id === undefined || id === null ? null : String(id),
    title: title === undefined || title === null ? null : String(title),
    state: await rowState(strapi, uid, row),
    row: { uid, where },
  };
}

/** The entry that the call has created, read from its reply. */
export async function findMade(strapi: Core.Strapi, { about }: Deed, reply: unknown): Promise<Found | null> {
  if (about?.kind !== 'row' || about.part !== null || typeof about.uid !== 'string') return null;
  const data = isRecord(reply) && isRecord(reply['data']) ? reply['data'] : reply;
  const id = isRecord(data) ? data['id'] : null;
  return typeof id === 'number' || typeof id === 'string'
    ? findRow(strapi, { column: about.column }, about.uid, String(id))
    : null;
}

/** The same target after the call. A removed entry keeps its title. */
export async function readAgain(strapi: Core.Strapi, deed: Deed, found: Found): Promise<Found> {
  if (deed.about?.kind === 'settings') return { ...found, state: await settingsState(strapi, deed.about) };
  if (found.row === null) return found;
  const { uid, where } = found.row;
  const row: unknown = await strapi.db.query(uid).findOne({ where });
  return isRecord(row) ? foundOf(strapi, uid, row) : { ...found, state: empty };
}
