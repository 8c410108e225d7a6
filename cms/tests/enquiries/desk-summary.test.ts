// Databases: both, as the counts are written in SQL.
import type { Summary } from '@lanternway/contracts/enquiries/staff';
import type { TabCounts } from '@lanternway/contracts/enquiries/staff-counts';
import type { ScheduledClass } from '@lanternway/contracts/enquiries/staff-item';
import { findRows, until } from '../mailer/mails';
import { serveCms } from '../serve-cms';
import { addClass } from './made';
import { ago, emptyInbox, hoursFromNow, lead, messageOf, openDesk, type Desk } from './desk';

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
    hours: { zone: 'Asia/Kolkata' },
  });
  expect(new Date(summary.hours.until).getTime()).toBeGreaterThan(Date.now());
  expect(summary.waiting.map(({ id }) => id).slice(0, 4)).toEqual([later, old, young, late]);
  expect(new Date(summary.waitingSince ?? 0).getTime()).toBeCloseTo(hoursFromNow(-30).getTime(), -5);
});

it('counts behind each tab what its page lists', async () => {
  const late = await lead(cms, 'free-class', ago(30));
  await lead(cms, 'contact', { isSuspect: true });
  await lead(cms, 'free-class', {
    wish: { zone: 'Asia/Kolkata', windows: ['mon-morning'] },
    waitsSince: hoursFromNow(-1),
    replyBy: hoursFromNow(9),
  });
  const merged = await lead(cms, 'free-class', { mergedInto: late });
  const classes = cms.strapi.db.query('plugin::enquiries.scheduled-class');
  const counts = async (zone = 'Asia/Kolkata') =>
    (await desk.get(`/enquiries/counts?zone=${zone}`).expect(200)).body as TabCounts;
  const without = await counts();
  expect(without).toEqual({ open: 2, late: 1, today: 0, unmarked: 0, waiting: 1 });
  await addClass(cms, late, hoursFromNow(0));
  await addClass(cms, merged, hoursFromNow(0));
  expect((await counts()).today).toBe(1);
  await classes.updateMany({ where: { enquiryId: late }, data: { startsAt: hoursFromNow(-50) } });
  expect(await counts()).toMatchObject({ today: 0, unmarked: 1 });
  await classes.updateMany({ where: { enquiryId: late }, data: { state: 'attended' } });
  expect(await counts()).toMatchObject({ unmarked: 0 });
});

