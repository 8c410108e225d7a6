import type { AnyObject, ObjectSchema } from 'yup';
import { geo, rates } from '@lanternway/contracts/site/site';
import { mailQuery } from '@lanternway/contracts/mail/mails';
import { buildQuery, rollBackRequest } from '@lanternway/contracts/publishing/staff';
import { orderRequest } from '@lanternway/contracts/publishing/order';
import { previewRequest } from '@lanternway/contracts/publishing/preview';
import { scheduleRequest } from '@lanternway/contracts/publishing/schedules';
import { campaignLinkRequest } from '@lanternway/contracts/publishing/campaign-links';
import { askRequest, declineRequest, secondSetting } from '@lanternway/contracts/publishing/approvals';
import { entryCheckRequest } from '@lanternway/contracts/publishing/entry-check';
import { entryQuery } from '@lanternway/contracts/publishing/entry';
import {
  healthQuery,
  healthSettingsRequest,
  leaveRequest,
  reviewRequest,
  reviewsQuery,
} from '@lanternway/contracts/publishing/health';
import { until } from '../mailer/mails';
import type { Staff } from '../staff';
import type { Cms } from '../start-cms';
import type { Walk } from './walk';
import { routeOf } from './story-parents';

type Schema = ObjectSchema<AnyObject>;

/** What marketing does with an unpublished entry. Publishing itself is switched off in these tests. */
export async function walkPublishing(
  { ask }: Walk,
  staff: Record<Staff, string>,
  entry: { uid: string; documentId: string },
): Promise<void> {
  const as = staff.marketing;
  const route = (name: string) => name.replace(' ', ' /publisher/');
  await ask({ route: route('GET state'), as });
  await ask({ route: route('POST publish'), as, refused: 400 });
  await ask({ route: route('GET builds'), as, request: buildQuery as Schema });
  await ask({ route: route('GET builds/:number'), at: { number: 999_999_999 }, as, refused: 404 });
  const at = { number: 999_999_999 };
  await ask({
    route: route('POST builds/:number/roll-back'),
    at,
    as,
    request: rollBackRequest as Schema,
    refused: 404,
  });
  await ask({ route: route('GET entries'), as, request: entryQuery as Schema });
  await ask({ route: route('GET entries/:uid/:documentId'), at: entry, as });
  await ask({
    route: route('POST preview'),
    as,
    request: previewRequest as Schema,
    known: entry,
    refused: 400,
  });
  const inAWeek = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString();
  const known = { ...entry, action: 'publish', at: inAWeek, prices: [] };
  const { id } = await ask<{ id: string }>({
    ...{ route: route('POST schedules'), as, request: scheduleRequest as Schema, known },
  });
  await ask({ route: route('DELETE schedules/:id'), at: { id }, as });
  await ask({ route: route('GET schedules'), as });
  await ask({ route: route('GET orders'), as });
  const ordered = { version: '0'.repeat(32), documentIds: [entry.documentId] };
  await ask({
    route: route('POST orders/:uid'),
    at: { uid: entry.uid },
    as,
    request: orderRequest as Schema,
    known: ordered,
    refused: 409,
  });
}

