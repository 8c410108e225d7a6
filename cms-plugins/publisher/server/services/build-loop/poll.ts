import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { buildOnce, type BuilderParts } from './build';
import { longestMs, quietMs } from './debounce';
import type { BuildWorker } from './build-worker';
import { recoverAfterRestart } from './recover';
import { decide } from './survey';
import { takeSurvey, type Seen } from './take-survey';
import { markChangesLive } from '../changes/changes';
import { inProcess } from '../in-process';

/** Compares what is live with what is published, and builds where they differ. Returns whether to poll again at once. */
export function createPoll(strapi: Core.Strapi, parts: BuilderParts): () => Promise<boolean> {
  const { leadership, buildWorker, debounce, isStopped } = parts;
  let needsRecovery = false;

  async function poll(): Promise<boolean> {
    const lease = await leadership.ensure();
    // When a burst is over there is another poll.
    if (lease === null || isStopped() || debounce.isOn()) return false;
    if (needsRecovery) await recoverAfterRestart(strapi);
    needsRecovery = false;
    buildWorker.warm();
    const seen = await takeSurvey(strapi, buildWorker);
    const next = decide(seen.survey);
    const since = debounce.takeSince();
    if (next.kind === 'rest') {
      await rest(strapi, seen, next.isCurrent);
      return false;
    }
    // Another instance recorded the change: the burst may still go on there.
    const isFromElsewhere = since === null && next.cause === 'content';
    const quiet = isFromElsewhere ? await surveyUntilQuiet(strapi, buildWorker, seen) : seen;
    await buildOnce(strapi, parts, { lease, cause: next.cause, seen: quiet, since });
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

/** Changes that came to nothing, or were live already, are no longer pending. */
async function rest(strapi: Core.Strapi, seen: Seen, isCurrent: boolean | null): Promise<void> {
  const { live, fingerprint } = seen.survey;
  if (live !== null && live.fingerprint === fingerprint)
    await markChangesLive(strapi, seen.pending.ids, live.build);
  inProcess(strapi, 'status').tell({ isCurrent });
}

async function surveyUntilQuiet(strapi: Core.Strapi, buildWorker: BuildWorker, first: Seen): Promise<Seen> {
  const end = Date.now() + longestMs;
  let seen = first;
  for (;;) {
    await wait(quietMs);
    const next = await takeSurvey(strapi, buildWorker);
    const isQuiet = next.survey.fingerprint === seen.survey.fingerprint;
    seen = next;
    if (isQuiet || Date.now() >= end) return seen;
  }
}
