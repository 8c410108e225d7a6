import type { NewSpend, SpendPreview, SpendRow } from '@lanternway/contracts/insight/staff-spend';
import { isCurrency, toMajor } from '@lanternway/contracts/money/money';
import { newDocumentId } from '@lanternway/server-kit/db/document-id';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { SentFile } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { spendUid, type SpendRow as Row } from '../../content-types/spend';
import { fileOf } from '../files/csv-file';
import { keyOf, readFile, refused, type ReadLine } from './read-file';

const mostListed = 5_000;

export async function listSpend(strapi: Core.Strapi): Promise<SpendRow[]> {
  const rows = await rowsIn(strapi, spendUid).findMany({
    orderBy: [{ fromDay: 'desc' }, { id: 'desc' }],
    limit: mostListed,
  });
  return rows.map(toSpend);
}

const toSpend = (row: Row): SpendRow => ({
  id: row.documentId,
  ...{ source: row.source, campaign: row.campaign, from: row.fromDay, to: row.toDay },
  ...{ amountMinor: row.amountMinor, currency: row.currency, note: row.note ?? '', byName: row.byName },
});

/** Null where there is a line for the same source, campaign and days. The database decides. */
export async function addSpend(
  strapi: Core.Strapi,
  spend: NewSpend,
  byName: string,
): Promise<SpendRow | null> {
  const now = new Date();
  const { source, campaign, from, to, amountMinor, currency, note } = spend;
  const documentId = newDocumentId(strapi, spendUid);
  const made: unknown[] = await strapi.db
    .queryBuilder(spendUid)
    .insert({
      ...{ documentId, source, campaign, amountMinor, currency, note, byName },
      ...{ fromDay: from, toDay: to, addedAt: now, createdAt: now, updatedAt: now, publishedAt: now },
    })
    .onConflict(['source', 'campaign', 'from_day', 'to_day'])
    .ignore()
    .execute();
  if (made.length === 0 || !isCurrency(currency)) return null;
  return { id: documentId, source, campaign, from, to, amountMinor, currency, note, byName };
}

export async function removeSpend(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  const { count } = await rowsIn(strapi, spendUid).deleteMany({ where: { documentId } });
  return count > 0;
}

/** The lines of a file, with what is wrong with each. */
async function checkedLines(
  strapi: Core.Strapi,
  csv: string,
): Promise<{ lines: ReadLine[]; problem: string }> {
  const file = readFile(csv);
  if (file.kind === 'unreadable') return { lines: [], problem: file.problem };
  const there = new Set((await listSpend(strapi)).map((row) => keyOf(row)));
  const lines = file.lines.map((line) =>
    line.spend !== null && there.has(keyOf(line.spend))
      ? refused(line, 'There is a line for this source, campaign and days already.')
      : line,
  );
  return { lines, problem: '' };
}

export async function previewSpend(strapi: Core.Strapi, csv: string): Promise<SpendPreview> {
  const { lines, problem } = await checkedLines(strapi, csv);
  const fitting = lines.filter(({ spend }) => spend !== null).length;
  return { rows: lines.map(({ shown }) => shown), fitting, problem };
}

/** Adds the lines that fit, all or none of them. */
export async function importSpend(
  strapi: Core.Strapi,
  csv: string,
  byName: string,
): Promise<{ added: number; refused: number }> {
  return strapi.db.transaction(async () => {
    const { lines } = await checkedLines(strapi, csv);
    let added = 0;
    for (const { spend } of lines)
      if (spend !== null && (await addSpend(strapi, spend, byName)) !== null) added += 1;
    return { added, refused: lines.length - added };
  });
}

/** In the form in which it can be imported. */
export async function exportSpend(strapi: Core.Strapi, now: Date): Promise<SentFile> {
  const rows = await listSpend(strapi);
  return fileOf(
    'spend',
    now,
    ['Source', 'Campaign', 'From', 'To', 'Amount', 'Currency', 'Note', 'Entered by'],
    rows.map(({ source, campaign, from, to, amountMinor, currency, note, byName }) => [
      ...[source, campaign, from, to, toMajor(amountMinor).toFixed(2), currency, note, byName],
    ]),
  );
}
