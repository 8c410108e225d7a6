import { deed, type Deed } from './deed.js';
import * as publishing from '../publishing/staff-calls.js';
import { exportVisits } from '../insight/visits-calls.js';
import { exportLines, verifyChain } from './staff-calls.js';

/* What is done with the site as a whole, and with this log. */

const kept = { keeping: 'deed' } as const;

export const siteDeeds: readonly Deed[] = [
  deed(publishing.publishNow, {
    action: 'publishing.now',
    words: 'had the site built at once',
    ...kept,
  }),
  deed(publishing.rollBack, {
    action: 'publishing.roll-back',
    words: 'rolled the site back to build',
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
