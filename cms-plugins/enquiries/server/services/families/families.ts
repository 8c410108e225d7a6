import type { LeadFacts, WatchedTable } from '@lanternway/server-kit/family-facts';
import { classTeachingOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { kinds } from '../items/kinds';
import { readOf, toFacts, type LeadKind, type LeadRow } from './facts';
import { merges } from './merges';

/** An application for a job is no lead. */
const leadKinds = ['free-class', 'contact'] as const satisfies LeadKind[];

const pageSize = 1_000;

/** What enquiries tell of families. */
export function families({ strapi }: { strapi: Core.Strapi }): LeadFacts {
  const classOf = `(select lower(lead.parent_email) from ${kinds['free-class'].table} lead
    where lead.document_id = $row.enquiry_id)`;
  return {
    watched: [
      ...leadKinds.map((kind): WatchedTable => ({
        table: kinds[kind].table,
        email: `lower($row.${kinds[kind].emailColumn})`,
        isKept: 'not $row.is_suspect',
      })),
      { table: 'enquiries_classes', email: classOf, isKept: 'false' },
      // A class may be given to another teacher.
      { table: classTeachingOf(strapi).table, email: classOf, isKept: 'false' },
    ],
    async find(emails) {
      const found = [];
      for (const kind of leadKinds) {
        const where = { [kinds[kind].email]: { $in: [...emails] } };
        const rows: LeadRow[] = await strapi.db
          .query(kinds[kind].uid)
          .findMany({ select: readOf(kind), where });
        found.push(...(await toFacts(strapi, kind, rows)));
      }
      return found;
    },
    // The rows of the second kind come after those of the first: their ids are given as negative ones.
    async list(afterId) {
      const kind = afterId >= 0 ? 'free-class' : 'contact';
      const rows: LeadRow[] = await strapi.db.query(kinds[kind].uid).findMany({
        select: readOf(kind),
        where: { id: { $gt: Math.abs(afterId) - (kind === 'contact' ? 1 : 0) } },
        orderBy: { id: 'asc' },
        limit: pageSize,
      });
      const last = rows.length < pageSize ? null : (rows.at(-1)?.id ?? null);
      const facts = await toFacts(strapi, kind, rows);
      if (kind === 'free-class') return { facts, lastId: last ?? -1 };
      return { facts, lastId: last === null ? null : -(last + 1) };
    },
    familyOf: (emails) => merges(strapi, leadKinds, emails),
  };
}
