import type { ReleaseContent, ReleasedEntry } from '@lanternway/contracts/publishing/build-protocol';
import type { WatchedType } from '../../config';
import type { Snapshot, SnapshotEntry } from '../content/snapshot';

/** Names an entry by its kind and its title. */
export type Namer = (entry: { type: string; title: string }) => string;

/** Makes the function that names entries. */
export function namer(types: Readonly<Record<string, WatchedType>>): Namer {
  const kinds = new Map(Object.entries(types).map(([uid, { kind }]) => [typeOf(uid), kind]));
  return ({ type, title }) => `${kinds.get(type) ?? (type === 'file' ? 'File' : type)} “${title}”`;
}

/** The singular name in a uid: `post` of `api::post.post`. */
export const typeOf = (uid: string): string => uid.slice(uid.indexOf('.') + 1);

const keyOf = ({ type, documentId }: { type: string; documentId: string }) => `${type} ${documentId}`;

const versionOf = ({ updatedAt, publishedAt }: { updatedAt: string | null; publishedAt: string | null }) =>
  `${String(updatedAt)} ${String(publishedAt)}`;

/** An entry may stand there once for each language, with a version of its own. */
type Versions = Map<string, { entry: SnapshotEntry; versions: Set<string> }>;

function versionsOf({ entries }: Snapshot): Versions {
  const found: Versions = new Map();
  for (const entry of entries) {
    const key = keyOf({ type: typeOf(entry.uid), documentId: entry.documentId });
    const known = found.get(key);
    if (known === undefined) found.set(key, { entry, versions: new Set([versionOf(entry)]) });
    else known.versions.add(versionOf(entry));
  }
  return found;
}

/**
 * The release must hold every published entry, in its published version, and no other. If something was published while
 * content was read, the version before and the one after are both right; a later build follows.
 */
export function entryFaults(read: ReleaseContent, snapshots: readonly Snapshot[], name: Namer): string[] {
  const published = snapshots.map(versionsOf);
  const isFile = ({ type }: ReleasedEntry) => type === 'file';
  const held = new Set(read.entries.map(keyOf));
  return [
    ...missing(published, held, name),
    ...read.entries.filter((entry) => !isFile(entry)).flatMap((entry) => faultOf(entry, published, name)),
    ...read.entries.filter(isFile).flatMap((entry) => faultOfFile(entry, snapshots, name)),
  ];
}

function missing(published: readonly Versions[], held: ReadonlySet<string>, name: Namer): string[] {
  const [first, ...others] = published;
  return [...(first ?? new Map<string, never>())]
    .filter(([key]) => !held.has(key) && others.every((other) => other.has(key)))
    .map(([, { entry }]) => `${name({ type: typeOf(entry.uid), title: entry.title })} is missing.`);
}

function faultOf(entry: ReleasedEntry, published: readonly Versions[], name: Namer): string[] {
  const known = published
    .map((versions) => versions.get(keyOf(entry)))
    .filter((found) => found !== undefined);
  if (known.length === 0) return [`${name(entry)} is not published, and is in it.`];
  const isRight = known.some(({ versions }) => versions.has(versionOf(entry)));
  return isRight ? [] : [`${name(entry)} is in it in another version than the published one.`];
}

function faultOfFile(entry: ReleasedEntry, snapshots: readonly Snapshot[], name: Namer): string[] {
  const known = snapshots.flatMap(({ files }) =>
    files.filter(({ documentId }) => documentId === entry.documentId),
  );
  if (known.length === 0) return [`${name(entry)} is deleted, and is in it.`];
  const isRight = entry.updatedAt === null || known.some(({ updatedAt }) => updatedAt === entry.updatedAt);
  return isRight ? [] : [`${name(entry)} is in it in another version than the present one.`];
}
