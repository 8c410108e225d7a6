import type { PublishingState } from '@lanternway/contracts/publishing/staff';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { readFreeze } from '../builds/freeze';
import { readPlainBuilds } from '../builds/plain-builds';
import { listWaitingChanges } from '../changes/changes';
import { readSnapshot } from '../content/snapshot';
import { listNextSchedules } from '../schedules/schedules';
import { findLiveBuild, readBuilding, readExpectedMs, readProblem } from './builds';
import { buildRowOf, changeRows, scheduleRows } from './rows';

const maxWaiting = 50;
const nextScheduled = 5;

/** The state of the site: for the admin's page and for the widget on its home. */
export async function readPublishingState(strapi: Core.Strapi): Promise<PublishingState> {
  const live = await findLiveBuild(strapi);
  const { rows, count } = await listWaitingChanges(strapi, maxWaiting);
  const { fingerprint } = await readSnapshot(strapi);
  return {
    now: new Date().toISOString(),
    isAwake: readConfig(strapi).isAwake,
    live: live === null ? null : buildRowOf(live),
    waiting: await changeRows(strapi, rows),
    waitingCount: count,
    isStale: live?.fingerprint !== fingerprint,
    building: await readBuilding(strapi),
    expectedMs: await readExpectedMs(strapi),
    hold: await readFreeze(strapi),
    problem: await readProblem(strapi),
    plainBuilds: await readPlainBuilds(strapi),
    scheduled: await scheduleRows(strapi, await listNextSchedules(strapi, nextScheduled)),
  };
}
