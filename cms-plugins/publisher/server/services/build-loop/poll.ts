import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { recordBuild, type BuilderParts } from './record-build';
import { longestMs, quietMs } from './debounce';
import type { BuildWorker } from './build-worker';
import { recoverAfterRestart } from './recover';
import { decideNext } from './survey';
import { shareKept } from '../releases/share';
import { takeSurvey, type SurveyResult } from './take-survey';
import { markChangesLive } from '../changes/changes';
import { inProcess } from '../in-process';

/** Compares what is live with what is published, and builds where they differ. Returns whether to poll again at once. */
export function createPoll(strapi: Core.Strapi, parts: BuilderParts): () => Promise<boolean> {
  const { leadership, buildWorker, debounce, isStopped } = parts;
  let needsRecovery = false;
  let sharedBy: string | null = null;

  async function poll(): Promise<boolean> {
    const lease = await leadership.ensure();
    // When a burst is over there is another poll.
    if (lease === null || isStopped() || debounce.isOn()) return false;
    if (needsRecovery) {
      // Otherwise what another instance builds would be taken for unfinished.
      if (!(await leadership.keep(lease))) return false;
      await recoverAfterRestart(strapi);
    }
    needsRecovery = false;
    if (sharedBy !== lease.token && (await shareKept(strapi))) sharedBy = lease.token;
    buildWorker.warm();
    await buildWorker.learnCode();
    const found = await takeSurvey(strapi, buildWorker);
    const next = decideNext(found.survey);
    const since = debounce.takeSince();
    if (next.kind === 'rest') {
      await rest(strapi, found, next.isCurrent);
      return false;
    }
    // Another instance recorded the change: the burst may still go on there.
    const isFromElsewhere = since === null && next.cause === 'content';
    const quiet = isFromElsewhere ? await surveyUntilQuiet(strapi, buildWorker, found) : found;
    await recordBuild(strapi, parts, { lease, cause: next.cause, found: quiet, since });
    return !isStopped();
  }

  return async () => {
    try {
      return await poll();
    } catch (error) {
      // A row may still say that a build is running.
      needsRecovery = true;
      throw error;
    }
  };
}

/** Where nothing is to be built: changes that came to nothing, or are live already, no longer count as pending. */
async function rest(strapi: Core.Strapi, found: SurveyResult, isCurrent: boolean | null): Promise<void> {
  const { live, fingerprint } = found.survey;
  if (live !== null && live.fingerprint === fingerprint)
    await markChangesLive(strapi, found.pending.ids, live.build);
  inProcess(strapi, 'status').tell({ isCurrent });
}

async function surveyUntilQuiet(
  strapi: Core.Strapi,
  buildWorker: BuildWorker,
  first: SurveyResult,
): Promise<SurveyResult> {
  const end = Date.now() + longestMs;
  let found = first;
  for (;;) {
    await wait(quietMs);
    const next = await takeSurvey(strapi, buildWorker);
    const isQuiet = next.survey.fingerprint === found.survey.fingerprint;
    found = next;
    if (isQuiet || Date.now() >= end) return found;
  }
}
