import type { Approval } from '@lanternway/contracts/publishing/approvals';
import { formatMoney, isCurrency } from '@lanternway/contracts/money/money';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { scheduleUid } from '../../content-types';
import type { ApprovalRecord } from '../../content-types/approval';
import { isoOf, type ScheduleRecord } from '../../content-types/records';
import { findLinks, kindOf } from '../content/links';
import { draftSavedAt, requestsIn } from './requests';
import type { Decider } from './decide';

const maxWaiting = 200;
const maxEnded = 20;

interface Reader extends Decider {
  mayPublish: (uid: string) => boolean;
}

/** Those that wait, the oldest first, and the last that ended, of types that the person may publish. */
export async function listRequests(strapi: Core.Strapi, reader: Reader): Promise<Approval[]> {
  const rows = requestsIn(strapi);
  const waiting = await rows.findMany({
    where: { state: 'waiting' },
    orderBy: [{ askedAt: 'asc' }, { id: 'asc' }],
    limit: maxWaiting,
  });
  const ended = await rows.findMany({
    where: { state: { $ne: 'waiting' } },
    orderBy: [{ decidedAt: 'desc' }, { id: 'desc' }],
    limit: maxEnded,
  });
  return shownOf(
    strapi,
    [...waiting, ...ended].filter(({ uid }) => reader.mayPublish(uid)),
    reader,
  );
}

/** Those that wait for one entry. */
export async function listRequestsOf(
  strapi: Core.Strapi,
  { uid, documentId }: { uid: string; documentId: string },
  reader: Reader,
): Promise<Approval[]> {
  const where = { uid, entryId: documentId, state: 'waiting' };
  const rows = await requestsIn(strapi).findMany({ where, orderBy: { id: 'asc' }, limit: maxWaiting });
  return shownOf(strapi, rows, reader);
}

async function shownOf(
  strapi: Core.Strapi,
  rows: readonly ApprovalRecord[],
  reader: Reader,
): Promise<Approval[]> {
  const named = rows.map(({ uid, entryId, title }) => ({ uid, documentId: entryId, title }));
  const linkOf = await findLinks(strapi, named);
  const plans = await schedulesOf(strapi, rows);
  const shown: Approval[] = [];
  for (const row of rows) {
    const { uid, entryId: documentId, title, savedAt, state } = row;
    const isWaiting = state === 'waiting';
    const isNow =
      isWaiting && savedAt !== null && savedAt !== (await draftSavedAt(strapi, { uid, documentId }));
    const plan = plans.get(row.scheduleId ?? '');
    shown.push({
      id: row.documentId,
      entry: linkOf({ uid, documentId, title }),
      kind: kindOf(strapi, uid),
      action: row.action,
      at: isoOf(plan?.at ?? null),
      prices: pricesIn(plan),
      state,
      askedBy: row.askedByName,
      askedAt: new Date(row.askedAt).toISOString(),
      reason: row.reason,
      decidedBy: row.decidedByName,
      decidedAt: isoOf(row.decidedAt),
      answer: row.answer,
      mayDecide: isWaiting && reader.mayPublish(uid) && (reader.mayAlone || row.askedById !== reader.id),
      isOwn: isWaiting && row.askedById === reader.id,
      isOutdated: isNow,
    });
  }
  return shown;
}

async function schedulesOf(
  strapi: Core.Strapi,
  rows: readonly ApprovalRecord[],
): Promise<Map<string, ScheduleRecord>> {
  const ids = rows.map(({ scheduleId }) => scheduleId).filter((id) => id !== null);
  const found =
    ids.length === 0
      ? []
      : await rowsIn(strapi, scheduleUid).findMany({ where: { documentId: { $in: ids } } });
  return new Map(found.map((plan) => [plan.documentId, plan]));
}

const pricesIn = (plan: ScheduleRecord | undefined): string =>
  (plan?.prices ?? [])
    .map(({ currency, amountMinor }) =>
      isCurrency(currency) ? formatMoney(amountMinor, currency) : `${currency} ${String(amountMinor)}`,
    )
    .join(', ');
