// Databases: PostgreSQL, as two who send a report meet only where several write; SQLite lets one write at a time.
import { plentiful } from '../accounts/parent';
import { messageOf, openDesk, type Desk } from '../enquiries/desk';
import { findRows } from '../mailer/mails';
import { serveCms } from '../serve-cms';
import { refusalOf } from './staff-calls';
import { removeTeachers, setKind } from './teachers';
import { bookBegun, linkTeacher, markOwn, readDay, taughtOf } from './teaching';

const cms = serveCms(plentiful);
let desk: Desk;

beforeAll(async () => {
  desk = await openDesk(cms);
  await cms.strapi.db.query('api::plan.plan').create({
    data: {
      documentId: 'plan-maths',
      key: 'maths-yearly',
      title: 'Mastery',
      subject: 'math',
      sessions: 96,
      sessionMinutes: 45,
      months: 12,
      publishedAt: new Date(),
    },
  });
});

afterEach(() => removeTeachers(cms));

const told = {
  did: 'We drew halves.\nSee evil.example or write to me@evil.example <b>now</b>.',
  strengths: ['asks', 'persists'],
  offer: 'maths-yearly',
  remark: 'The father asks about the price.',
};

async function attended(): Promise<{ id: string; email: string }> {
  await linkTeacher(cms, desk);
  const own = await bookBegun(cms, 60);
  expect((await markOwn(desk, own.id, 'attended')).status).toBe(200);
  return own;
}

const write = (id: string, body: object = {}) =>
  desk.post(`/classes/taught/${id}/report`, { sequence: 0, version: 0, ...told, ...body }, 'teacher');

const send = async (id: string, report = 1) => desk.change('free-class', id, 'class/report/send', { report });

const mailsOf = (id: string) => findRows(cms, { key: { $startsWith: `enquiries.report.${id}` } });

it('is read by admissions, who send it: the words of the teacher without links, and never the remark', async () => {
  const { id, email } = await attended();
  expect((await readDay(desk)).offers).toEqual([{ key: 'maths-yearly', title: 'Mastery', course: 'math' }]);
  await write(id).expect(200);
  expect((await desk.item('free-class', id)).report).toMatchObject({
    ...{ did: told.did, strengths: told.strengths, remark: told.remark, sentAt: null },
    offer: { key: 'maths-yearly', title: 'Mastery' },
  });
  expect(await mailsOf(id)).toEqual([]);
  expect((await send(id)).status).toBe(200);
  const mails = await mailsOf(id);
  expect(mails).toMatchObject([{ recipient: email }]);
  const mail = JSON.stringify(mails);
  expect(mail).toContain('How Asha did');
  expect(mail).toContain('/checkout/maths-yearly');
  expect(mail).toContain('Asks good questions, Does not give up');
  for (const word of ['evil.example', 'father', 'price'])
    expect([word, mail.includes(word)]).toEqual([word, false]);
  const { timeline } = await desk.item('free-class', id);
  expect(timeline.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Report of the class mailed to the parent', 'Report of the class written']),
  );
});

it('can be changed until it is sent, and is sent once, by whoever comes first', async () => {
  const { id } = await attended();
  await write(id).expect(200);
  await write(id, { did: 'A second try.' }).expect(409);
  await write(id, { version: 1, did: 'We drew thirds.' }).expect(200);
  // A colleague has read the first words only.
  expect((await send(id, 1)).status).toBe(409);
  expect(await mailsOf(id)).toEqual([]);
  const statuses = (await Promise.all([send(id, 2), send(id, 2), send(id, 2)])).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(messageOf(await send(id, 2))).toBe('This report was sent to the parent already.');
  expect(await mailsOf(id)).toHaveLength(1);
  expect(JSON.stringify(await mailsOf(id))).toContain('We drew thirds.');
  expect(messageOf(await write(id, { version: 2 }))).toBe('This report was sent to the parent already.');
});

it('is mailed at once where the kind of class is set so', async () => {
  await setKind(cms, { sendsReports: true });
  const { id } = await attended();
  await write(id).expect(200);
  expect((await taughtOf(desk, id)).report?.sentAt).not.toBeNull();
  expect(await mailsOf(id)).toHaveLength(1);
  await setKind(cms, { sendsReports: false });
});

it('is written about a class that was attended, in words that fit', async () => {
  const { id } = await attended();
  expect(await refusalOf(write(id, { did: ' ' }))).toEqual(['did: Please write what you did.']);
  expect((await write(id, { did: 'x'.repeat(501) })).status).toBe(400);
  expect((await write(id, { strengths: ['asks', 'calm', 'keen', 'quick'] })).status).toBe(400);
  expect((await write(id, { strengths: ['strong'] })).status).toBe(400);
  expect(await refusalOf(write(id, { offer: 'no-plan' }))).toEqual([
    'offer: This plan is no longer on the site. Please choose another.',
  ]);
  await write(id).expect(200);
  await markOwn(desk, id, 'no-show');
  for (const refused of [await write(id, { version: 1 }), await send(id)])
    expect(messageOf(refused)).toBe('Only a class that was attended gets a report.');
});

it('suggests no plan that has left the site meanwhile', async () => {
  const { id } = await attended();
  await write(id).expect(200);
  const plans = cms.strapi.db.query('api::plan.plan');
  await plans.updateMany({ where: { key: 'maths-yearly' }, data: { publishedAt: null } });
  expect((await send(id)).status).toBe(200);
  expect(JSON.stringify(await mailsOf(id))).not.toContain('/checkout/');
  await plans.updateMany({ where: { key: 'maths-yearly' }, data: { publishedAt: new Date() } });
});

it('is handed over with the person’s data, and goes with it', async () => {
  const { id, email } = await attended();
  await write(id).expect(200);
  const exported = await desk.post('/enquiries/privacy/export', { email }).expect(200);
  for (const kept of ['We drew halves.', told.remark, 'markedAt'])
    expect([kept, exported.text.includes(kept)]).toEqual([kept, true]);
  await desk
    .post('/enquiries/privacy/erase', { email, confirm: email, reason: 'Asked by mail.' })
    .expect(200);
  const left = await cms.strapi.db
    .query('plugin::enquiries.class-report')
    .count({ where: { enquiryId: id } });
  expect(left).toBe(0);
  expect((await readDay(desk)).classes).toEqual([]);
});
