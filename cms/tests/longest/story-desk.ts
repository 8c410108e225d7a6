import type { AnyObject, ObjectSchema } from 'yup';
import { inboxFilter, inboxQuery } from '@lanternway/contracts/enquiries/staff';
import { timetableQuery } from '@lanternway/contracts/enquiries/staff-classes';
import { findKnown, leadToAdd } from '@lanternway/contracts/enquiries/staff-add';
import * as item from '@lanternway/contracts/enquiries/staff-item';
import { bulkChange, newView } from '@lanternway/contracts/enquiries/staff-many';
import { deskSettings, privacyErase, privacyQuery } from '@lanternway/contracts/enquiries/staff-privacy';
import type { EnquiryKind } from '@lanternway/contracts/enquiries/site';
import type { Staff } from '../staff';
import type { Cms } from '../start-cms';
import { dayIn, type Known } from './longest';
import type { Walk } from './walk';

type Authorization = Record<Staff, string>;

type Schema = ObjectSchema<AnyObject>;

const tables: Record<EnquiryKind, string> = {
  'free-class': 'plugin::enquiries.free-class-request',
  contact: 'plugin::enquiries.contact-message',
  career: 'plugin::enquiries.career-application',
};

/** What admissions does with the enquiries from the forms. */
export async function walkDesk({ ask }: Walk, { strapi }: Cms, staff: Authorization): Promise<void> {
  const as = staff.admissions;
  const idOf = async (kind: EnquiryKind) =>
    ((await strapi.db.query(tables[kind]).findOne({ where: {} })) as { documentId: string }).documentId;
  const id = await idOf('free-class');
  const user = (await strapi.db
    .query('admin::user')
    .findOne({ where: { email: { $contains: 'admissions' } } })) as {
    id: number;
  };
  const read = (path: string, request?: Schema) =>
    ask({ route: `GET /enquiries/${path}`, as, ...(request === undefined ? {} : { request }) });
  await read('inbox', inboxQuery as Schema);
  await read('export.csv', inboxQuery as Schema);
  await read('summary', inboxFilter.pick(['zone']) as Schema);
  await read('counts', inboxFilter.pick(['zone']) as Schema);
  await read('staff');
  await read('sources');
  await read('campaigns');
  await read('views');
  await read('settings');
  const week = { from: `${dayIn(42)}T00:00:00.000Z`, until: `${dayIn(49)}T00:00:00.000Z` };
  await ask({ route: 'GET /enquiries/timetable', request: timetableQuery as Schema, known: week, as });
  await ask({ route: 'GET /enquiries/items/:kind/:id', at: { kind: 'free-class', id }, as });
  await ask({ route: 'GET /enquiries/resumes/:id', at: { id: await idOf('career') }, as });

  const added = { course: 'coding', cameBy: 'other', key: 'k'.repeat(64) };
  await ask({
    route: 'POST /enquiries/added',
    request: leadToAdd as Schema,
    known: added,
    unkept: ['key'],
    as,
  });
  await ask({
    route: 'POST /enquiries/known',
    request: findKnown.request as Schema,
    ...{ unkept: ['email', 'phone'], as },
  });

  const change = async (what: string, request: Schema, known: Known = {}, refused?: number) => {
    const { version } = (await strapi.db
      .query(tables['free-class'])
      .findOne({ where: { documentId: id } })) as {
      version: number;
    };
    const route = `POST /enquiries/items/:kind/:id/${what}`;
    const call = { route, at: { kind: 'free-class', id }, request, as, known: { version, ...known } };
    await ask(refused === undefined ? call : { ...call, refused });
  };
  await change('status', item.statusChange as Schema, { status: 'contacted' });
  await change('owner', item.ownerChange as Schema, { ownerId: user.id });
  await change('next-step', item.nextStepChange as Schema);
  await change('notes', item.newNote as Schema);
  await change('suspect', item.suspectChange as Schema);
  const when = { date: dayIn(45), time: '10:00', zone: 'America/Argentina/ComodRivadavia' };
  // No teacher has a key of that length.
  await change('class', item.classRequest as Schema, when, 400);
  const byHand = { ...when, teacherKey: undefined };
  await change('class', item.classRequest as Schema, byHand);
  const past = { date: '2026-01-15', time: '10:00', zone: when.zone };
  await change('class/cancel', item.classCancel as Schema);
  await change('class/record', item.classRecord as Schema, past);
  await change('class/outcome', item.classOutcome as Schema);
  await change('class', item.classRequest as Schema, byHand);
  await change('class/cancel', item.classCancel as Schema);
  // There is no other enquiry to merge with; the ids are as long as allowed.
  await change('merge', item.mergeRequest as Schema, {}, 400);
  await change('unmerge', item.mergeRequest as Schema, {}, 409);
  const items = [{ kind: 'free-class', id }];
  await ask({
    route: 'POST /enquiries/bulk',
    ...{ request: bulkChange as unknown as Schema, known: { items, ownerId: undefined, status: 'lost' }, as },
  });
  await ask({ route: 'POST /enquiries/views', request: newView as Schema, as });
  await ask({ route: 'DELETE /enquiries/views/:id', at: { id: 999_999_999 }, as, refused: 404 });
  await ask({ route: 'POST /enquiries/settings', request: deskSettings as Schema, as: staff.superAdmin });
}

/** Called last, because it removes what the others need. */
export async function walkPrivacy({ ask }: Walk, staff: Authorization): Promise<void> {
  const as = staff.admissions;
  const { email } = privacyErase.cast({ email: longestAddress, confirm: 'x', reason: 'x' });
  await ask({ route: 'POST /enquiries/privacy/find', request: privacyQuery as Schema, as });
  await ask({
    route: 'POST /enquiries/privacy/export',
    request: privacyQuery as Schema,
    as,
    unkept: ['email'],
  });
  await ask({
    route: 'POST /enquiries/privacy/erase',
    ...{ request: privacyErase as Schema, known: { confirm: email }, unkept: ['email', 'confirm'], as },
  });
}

const longestAddress = `${'e'.repeat(64)}@${'x'.repeat(185)}.com`;
