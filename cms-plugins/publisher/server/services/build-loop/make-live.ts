import path from 'node:path';
import type { ContentFault } from '@lanternway/contracts/publishing/build-protocol';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { liveName, prepareUnfinished, releaseName, releasesOf } from '../../providers/releases';
import type { BuildLog } from '../builds/log';
import type { BuildWorker } from './build-worker';
import { askSiteBuilder } from './ask-site-builder';
import { goLive } from './switch';
import { readSnapshot, type Snapshot } from '../content/snapshot';
import { describeDifferences } from '../content/differences';
import type { Lease } from '@lanternway/server-kit/jobs/lease';
import { saveWhileBuilding } from '../builds/builds';
import { readPendingChanges, type PendingChanges } from '../changes/changes';
import { verifyRelease } from '../verify/verify';
import { readContent } from '../verify/files';

/** What is to be built, and what was known when that was decided. */
export interface Order {
  number: number;
  by: string[];
  snapshot: Snapshot;
  pending: PendingChanges;
  lease: Lease;
}

export type BuildOutcome =
  | { kind: 'live' }
  | { kind: 'refused'; faults: ContentFault[] }
  /** Something failed, not because of the content; the message is for staff. `isOutside`: nor because of the site builder. */
  | { kind: 'broken'; message: string; isOutside?: true }
  /** Somebody rolled back, or another instance took over, meanwhile. */
  | { kind: 'overtaken' };

/** How often content may be read again. If it still changes after that, the build goes on and another build follows. */
const maxReadings = 5;

/** Makes a release next to the live one, verifies it, and makes it the live one. Rejects where something unforeseen fails. */
export async function makeLive(
  strapi: Core.Strapi,
  buildWorker: BuildWorker,
  order: Order,
  log: BuildLog,
): Promise<BuildOutcome> {
  const { siteLink } = readConfig(strapi);
  const at = new Date();
  const name = releaseName(order.number, at);
  const into = await prepareUnfinished(siteLink, name);
  const liveFolder = await liveName(siteLink);
  const before = liveFolder === null ? null : path.join(releasesOf(siteLink), liveFolder);

  const read = createReading(strapi, order, log);
  const { code, result: built } = await askSiteBuilder(strapi, buildWorker, log, {
    order: { build: order.number, into, before },
    listener: { onStage: log.stage, onRead: read.again },
  });
  if (built.kind !== 'built') return built;

  log.stage('verifying');
  const { snapshots, pending } = read;
  const verified = await verifyRelease(strapi, { root: into, snapshots: snapshots(), code, before });
  if (verified.kind === 'wrong') {
    verified.faults.forEach(log.note);
    return { kind: 'broken', message: `The new release was not right: ${verified.faults.join(' ')}` };
  }
  const { content } = verified;
  const former = before === null ? null : await readContent(before);
  const differences = await describeDifferences(strapi, former, content);

  log.stage('switching');
  const { fingerprint } = snapshots()[0] ?? order.snapshot;
  const note = { build: order.number, at: at.toISOString(), by: order.by, fingerprint, code };
  const isLive = await goLive(strapi, {
    lease: order.lease,
    log,
    unfinished: into,
    name,
    note: { ...note, pages: built.pages },
    differences,
    changes: pending().ids,
  });
  return { kind: isLive ? 'live' : 'overtaken' };
}

/** Compares what is published with what it was before content was read. */
function createReading(strapi: Core.Strapi, order: Order, log: BuildLog) {
  let readings = 0;
  let known = { snapshots: [order.snapshot], pending: order.pending };

  async function again(): Promise<'goOn' | 'readAgain'> {
    readings += 1;
    const pending = await readPendingChanges(strapi);
    const snapshot = await readSnapshot(strapi);
    const [former] = known.snapshots;
    if (snapshot.fingerprint === former?.fingerprint) {
      known = { snapshots: [snapshot], pending };
      return 'goOn';
    }
    if (readings > maxReadings) {
      log.note('Content is published faster than it can be read. Another build follows this one.');
      known = { ...known, snapshots: [...known.snapshots, snapshot] };
      return 'goOn';
    }
    log.note('Something was published while content was read. It is read again.');
    known = { snapshots: [snapshot], pending };
    const { fingerprint } = snapshot;
    await saveWhileBuilding(strapi, order.number, { fingerprint });
    return 'readAgain';
  }

  return { again, snapshots: () => known.snapshots, pending: () => known.pending };
}
