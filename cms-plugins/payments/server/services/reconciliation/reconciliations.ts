import { createHash } from 'node:crypto';
import {
  comparedNames,
  type ComparedWith,
  type ReconciliationRow,
} from '@lanternway/contracts/payments/reconciliation';
import { providerNames } from '@lanternway/contracts/payments/orders';
import { rowsIn, type RowOf } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { leaseTable, reconciliationUid, type reconciliation } from '../../content-types/service-records';
import { ProviderError } from '../../providers/provider';
import { sendAlert } from '../attention/alerts';
import { financeDeskPath } from '../orders/desk-path';
import { faultWords } from '../staff/labels';
import type { By } from '../orders/ledger';
import { withLease } from '@lanternway/server-kit/jobs/lease';
import { checkBooks } from './books';
import { stateful } from '../stateful';
import { reconcile, type ComparisonResult } from './run';
import { isoOf } from '../orders/records';

type Stored = RowOf<typeof reconciliation>;

const lease = { name: 'reconciliation', seconds: 120 };
const maxShown = 200;

const nothing: ComparisonResult = { compared: 0, ours: [], theirs: [], differences: [] };

/**
 * The comparison of a day in UTC: with every provider, and of all orders with the ledger. `missing`: only the comparisons
 * of that day that have not succeeded yet. Null if a comparison is being done already.
 */
export async function runReconciliation(
  strapi: Core.Strapi,
  day: string,
  by: By,
  which: 'all' | 'missing' = 'all',
): Promise<ReconciliationRow[] | null> {
  const done: ReconciliationRow[] = [];
  const isDone = await withLease(strapi, leaseTable, lease, async () => {
    const missing = await findMissingComparisons(strapi, day);
    for (const provider of stateful(strapi, 'providers').all()) {
      if (which === 'missing' && !missing.includes(provider.name)) continue;
      const compare = () => reconcile(strapi, provider, day, by);
      done.push(await runWith(strapi, { name: provider.name, day, by }, compare));
    }
    // Last: what the providers had to tell is in the books by then.
    if (which === 'all' || missing.includes('ledger')) {
      const compare = async () => ({ ...nothing, ...(await checkBooks(strapi)) });
      done.push(await runWith(strapi, { name: 'ledger', day, by }, compare));
    }
  });
  return isDone ? done : null;
}

/** With what that day has not been compared successfully yet. */
export async function findMissingComparisons(strapi: Core.Strapi, day: string): Promise<ComparedWith[]> {
  const good = await rowsOf(strapi).findMany({ where: { day, problem: null } });
  const ofProviders = stateful(strapi, 'providers').all();
  const names: ComparedWith[] = [...ofProviders.map(({ name }) => name), 'ledger'];
  return names.filter((name) => !good.some(({ provider }) => provider === name));
}

/** The latest comparisons, the newest first. */
export async function listReconciliations(strapi: Core.Strapi): Promise<ReconciliationRow[]> {
  const orderBy = [{ ranAt: 'desc' }, { id: 'desc' }];
  return (await rowsOf(strapi).findMany({ orderBy, limit: maxShown })).map(rowOf);
}

export async function findReconciliation(
  strapi: Core.Strapi,
  documentId: string,
): Promise<ReconciliationRow | null> {
  const found = await rowsOf(strapi).findOne({ where: { documentId } });
  return found === null ? null : rowOf(found);
}

const rowsOf = (strapi: Core.Strapi) => rowsIn(strapi, reconciliationUid);

async function runWith(
  strapi: Core.Strapi,
  { name, day, by }: { name: ComparedWith; day: string; by: By },
  compare: () => Promise<ComparisonResult>,
): Promise<ReconciliationRow> {
  const started = performance.now();
  const { problem, ...came } = await compare()
    .then((compared) => ({ ...compared, problem: null }))
    .catch((error: unknown) => ({ ...nothing, problem: wordsOf(error) }));
  const data = { day, provider: name, ranAt: new Date(), byName: nameOf(by), ...came, problem };
  const row = await strapi.db.transaction(async () => {
    const stored = await rowsOf(strapi).create({ data });
    await alertOfDifferences(strapi, stored);
    return rowOf(stored);
  });
  const left = String(row.differences.filter(({ isMended }) => !isMended).length);
  const took = String(Math.round(performance.now() - started));
  const sum = `${String(row.compared)} compared, ${left} differences left`;
  strapi.log.info(`payments ${name} reconciliation of ${day}: ${problem ?? sum} (${took} ms)`);
  return row;
}

const nameOf = (by: By): string | null => (by.actor === 'staff' ? by.name : null);

function wordsOf(error: unknown): string {
  if (!(error instanceof ProviderError)) throw error;
  return `${providerNames[error.provider]} ${faultWords[error.fault]}.`;
}

const rowOf = ({ documentId, byName, ranAt, ...row }: Stored): ReconciliationRow => ({
  id: documentId,
  day: row.day,
  provider: row.provider,
  ranAt: isoOf(ranAt) ?? '',
  by: byName,
  compared: row.compared,
  ours: row.ours,
  theirs: row.theirs,
  differences: row.differences,
  problem: row.problem,
});

/**
 * One mail about a day of a provider: what the next night finds as well is on the list anyway. About our own ledger there is
 * another mail as soon as the differences change.
 */
async function alertOfDifferences(
  strapi: Core.Strapi,
  { day, provider, differences }: Pick<Stored, 'day' | 'provider' | 'differences'>,
): Promise<void> {
  const left = differences.filter(({ isMended }) => !isMended);
  if (left.length === 0) return;
  const name = comparedNames[provider];
  const about = provider === 'ledger' ? `.${shortHash(left.map(({ words }) => words))}` : '';
  await sendAlert(strapi, {
    key: `reconciliation.${provider}.${day}${about}`,
    subject: `${name} and our books differ`,
    words: `The comparison of ${day} has found what looking again did not mend.`,
    facts: [
      ['Compared with', name],
      ['Differences', String(left.length)],
      ...left.slice(0, 10).map(({ paymentId, words }): [string, string] => [paymentId, words]),
    ],
    path: `${financeDeskPath}/reconciliation`,
  });
}

const shortHash = (words: readonly string[]): string =>
  createHash('sha256').update(words.join('\n')).digest('base64url').slice(0, 12);
