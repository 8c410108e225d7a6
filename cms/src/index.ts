import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { applyAccess } from './access/apply-access';
import { drawBlocks } from './api/landing-page/thumbnails';
import { keepMenuSoFar } from './api/menu/first-menu';
import { refuseDraftsInPublic } from './access/drafts';
import { keepRowsForServices } from './access/services-alone';
import { compareSuperAdminOnce } from './access/staff-roles';
import { computeAbilitiesOnce } from './access/computed-abilities';
import { closeRegistration } from './access/logins/first-admin';
import { closeSideDoors } from './access/side-doors';
import { stayQuietWhereRestored } from './backup/restored';
import { registerContentRules } from './content-rules/content-rules';
import { applyEditViews } from './edit-views/edit-views';
import { rememberForms, skipKnownForms } from './edit-views/known-forms';
import { keepFiles } from './content-rules/whole-site/kept-files';
import { keepTargets } from './content-rules/whole-site/kept-targets';
import { keepEarlierPublished, keepForGood } from './content-rules/published-record';
import { prepareDatabase, type Finish } from './database/prepare';
import { connectWakes } from './database/wakes';
import { env } from './env';
import { listErasures, repeatErasures } from './erasures/repeat';
import { refuseStaleWrites } from './editing/stale-writes';
import { keepMediaInBucket } from './media/keep-in-bucket';
import { openInnerPort } from './metrics/inner-port';
import { findDoubts } from './env-payments';
import { registerFields } from './fields/register';
import { keepContentTypes } from './api/keep-types';
import { closeKeptFiles, makePrivateFiles } from './private-files';
import { refuseSettings, requirePlugins } from './start-checks';
import { stopInSteps } from './stopping/stop-in-steps';
import { findUnsafe } from './unsafe';

interface Start {
  strapi: Core.Strapi;
}

let finishMigration: Finish | undefined;

export default {
  async register({ strapi }: Start) {
    const unsafe = findUnsafe(env);
    if (unsafe !== null) refuseSettings(unsafe);
    for (const doubt of findDoubts(env.payments, env.production)) strapi.log.warn(doubt);
    requirePlugins(strapi);
    keepContentTypes(strapi);
    keepFilesPrivate(strapi);
    surviveStrayRejections(strapi);
    keepMediaInBucket(strapi, env.media);
    registerFields(strapi);
    refuseStaleWrites(strapi);
    skipKnownForms(strapi);
    compareSuperAdminOnce(strapi);
    drawBlocks(strapi);
    registerContentRules(strapi);
    keepTargets(strapi);
    keepFiles(strapi);
    refuseDraftsInPublic(strapi);
    closeSideDoors(strapi);
    if (env.production) closeRegistration(strapi);
    keepRowsForServices(strapi);
    finishMigration = await prepareDatabase(strapi, env);
    // Before `stopInSteps`, so that requests under way at the end still wake others.
    connectWakes(strapi, env.database);
    await stayQuietWhereRestored(strapi);
    listErasures(strapi, env);
  },

  async bootstrap({ strapi }: Start) {
    stopInSteps(strapi, env.stopping);
    // After the line above, so that it closes last.
    if (env.metrics !== null) openInnerPort(strapi, env.metrics, env.dataDir);
    await applyAccess(strapi, env);
    computeAbilitiesOnce(strapi);
    await applyEditViews(strapi);
    await rememberForms(strapi);
    keepForGood(strapi);
    await keepEarlierPublished(strapi);
    await keepMenuSoFar(strapi);
    await finishMigration?.();
    await repeatErasures(strapi, env);
    // Strapi has work of its own that it does by the clock.
    if (!strapi.config.get<boolean>('jobs.run')) strapi.cron.stop();
  },
};

function keepFilesPrivate(strapi: Core.Strapi): void {
  makePrivateFiles();
  const open = closeKeptFiles(env, path.join(strapi.dirs.app.root, '.env'));
  if (open.length === 0) return;
  const example = open.slice(0, 3).join(', ');
  strapi.log.warn(
    `Others on this machine may read ${String(open.length)} files that belong to another user: ${example}. See "Who may read the files" in the guide for operators.`,
  );
}

/**
 * Strapi reads an entry again after it has been saved, and nothing awaits that read. If the database is gone by then,
 * the rejection would end the process.
 */
function surviveStrayRejections(strapi: Core.Strapi): void {
  process.on('unhandledRejection', (reason) => {
    strapi.log.error(reason);
  });
}
