import { healthSentences, leftDays, type FaultKind } from '@lanternway/contracts/publishing/health';
import { cutText } from '@lanternway/contracts/fields/cut-text';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { faultUid, type FaultRecord } from '../../content-types/health';
import type { Finding } from './finding';

export const faultsIn = (strapi: Core.Strapi) => rowsIn(strapi, faultUid);

const keyOf = ({ uid, documentId, kind, about }: Omit<Finding, 'title' | 'sentence'>): string =>
  [uid, documentId, kind, about].join(' ');

const some = 200;

/** Writes what a check has found. A fault that was found before keeps its day, and stays left if staff left it. */
export async function saveFindings(
  strapi: Core.Strapi,
  run: number,
  findings: readonly Finding[],
): Promise<void> {
  const once = [...new Map(findings.map((finding) => [keyOf(finding), finding])).values()];
  for (let start = 0; start < once.length; start += some)
    await saveSome(strapi, run, once.slice(start, start + some));
}

async function saveSome(strapi: Core.Strapi, run: number, findings: readonly Finding[]): Promise<void> {
  const rows = faultsIn(strapi);
  const known = await rows.findMany({
    where: { entryId: { $in: [...new Set(findings.map(({ documentId }) => documentId))] } },
    select: ['id', 'uid', 'entryId', 'kind', 'about', 'sentence', 'title'],
  });
  const byKey = new Map(known.map((row) => [keyOf({ ...row, documentId: row.entryId }), row]));
  const same: number[] = [];
  const added: object[] = [];
  const foundAt = new Date();
  for (const finding of findings) {
    const { uid, documentId: entryId, kind, about } = finding;
    const title = cutText(finding.title, { characters: 300 });
    const sentence = cutText(finding.sentence, { characters: 600 });
    const row = byKey.get(keyOf(finding));
    if (row === undefined) added.push({ uid, entryId, kind, about, title, sentence, foundAt, run });
    else if (row.sentence === sentence && row.title === title) same.push(row.id);
    else await rows.updateMany({ where: { id: row.id }, data: { run, sentence, title } });
  }
  if (same.length > 0) await rows.updateMany({ where: { id: { $in: same } }, data: { run } });
  for (const data of added) await rows.create({ data });
}

/** Removes what a check has not found any more. */
export async function removeMended(
  strapi: Core.Strapi,
  run: number,
  kinds: readonly FaultKind[],
): Promise<void> {
  await faultsIn(strapi).deleteMany({ where: { run: { $lt: run }, kind: { $in: [...kinds] } } });
}

const dayMs = 24 * 3_600_000;

/** A fault by its document id. Throws where there is none. */
export async function findFault(strapi: Core.Strapi, id: string): Promise<FaultRecord> {
  const found = await faultsIn(strapi).findOne({ where: { documentId: id } });
  if (found === null) throw new errors.NotFoundError(healthSentences.missing);
  return found;
}

/** Takes a fault from the list for a time. */
export async function leaveFault(
  strapi: Core.Strapi,
  { id, documentId }: FaultRecord,
  reason: string,
  by: { id: number; name: string },
): Promise<FaultRecord> {
  const leftAt = new Date();
  const leftUntil = new Date(leftAt.getTime() + leftDays * dayMs);
  const data = { leftAt, leftUntil, leftById: by.id, leftByName: by.name, leftReason: reason };
  await faultsIn(strapi).updateMany({ where: { id }, data });
  return findFault(strapi, documentId);
}

/** Puts it back on the list. */
export async function takeBackFault(
  strapi: Core.Strapi,
  { id, documentId }: FaultRecord,
): Promise<FaultRecord> {
  const data = { leftAt: null, leftUntil: null, leftById: null, leftByName: null, leftReason: null };
  await faultsIn(strapi).updateMany({ where: { id }, data });
  return findFault(strapi, documentId);
}
