import { deed, type Deed } from './deed.js';
import * as approvals from '../publishing/approval-calls.js';
import * as health from '../publishing/health-calls.js';
import * as publishing from '../publishing/staff-calls.js';
import { exportVisits } from '../insight/visits-calls.js';
import { exportLines, verifyChain } from './staff-calls.js';

/* What is done with the site as a whole, and with this log. */

const kept = { keeping: 'deed' } as const;

const entryOf = (uid: string) => ({ kind: 'row', uid, part: 'id', column: 'documentId' }) as const;

const approval = entryOf('plugin::publisher.approval');
const fault = entryOf('plugin::publisher.fault');

export const siteDeeds: readonly Deed[] = [
  deed(publishing.publishNow, {
    action: 'publishing.now',
    words: 'pressed Publish now',
    ...kept,
  }),
  deed(publishing.rollBack, {
    action: 'publishing.roll-back',
    words: 'rolled the site back to release',
    about: { kind: 'row', uid: 'plugin::publisher.build', part: 'number', column: 'number' },
    values: ['hold'],
    ...kept,
  }),
  deed(publishing.makePreview, {
    action: 'publishing.preview',
    words: 'made a preview of',
    about: { kind: 'entry' },
    ...kept,
  }),
  deed(publishing.addSchedule, {
    action: 'publishing.schedule',
    words: 'planned a change of',
    about: { kind: 'entry' },
    values: ['action', 'at', 'prices'],
    ...kept,
  }),
  deed(publishing.cancelSchedule, {
    action: 'publishing.schedule-cancel',
    words: 'cancelled the planned change of',
    about: { kind: 'row', uid: 'plugin::publisher.schedule', part: 'id', column: 'documentId' },
    ...kept,
  }),
  deed(publishing.saveOrder, {
    action: 'publishing.order',
    words: 'put the entries of a list in order',
    values: ['documentIds'],
    ...kept,
  }),
  deed(publishing.makeCampaignLink, {
    action: 'publishing.campaign-link',
    words: 'made a campaign link for',
    about: { kind: 'entry' },
    ...kept,
  }),
  deed(approvals.askApproval, {
    action: 'publishing.ask',
    words: 'asked a second person to publish',
    about: { kind: 'entry' },
    ...kept,
  }),
  deed(approvals.approve, {
    action: 'publishing.approve',
    words: 'approved as the second person',
    about: approval,
    ...kept,
  }),
  deed(approvals.decline, {
    action: 'publishing.decline',
    words: 'declined as the second person',
    about: approval,
    ...kept,
  }),
  deed(approvals.withdraw, {
    action: 'publishing.withdraw',
    words: 'took back the request to publish',
    about: approval,
    ...kept,
  }),
  deed(approvals.saveSecondSetting, {
    action: 'settings.second-person',
    words: 'set whether plans and policies need a second person',
    values: ['needsSecond'],
    ...kept,
  }),
  deed(health.checkHealth, { action: 'publishing.health', words: 'had all content checked', ...kept }),
  deed(health.saveHealthSettings, {
    action: 'settings.health',
    words: 'changed the settings of the content check',
    values: ['months'],
    ...kept,
  }),
  deed(health.leaveFault, {
    action: 'publishing.fault-leave',
    words: 'left a fault of',
    about: fault,
    ...kept,
  }),
  deed(health.takeBackFault, {
    action: 'publishing.fault-back',
    words: 'put back on the list a fault of',
    about: fault,
    ...kept,
  }),
  deed(health.saveReview, {
    action: 'publishing.review',
    words: 'set the review date of',
    about: { kind: 'entry' },
    values: ['reviewBy', 'ownerId'],
    ...kept,
  }),
  deed(health.markReviewed, {
    action: 'publishing.reviewed',
    words: 'found still right',
    about: { kind: 'entry' },
    ...kept,
  }),
  deed(exportLines, {
    action: 'audit.export',
    words: 'exported this log as CSV',
    values: ['area', 'from', 'to', 'uid', 'documentId'],
    ...kept,
  }),
  deed(exportVisits, {
    action: 'settings.visits-export',
    words: 'exported visits as CSV',
    values: ['from', 'to', 'by', 'country', 'device'],
    ...kept,
  }),
  deed(verifyChain, { action: 'audit.verify', words: 'had this log checked', ...kept }),
];
