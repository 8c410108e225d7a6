import type { ChangedField } from '@lanternway/contracts/audit/staff';
import { isRecord } from '@lanternway/contracts/wire/is-record';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import {
  componentOf,
  holdsParts,
  isListOfParts,
  writtenAttributes,
  type Attribute,
} from '../entries/attributes';
import { textOf } from '../entries/state';
import { excerptsOf } from './excerpts';
import { pairParts } from './pairs';
import { isPlace, type Content } from './snapshot';

const mostListed = 200;

/** The fields in which two contents of one type differ, by the labels that staff see. */
export function differencesOf(
  strapi: Core.Strapi,
  uid: string,
  before: Content,
  after: Content,
): { changes: ChangedField[]; fields: number } {
  const all = compareContents(strapi, { uid, path: '' }, before, after);
  const changes = all.slice(0, mostListed).map(({ path, before: was, after: is }) => {
    const [from, to] = excerptsOf(was, is);
    return { path, before: from, after: to };
  });
  return { changes, fields: all.length };
}

interface Place {
  uid: string;
  /** 'Prices › INR' */
  path: string;
}

interface Change {
  path: string;
  before: string;
  after: string;
}

const joined = (path: string, name: string) => (path === '' ? name : `${path} › ${name}`);

function compareContents(
  strapi: Core.Strapi,
  { uid, path }: Place,
  before: Content,
  after: Content,
): Change[] {
  return writtenAttributes(strapi, uid).flatMap(([name, attribute]) => {
    const was = before[name] ?? null;
    const is = after[name] ?? null;
    if (isPlace(strapi, uid, name) || JSON.stringify(was) === JSON.stringify(is)) return [];
    const at = joined(path, readConfig(strapi).labelOf(uid, name));
    if (isListOfParts(attribute)) return compareLists(strapi, attribute, at, partsIn(was), partsIn(is));
    if (holdsParts(attribute)) {
      const place = { uid: attribute.component ?? '', path: at };
      return compareContents(strapi, place, isRecord(was) ? was : {}, isRecord(is) ? is : {});
    }
    const texts = {
      before: shown(strapi, attribute, was, before),
      after: shown(strapi, attribute, is, after),
    };
    return texts.before === texts.after ? [] : [{ path: at, ...texts }];
  });
}

const partsIn = (value: unknown): Content[] => (Array.isArray(value) ? value.filter(isRecord) : []);

function shown(strapi: Core.Strapi, attribute: Attribute, value: unknown, content: Content): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return textOf(strapi, attribute, value, content);
}

function compareLists(
  strapi: Core.Strapi,
  attribute: Attribute,
  path: string,
  before: readonly Content[],
  after: readonly Content[],
): Change[] {
  const describe = (parts: readonly Content[]) => {
    const currencies = parts.map(({ currency }) => currency);
    const isKeyed = new Set(currencies).size === parts.length;
    return parts.map((part, at) => {
      const { currency } = part;
      const key = isKeyed && typeof currency === 'string' ? currency : null;
      const uid = componentOf(attribute, part);
      const name =
        attribute.type === 'dynamiczone' ? `${String(at + 1)} ${kindOf(strapi, uid)}` : String(at + 1);
      return { part, uid, kind: uid, text: JSON.stringify(part), key, name: key ?? name };
    });
  };
  const was = describe(before);
  const is = describe(after);
  const changes: Change[] = pairParts(was, is).flatMap(({ from, to }) => {
    const old = from === null ? undefined : was[from];
    const now = to === null ? undefined : is[to];
    if (old === undefined && now === undefined) return [];
    const at = joined(path, (now ?? old)?.name ?? '');
    if (old !== undefined && now !== undefined)
      return compareContents(strapi, { uid: now.uid, path: at }, old.part, now.part);
    return [{ path: at, before: summaryOf(strapi, old), after: summaryOf(strapi, now) }];
  });
  return withMoves(changes);
}

interface Part {
  uid: string;
  part: Content;
}

const summaryOf = (strapi: Core.Strapi, part: Part | undefined): string =>
  part === undefined
    ? ''
    : compareContents(strapi, { uid: part.uid, path: '' }, {}, part.part)
        .map(({ path, after }) => `${path}: ${after}`)
        .join('\n') || 'empty';

/** A part that was removed in one place and added in another has moved. */
function withMoves(changes: readonly Change[]): Change[] {
  const moved = new Set<Change>();
  const moves = changes.flatMap((removed) => {
    const added = changes.find(
      (other) =>
        removed.after === '' && other.before === '' && other.after === removed.before && !moved.has(other),
    );
    if (added === undefined || removed.before === '') return [];
    moved.add(removed).add(added);
    return [
      { path: added.path, before: `at ${lastOf(removed.path)}`, after: `moved to ${lastOf(added.path)}` },
    ];
  });
  return [...changes.filter((change) => !moved.has(change)), ...moves];
}

const lastOf = (path: string): string => path.split(' › ').at(-1) ?? path;

function kindOf(strapi: Core.Strapi, uid: string): string {
  const component = new Map(Object.entries(strapi.components)).get(uid);
  return component?.info.displayName ?? uid;
}
