import { wordsOf } from '@lanternway/contracts/audit/deeds';
import { auditSentences } from '@lanternway/contracts/audit/staff';
import { subjects } from '@lanternway/contracts/audit/subjects';
import { isRecord } from '@lanternway/contracts/wire/is-record';
import { rowsIn } from '@lanternway/server-kit/db/table';
import { personalDataRegistryOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { entryUid } from '../../content-types/entry';

interface Entries {
  uid: string;
  ids: string[];
  hasTitle: boolean;
}

const most = 1_000;

/**
 * Shows people what staff did with the entries that came from them, and writes into the lines that these were erased. Lines
 * hold no values about people: they refer to entries, which can be found by e-mail only until they are erased. So this part
 * registers before the parts that remove the entries: plugins start in order of their names.
 */
export function registerPersonalData(strapi: Core.Strapi): void {
  personalDataRegistryOf(strapi).register({
    name: 'audit',
    title: 'Lines of the log of staff',
    async count({ email }) {
      let count = 0;
      for (const found of await entriesOf(strapi, email))
        count += await rowsIn(strapi, entryUid).count({ where: whereOf(found) });
      return count;
    },
    async read({ email }) {
      const shown: unknown[] = [];
      for (const found of await entriesOf(strapi, email)) {
        const where = whereOf(found);
        const rows = await rowsIn(strapi, entryUid).findMany({ where, orderBy: { id: 'desc' }, limit: most });
        shown.push(...rows.map(({ at, action }) => ({ at, staff: wordsOf(action) })));
      }
      return shown;
    },
    async erase({ email }) {
      for (const found of await entriesOf(strapi, email)) {
        // An order's title is its number, which names nobody, and the books must be kept.
        if (found.hasTitle) continue;
        await rowsIn(strapi, entryUid).updateMany({
          where: whereOf(found),
          data: { title: auditSentences.erased },
        });
      }
    },
  });
}

const whereOf = ({ uid, ids }: Entries) => ({ uid, documentOf: { $in: ids } });

async function entriesOf(strapi: Core.Strapi, email: string): Promise<Entries[]> {
  const found: Entries[] = [];
  for (const [uid, { person, title }] of Object.entries(subjects)) {
    if (person === undefined) continue;
    const rows: unknown[] = await strapi.db
      .query(uid)
      .findMany({ where: { [person.email]: { $eqi: email } }, select: ['documentId'] });
    const ids = rows.filter(isRecord).map(({ documentId }) => String(documentId));
    if (ids.length > 0) found.push({ uid, ids, hasTitle: title !== null });
  }
  return found;
}