describe('the week', () => {
  const hour = 3_600_000;
  const from = new Date(Date.now() - 24 * hour);
  const before = new Date(from.getTime() - 7 * 24 * hour);
  const week = (query: Record<string, string>) =>
    desk.get(`/enquiries/week?${new URLSearchParams(query).toString()}`);

  const classInState = (enquiryId: string, state: ScheduledClass['state']) =>
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
    await classInState(child, 'scheduled');
    await classInState(late, 'no-show');
    await classInState(gone, 'attended');
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

describe('an enquiry that staff add', () => {
  const told = {
    name: 'Dev Shah',
    course: 'math',
    grade: '4',
    parentEmail: 'Shah@Example.com',
    parentPhone: '+44 (7700) 900-123',
    notes: 'Asks for evenings',
    cameBy: 'phone',
    heard: 'friend',
  };
  let filled = 0;
  const add = async (more: object = {}, staff?: 'finance') => {
    filled += 1;
    return desk.post('/enquiries/added', { ...told, key: `filling-${String(filled)}`, ...more }, staff);
  };
  const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id;

  it('is in the inbox as theirs, and says how it came, who typed it, and that no policy was shown', async () => {
    const id = idOf(await add());
    expect(await desk.item('free-class', id)).toMatchObject({
      name: 'Dev Shah',
      email: 'shah@example.com',
      phone: '+447700900123',
      about: 'Maths, grade 4',
      status: 'new',
      owner: { id: await desk.staffId('admissions') },
      source: 'by phone',
      origin: { variant: 'desk', policyVersion: null },
      cameBy: 'phone',
      parentZone: { name: 'Europe/London', from: 'country' },
      timeline: [
        { what: 'received', text: 'Added by hand; it came by phone', by: expect.any(String) as string },
      ],
    });
    expect(await desk.ids('?owner=me&source=by phone')).toEqual([id]);
    expect(await desk.ids('?search=7700900123')).toEqual([id]);
    expect((await desk.item('free-class', id)).facts).toContainEqual({
      label: 'Heard of us by',
      value: 'A friend',
    });
  });

  it('has to be replied to in the hours of the desk, and typing it is no reply', async () => {
    const id = idOf(await add());
    const { replyBy } = await desk.item('free-class', id);
    expect(new Date(replyBy ?? 0).getTime()).toBeGreaterThan(Date.now());
    const minutes = async () => {
      await cms.strapi.plugin('insight').service<{ catchUp: () => Promise<void> }>('people').catchUp();
      return (await cms.strapi.db
        .query('plugin::insight.person')
        .findOne({ where: { enquiryId: id } })) as Record<string, unknown>;
    };
    expect(await minutes()).toMatchObject({
      form: 'desk',
      source: 'by phone',
      course: 'math',
      heard: 'friend',
      replyMinutes: null,
    });
    await desk.change('free-class', id, 'status', { status: 'contacted' });
    expect(await minutes()).toMatchObject({ replyMinutes: 0 });
  });

  it('mails nobody', async () => {
    await add();
    // Of one from a form the parent is told. What is told of at all is told of by then.
    await lead(cms, 'free-class', { email: 'form@example.com', announcedAt: null });
    cms.strapi.plugin('enquiries').service<{ wake: () => void }>('notifier').wake();
    const toParents = await until(async () => {
      const mails = await findRows(cms, {});
      const recipients = mails.map(({ recipient }) => recipient);
      return recipients.includes('form@example.com') ? recipients : undefined;
    });
    expect(toParents).not.toContain('shah@example.com');
  });

  it('is one, however often the same form is sent, also at once', async () => {
    const same = { key: 'one-filling' };
    const answers = await Promise.all([add(same), add(same), add(same)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const stored = 'plugin::enquiries.secrets';
    const secrets = cms.strapi.config.get<readonly string[]>(stored);
    cms.strapi.config.set(stored, ['a-newer-secret', ...secrets]);
    const again = await add(same);
    cms.strapi.config.set(stored, secrets);
    expect(new Set([...answers, again].map(idOf)).size).toBe(1);
    const [id = ''] = await desk.ids('?folder=all');
    expect((await desk.inbox('?folder=all')).total).toBe(1);
    expect((await desk.item('free-class', id)).timeline).toHaveLength(1);
  });

  it('is not added to what the family has sent before, unless staff say so', async () => {
    const before = await lead(cms, 'contact', { email: told.parentEmail.toLowerCase() });
    const byPhone = await lead(cms, 'career', { email: 'other@example.com', phone: '+447700900123' });
    const known = async (body: object) =>
      ((await desk.post('/enquiries/known', body).expect(200)).body as { rows: { id: string }[] }).rows
        .map(({ id }) => id)
        .sort();
    expect(await known({ email: told.parentEmail, phone: told.parentPhone })).toEqual(
      [before, byPhone].sort(),
    );
    expect(await known({ email: 'nobody@example.com' })).toEqual([]);
    expect(await known({})).toEqual([]);
    const refused = await add();
    expect(refused.status).toBe(409);
    expect(messageOf(refused)).toBe(
      'Someone has written to us before with this email or phone. Open that enquiry, or add this one anyway.',
    );
    expect((await desk.inbox('?folder=all')).total).toBe(2);
    const added = await add({ isSure: true });
    expect(added.status).toBe(201);
    expect((await desk.item('free-class', idOf(added))).related).toHaveLength(2);
  });

  it('is refused in plain words at each field, and by a role that has no such work', async () => {
    const { status, body } = await add({
      name: '',
      course: 'chess',
      grade: '99',
      parentEmail: 'none',
      parentPhone: '12',
      cameBy: 'pigeon',
      heard: 'a dream',
    });
    expect(status).toBe(400);
    const { errors } = (body as { error: { details: { errors: { path: string[]; message: string }[] } } })
      .error.details;
    expect(Object.fromEntries(errors.map(({ path, message }) => [path.join('.'), message]))).toEqual({
      name: 'Full name is required.',
      course: 'Course selection is required.',
      parentEmail: 'A valid email address is required.',
      parentPhone: 'Phone number must be 7-15 digits.',
      cameBy: 'Please say how it came.',
      heard: 'Please choose one of the answers.',
    });
    expect((await add({}, 'finance')).status).toBe(403);
    expect((await desk.inbox('?folder=all')).total).toBe(0);
  });

  it('leaves a line in the log of what happened, which leads to it and holds no name', async () => {
    const id = idOf(await add());
    const line = await cms.strapi.db
      .query('plugin::audit.entry')
      .findOne({ where: { action: 'enquiries.add', documentOf: id } });
    expect(line).toMatchObject({
      outcome: 'done',
      uid: 'plugin::enquiries.free-class-request',
      // The name is the family's: it is read when the line is shown.
      title: null,
      changed: expect.stringContaining('cameBy') as string,
    });
  });
});
