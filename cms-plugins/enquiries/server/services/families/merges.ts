import type { EnquiryKind } from '@lanternway/contracts/enquiries/site';
import type { Core } from '@strapi/strapi';
import { kinds } from '../items/kinds';

interface Merged {
  documentId: string;
  mergedInto: string | null;
  email: string;
}

/** The e-mails whose enquiries are merged with one under these, by any number of steps, and these themselves. */
export async function merges(
  strapi: Core.Strapi,
  among: readonly EnquiryKind[],
  emails: readonly string[],
): Promise<string[]> {
  const known = new Set(emails);
  for (let latest = [...known]; latest.length > 0;) {
    const next = new Set<string>();
    for (const kind of among)
      for (const email of await neighbours(strapi, kind, latest)) if (!known.has(email)) next.add(email);
    for (const email of next) known.add(email);
    latest = [...next];
  }
  return [...known];
}

async function neighbours(strapi: Core.Strapi, kind: EnquiryKind, emails: readonly string[]) {
  const own = await find(strapi, kind, { [kinds[kind].email]: { $in: emails } });
  const above = own.flatMap(({ mergedInto }) => mergedInto ?? []);
  const ids = own.map(({ documentId }) => documentId);
  const upper = above.length === 0 ? [] : await find(strapi, kind, { documentId: { $in: above } });
  const under = ids.length === 0 ? [] : await find(strapi, kind, { mergedInto: { $in: ids } });
  return [...upper, ...under].map(({ email }) => email);
}

async function find(strapi: Core.Strapi, kind: EnquiryKind, where: object): Promise<Merged[]> {
  const { uid, email } = kinds[kind];
  const rows: Record<string, string | null>[] = await strapi.db
    .query(uid)
    .findMany({ where, select: ['documentId', 'mergedInto', email] });
  return rows.map((row) => ({
    documentId: row['documentId'] ?? '',
    mergedInto: row['mergedInto'] ?? null,
    email: (row[email] ?? '').toLowerCase(),
  }));
}
