// Databases: both, as the counts are written in SQL.
import type { Summary } from '@lanternway/contracts/enquiries/staff';
import type { ScheduledClass } from '@lanternway/contracts/enquiries/staff-item';
import { serveCms } from '../serve-cms';
import { ago, emptyInbox, hoursFromNow, lead, openDesk, type Desk } from './desk';

const cms = serveCms();
let desk: Desk;

beforeAll(async () => {
  desk = await openDesk(cms);
});

afterEach(() => emptyInbox(cms));

it('sums up what there is to do, and names what waits longest', async () => {
  const me = await desk.staffId('admissions');
  const old = await lead(cms, 'free-class', { ...ago(30), nextStepAt: hoursFromNow(-20) });
  const young = await lead(cms, 'career', ago(1));
  const late = await lead(cms, 'contact', { stage: 'contacted', ownerId: me, nextStepAt: hoursFromNow(-1) });
  const later = await lead(cms, 'contact', { stage: 'contacted', nextStepAt: hoursFromNow(-72) });
  await lead(cms, 'contact', { replyBy: hoursFromNow(0.5) });
  await lead(cms, 'contact', { stage: 'contacted', ...ago(900) });
  await lead(cms, 'contact', { isSuspect: true });
  await lead(cms, 'contact', { stage: 'answered', nextStepAt: hoursFromNow(-1) });
  const summary = (await desk.get('/enquiries/summary?zone=Asia/Kolkata').expect(200)).body as Summary;
  expect(summary).toMatchObject({
    newByKind: { 'free-class': 1, contact: 1, career: 1 },
    open: 6,
    late: 4,
    soon: 1,
    overdue: 3,
    toDo: 5,
    mine: 1,
    suspect: 1,
  });
  expect(summary.waiting.map(({ id }) => id).slice(0, 4)).toEqual([later, old, young, late]);
  expect(new Date(summary.waitingSince ?? 0).getTime()).toBeCloseTo(hoursFromNow(-30).getTime(), -5);
});

describe('the week', () => {
  const hour = 3_600_000;
  const from = new Date(Date.now() - 24 * hour);
  const before = new Date(from.getTime() - 7 * 24 * hour);
  const week = (query: Record<string, string>) =>
    desk.get(`/enquiries/week?${new URLSearchParams(query).toString()}`);

  const addClass = (enquiryId: string, state: ScheduledClass['state']) =>
    cms.strapi.db.query('plugin::enquiries.scheduled-class').create({
      data: {
        documentId: `week-${enquiryId}`,
        enquiryId,
        state,
        startsAt: new Date(),
        zone: 'UTC',
        minutes: 45,
        calendarUid: `week-${enquiryId}`,
      },
    });

  it('counts what came in, and what became of the free classes', async () => {
    const child = await lead(cms, 'free-class', { stage: 'attended', ...ago(1) });
    const late = await lead(cms, 'free-class', { stage: 'enrolled', ...ago(720) });
    const gone = await lead(cms, 'free-class', { stage: 'lost', ...ago(720) });
    await lead(cms, 'contact', ago(72));
    await lead(cms, 'career', ago(720));
    await lead(cms, 'contact', { isSuspect: true });
    await addClass(child, 'scheduled');
    await addClass(late, 'no-show');
    await addClass(gone, 'attended');
    const { body } = await week({ from: from.toISOString(), before: before.toISOString() }).expect(200);
    expect(body).toEqual({
      received: { now: 1, before: 1 },
      freeClasses: { now: 1, before: 0 },
      booked: { now: 3, before: 0 },
      attended: { now: 2, before: 0 },
    });
  });

  it.each([
    {},
    { from: 'Monday', before: 'Sunday' },
    { from: '2026-13-40T00:00:00Z', before: '2026-11-16T00:00:00Z' },
  ])('begins at times that are times: %j', async (query) => {
    await week(query as Record<string, string>).expect(400);
  });
});

it('counts what is due today by the time zone of the reader', async () => {
  await lead(cms, 'contact', { nextStepAt: new Date() });
  await lead(cms, 'contact', { nextStepAt: hoursFromNow(30) });
  const { body } = await desk.get('/enquiries/summary?zone=Pacific/Auckland').expect(200);
  expect((body as Summary).dueToday).toBe(1);
});

it('names who may own an enquiry', async () => {
  const { body } = await desk.get('/enquiries/staff').expect(200);
  expect(body).toEqual([
    { id: await desk.staffId('admissions'), name: 'Admissions' },
    { id: await desk.staffId('superAdmin'), name: 'Super admin' },
  ]);
});