/** Two people publish an entry, and somebody looks after it. `no` is a request or a fault that nobody has made. */
export async function walkHealth(
  { ask }: Walk,
  staff: Record<Staff, string>,
  entry: { uid: string; documentId: string },
): Promise<void> {
  const as = staff.marketing;
  const no = { id: 'none' };
  const route = (name: string) => name.replace(' ', ' /publisher/');
  const refused = 404;
  await ask({
    route: route('POST approvals/setting'),
    as: staff.superAdmin,
    request: secondSetting as Schema,
    known: { needsSecond: false },
  });
  // An entry of a kind that one person publishes.
  await ask({
    route: route('POST approvals'),
    as,
    request: askRequest as Schema,
    known: entry,
    refused: 400,
  });
  await ask({ route: route('GET approvals'), as });
  await ask({ route: route('GET approvals/of/:uid/:documentId'), at: entry, as });
  await ask({ route: route('POST approvals/:id/approve'), at: no, as, refused });
  await ask({
    route: route('POST approvals/:id/decline'),
    at: no,
    as,
    request: declineRequest as Schema,
    refused,
  });
  await ask({ route: route('POST approvals/:id/withdraw'), at: no, as, refused });
  await ask({ route: route('GET health'), as, request: healthQuery as Schema, known: { page: 1 } });
  await ask({ route: route('POST health/check'), as });
  const words = Array.from({ length: 100 }, (_, index) => String(index).padEnd(40, 'x'));
  await ask({
    route: route('POST health/settings'),
    as,
    request: healthSettingsRequest as Schema,
    known: { months: 36, avoid: words },
  });
  await ask({
    route: route('POST health/faults/:id/leave'),
    at: no,
    as,
    request: leaveRequest as Schema,
    refused,
  });
  await ask({ route: route('POST health/faults/:id/take-back'), at: no, as, refused });
  await ask({
    route: route('POST reviews/:uid/:documentId'),
    at: entry,
    as,
    request: reviewRequest as Schema,
    known: { reviewBy: '2099-12-31', ownerId: 1 },
  });
  await ask({ route: route('POST reviews/:uid/:documentId/reviewed'), at: entry, as });
  await ask({ route: route('GET reviews/:uid/:documentId'), at: entry, as });
  await ask({ route: route('GET reviews'), as, request: reviewsQuery as Schema, known: { page: 1 } });
}

/** The links of a landing page. */
export async function walkCampaign(
  { ask }: Walk,
  as: string,
  page: { uid: string; documentId: string },
): Promise<void> {
  const word = 'x'.repeat(60);
  const known = { ...page, source: word, medium: word, content: word };
  await ask({ route: 'POST /publisher/campaign-links', as, request: campaignLinkRequest as Schema, known });
  await ask({
    route: 'POST /publisher/entries/:uid/:documentId/check',
    at: page,
    as,
    request: entryCheckRequest as Schema,
    known: { entry: null },
  });
  await ask({ route: 'GET /publisher/campaign-links/:uid/:documentId', at: page, as });
}

/** What staff see of mails, which are the longest by now. */
export async function walkMails({ ask }: Walk, { strapi }: Cms, staff: Record<Staff, string>): Promise<void> {
  const as = staff.superAdmin;
  const find = async (where: object) =>
    (await strapi.db.query('plugin::mailer.mail').findOne({ where })) as { id: number } | null;
  await ask({ route: 'POST /mailer/test', as });
  await ask({ route: 'GET /mailer/mails', as, request: mailQuery as Schema });
  const { id } = await until(async () => (await find({ state: 'sent', isSecret: false })) ?? undefined);
  await ask({ route: 'GET /mailer/mails/:id', at: { id }, as });
  await ask({ route: 'POST /mailer/mails/:id/again', at: { id }, as });
  await ask({ route: 'POST /mailer/mails/:id/now', at: { id }, as, refused: 400 });
  await ask({ route: 'GET /_outbox' });
  await ask({ route: 'GET /mail/mark.png', refused: 404 });
  const shown = await ask<{ id: string }[]>({ route: 'GET /_outbox.json' });
  expect(shown.length).toBeGreaterThan(5);
  await ask({ route: routeOf(geo) });
}

export const unwalked: Record<string, string> = {
  'GET /enquiries/week': 'takes the beginnings of two weeks, and counts',
  'GET /payments/week': 'the same',
  'GET /publisher/week': 'the same',
  [routeOf(rates)]: 'takes nothing, and asks another site',
  'GET /_outbox/:id': 'shows a mail of the demo by its name; /_outbox shows all',
  'GET /_outbox/:id/html': 'the same',
  'GET /_outbox/:id/attachments/:index': 'the same',
};
