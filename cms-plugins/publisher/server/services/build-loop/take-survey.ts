import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { readLive } from '../../providers/site-folder';
import { findNewestFinishedBuild } from '../builds/builds';
import { isFrozenFor } from '../builds/freeze';
import { readManualRequests, type ManualRequests } from '../builds/manual-requests';
import { readPendingChanges, type PendingChanges } from '../changes/changes';
import { readSnapshot, type Snapshot } from '../content/snapshot';
import type { BuildWorker } from './build-worker';
import type { Survey } from './survey';

/** What a survey of the site found. */
export interface SurveyResult {
  survey: Survey;
  snapshot: Snapshot;
  pending: PendingChanges;
  requests: ManualRequests;
  /** How often in a row something of ours broke. */
  tries: number;
}

/** Reads what is live and what is published. Changes are read first: those that are known then are in the snapshot. */
export async function takeSurvey(strapi: Core.Strapi, buildWorker: BuildWorker): Promise<SurveyResult> {
  const pending = await readPendingChanges(strapi);
  const snapshot = await readSnapshot(strapi);
  const { fingerprint } = snapshot;
  const requests = await readManualRequests(strapi);
  const last = await findNewestFinishedBuild(strapi);
  const survey: Survey = {
    live: await readLive(readConfig(strapi).siteLink),
    fingerprint,
    code: buildWorker.code(),
    last,
    isFrozen: await isFrozenFor(strapi, fingerprint),
    isRequested: requests.ids.length > 0,
    now: new Date(),
  };
  const tries = last?.state === 'broken' ? last.tries : 0;
  return { survey, snapshot, pending, requests, tries };
}
