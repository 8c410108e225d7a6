import { identityOf, keyOf } from './collection';
import type { Collection } from './collection';
import { entryData, RelatedEntryGone, replacingData } from './entry-data';
import type { Context } from './entry-data';
import { fingerprint, fingerprintEntry } from './fingerprint';
import { recall, remember } from './memory';
import type { Memory } from './memory';
import { describeProblem, SeedError } from './seed-error';
import { documentsOf, hasDrafts } from './strapi';

export type Outcome =
  | 'created'
  | 'updated'
  | 'unchanged'
  /** Staff changed, published or unpublished it, or have used its key themselves: theirs stays. */
  | 'kept'
  /** Staff deleted it, or an entry it belongs to: it is not created again. */
  | 'left out';

/** Writes one record to the database completely, or not at all. */
export async function upsert(context: Context, collection: Collection, record: object): Promise<Outcome> {
  const key = keyOf(collection, record);
  try {
    const known = await recall(context.strapi, collection.uid, key);
    return known
      ? await refresh(context, collection, record, known)
      : await introduce(context, collection, record);
  } catch (error) {
    if (error instanceof RelatedEntryGone) return 'left out';
    throw new SeedError(`${collection.source}: ${collection.uid} "${key}": ${describeProblem(error)}`);
  }
}

async function introduce(context: Context, collection: Collection, record: object): Promise<Outcome> {
  if (await isTaken(context, collection, record)) return 'kept';
  const documents = documentsOf(context.strapi, collection.uid);
  const data = await entryData(context, collection.uid, record);
  await settle(context, collection, record, async () => (await documents.create({ data })).documentId);
  return 'created';
}

/** Whether staff have used the record's key: in a draft, on the site, or for what is kept for good. */
async function isTaken({ strapi }: Context, collection: Collection, record: object): Promise<boolean> {
  const { uid, keptIn } = collection;
  const filters = identityOf(collection, record);
  const found = [await documentsOf(strapi, uid).findFirst({ filters })];
  if (hasDrafts(strapi, uid))
    found.push(await documentsOf(strapi, uid).findFirst({ filters, status: 'published' }));
  if (keptIn !== undefined) found.push(await documentsOf(strapi, keptIn).findFirst({ filters }));
  return found.some((entry) => entry !== null);
}

async function refresh(
  context: Context,
  collection: Collection,
  record: object,
  known: Memory,
): Promise<Outcome> {
  const { uid } = collection;
  const { documentId } = known;
  if (known.source === fingerprint(record)) return 'unchanged';
  const now = await fingerprintEntry(context.strapi, uid, documentId);
  if (now === null) return 'left out';
  if (now !== known.written) return 'kept';
  const data = await replacingData(context, uid, record);
  await settle(context, collection, record, async () => {
    await documentsOf(context.strapi, uid).update({ documentId, data });
    return documentId;
  });
  return 'updated';
}

/** Writes, publishes and remembers in one transaction, so that a refused record leaves nothing behind. */
async function settle(
  { strapi }: Context,
  collection: Collection,
  record: object,
  write: () => Promise<string>,
): Promise<void> {
  const { uid, areDrafts = false } = collection;
  await strapi.db.transaction(async () => {
    const documentId = await write();
    if (hasDrafts(strapi, uid) && !areDrafts) await documentsOf(strapi, uid).publish({ documentId });
    const written = await fingerprintEntry(strapi, uid, documentId);
    if (written === null) throw new Error('the entry is not there after writing it.');
    await remember(strapi, uid, keyOf(collection, record), {
      documentId,
      source: fingerprint(record),
      written,
    });
  });
}
