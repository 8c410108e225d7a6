// Databases: PostgreSQL, as the time, the request and its mail stand together or not at all; the stories book on SQLite.
import { randomUUID } from 'node:crypto';
import { cancelOwnClass, listFamilyClasses, type FamilyClass } from '@lanternway/contracts/classes/own-class';
import type { BookingReply } from '@lanternway/contracts/classes/site';
import { freeClass, honeypotField, idempotencyHeader } from '@lanternway/contracts/enquiries/site';
import request from 'supertest';
import { call, logIn, newParent, plentiful } from '../accounts/parent';
import { openDesk, type Desk } from '../enquiries/desk';
import { newSender, rightFreeClass } from '../enquiries/sending';
import { freeClassUid, onlyRow, type StoredRow } from '../enquiries/stored';
import { until } from '../mailer/mails';
import { serveCms } from '../serve-cms';
import { addTeacher, askTimes, expectCalendar, hold, removeTeachers } from './teachers';

const cms = serveCms(plentiful);
let desk: Desk;

beforeAll(async () => {
  desk = await openDesk(cms);
});

afterEach(async () => {
  await expectCalendar(cms);
  await removeTeachers(cms);
});

const zone = 'Europe/London';

interface Reply {
  message: string;
  booking: BookingReply['booking'];
  near?: string[];
  answerBy?: string;
}

function send(email: string, slot: object | null, more: object = {}, key: string = randomUUID()) {
  return request(cms.url)
    .post(freeClass.path)
    .set(idempotencyHeader, key)
    .send({ ...rightFreeClass(email), ...(slot === null ? {} : { slot }), ...more });
}

const replyOf = async (sent: request.Test): Promise<Reply> => (await sent.expect(200)).body as Reply;

const holdAt = async (at: string): Promise<string> =>
  ((await hold(cms, at).expect(200)).body as { hold: string }).hold;

async function mailsTo(recipient: string): Promise<string[]> {
  const mails: { kind: string }[] = await cms.strapi.db
    .query('plugin::mailer.mail')
    .findMany({ where: { recipient } });
  return mails.map(({ kind }) => kind);
}

interface Row {
  documentId: string;
  stage: string;
  announcedAt: string | null;
  wantedAt: string | null;
}

const rowOf = async (email: string): Promise<Row> =>
  (await onlyRow(cms, freeClassUid, { parentEmail: email })) as StoredRow & Row;

it('books the time that was held, mails one confirmation, and hands out the calendar file', async () => {
  await addTeacher(cms, { roomUrl: 'https://rooms.example/ananya' });
  const email = newSender('priya');
  const at = (await askTimes(cms)).times[6] ?? '';
  const { booking, message } = await replyOf(send(email, { at, zone, hold: await holdAt(at) }));

  expect(message).toBe("Thank you for applying! We'll contact you soon to schedule your free class.");
  expect(booking).toMatchObject({ at, zone, minutes: 45, mailedTo: `p…${email.slice(email.indexOf('@'))}` });
  const { default: ical } = await import('ical.js');
  const event = new ical.Event(
    new ical.Component(ical.parse(booking?.calendar ?? '') as unknown[]).getFirstSubcomponent('vevent') ??
      undefined,
  );
  expect(event.startDate.toJSDate().toISOString()).toBe(at);
  expect((await askTimes(cms)).times).not.toContain(at);

  const row = await rowOf(email);
  expect(row).toMatchObject({ stage: 'scheduled', wantedAt: null, wanted: { at, zone } });
  const { documentId } = row as { documentId: string };
  const item = await desk.item('free-class', documentId);
  expect(item.scheduledClass).toMatchObject({
    state: 'scheduled',
    startsAt: at,
    zone,
    minutes: 45,
    link: 'https://rooms.example/ananya',
    teacher: 'Ananya R.',
  });
  expect(item.timeline.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^Class booked by the parent: /),
  );
  expect(item).toMatchObject({
    booked: { at: expect.any(String), by: null },
    notes: rightFreeClass(email).notes,
  });
  await until(async () => ((await rowOf(email)).announcedAt === null ? undefined : true));
  expect(await mailsTo(email)).toEqual(['Free class scheduled']);
});

it('shows the classes to come to the account of their e-mail, and to no other', async () => {
  await addTeacher(cms, { name: 'Ananya R.' });
  const [mine, others] = [await newParent(cms, 'mine'), await newParent(cms, 'others')];
  const { times } = await askTimes(cms);
  const [first = '', second = ''] = [times[6], times[12]];
  // The later one is booked first, and with the e-mail in capitals.
  await replyOf(send(mine.toUpperCase(), { at: second, zone }, { name: 'Arjun Raman' }));
  const { booking } = await replyOf(send(mine, { at: first, zone }, { name: 'Meera Raman' }));
  const classesOf = async (parent: string): Promise<FamilyClass[]> => {
    const { token } = await logIn(cms, parent);
    const answer = await call(cms, listFamilyClasses, {}, token).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    return (answer.body as { classes: FamilyClass[] }).classes;
  };
  const shown = await classesOf(mine);
  expect(shown).toMatchObject([
    { name: 'Meera', at: first, zone, minutes: 45, teacher: 'Ananya R.', managePath: booking?.managePath },
    { name: 'Arjun', at: second },
  ]);
  expect(JSON.stringify(shown)).not.toMatch(/Raman|@|\+91/);
  expect(await classesOf(others)).toEqual([]);
  await call(cms, listFamilyClasses).expect(401);

  // What is over or cancelled is no class to come.
  const token = booking?.managePath.replace('/booking#', '') ?? '';
  await request(cms.url).post(cancelOwnClass.path).send({ token, sequence: 0 }).expect(200);
  expect(await classesOf(mine)).toMatchObject([{ name: 'Arjun' }]);
  await cms.strapi.db
    .query('plugin::enquiries.scheduled-class')
    .updateMany({ where: { startsAt: second }, data: { startsAt: new Date(Date.now() - 60 * 60_000) } });
  expect(await classesOf(mine)).toEqual([]);
});

it('books without a hold too', async () => {
  await addTeacher(cms);
  const at = (await askTimes(cms)).times[6] ?? '';
  expect((await replyOf(send(newSender('li'), { at, zone }))).booking).toMatchObject({ at });
});

it('makes one request and one class of a form that is sent twice at once, and again', async () => {
  await addTeacher(cms);
  await addTeacher(cms);
  const [email, key] = [newSender('twice'), randomUUID()];
  const at = (await askTimes(cms)).times[6] ?? '';
  const slot = { at, zone, hold: await holdAt(at) };
  const both = await Promise.all([replyOf(send(email, slot, {}, key)), replyOf(send(email, slot, {}, key))]);
  const again = await replyOf(send(email, slot, {}, key));
  expect([...both, again].map(({ booking }) => booking?.at)).toEqual([at, at, at]);
  expect(await expectCalendar(cms)).toHaveLength(1);
  expect(await mailsTo(email)).toEqual(['Free class scheduled']);
});

it('keeps the request where the time has gone, shows others, and books the one that is chosen then', async () => {
  await addTeacher(cms);
  const [email, key] = [newSender('late'), randomUUID()];
  const at = (await askTimes(cms)).times[6] ?? '';
  await hold(cms, at).expect(200);
  const lost = await replyOf(send(email, { at, zone }, {}, key));
  expect([lost.booking, lost.near?.length]).toEqual([null, 3]);
  expect(await rowOf(email)).toMatchObject({ stage: 'new', wanted: { at, zone, isLost: true } });

  const other = lost.near?.[0] ?? '';
  const found = await replyOf(send(email, { at: other, zone }, {}, key));
  expect(found.booking?.at).toBe(other);
  expect(await rowOf(email)).toMatchObject({ stage: 'scheduled', wanted: { at: other } });
  await until(async () => ((await rowOf(email)).announcedAt === null ? undefined : true));
  expect(await mailsTo(email)).toEqual(['Free class scheduled']);
});

it('says without a time by when the desk answers, and books the time that is chosen after all', async () => {
  await addTeacher(cms);
  const [email, key] = [newSender('after'), randomUUID()];
  const first = await replyOf(send(email, null, {}, key));
  const { replyBy } = (await rowOf(email)) as Row & { replyBy: string };
  expect([first.booking ?? null, first.answerBy]).toEqual([null, new Date(replyBy).toISOString()]);

  const at = (await askTimes(cms)).times[6] ?? '';
  const after = await replyOf(send(email, { at, zone }, {}, key));
  expect([after.booking?.at, after.answerBy]).toEqual([at, undefined]);
  expect(await rowOf(email)).toMatchObject({ stage: 'scheduled', wanted: { at }, wantedAt: null });
});

it('tells a parent whose time had gone and who chose no other', async () => {
  await addTeacher(cms);
  const email = newSender('gone');
  const at = (await askTimes(cms)).times[6] ?? '';
  await hold(cms, at).expect(200);
  await replyOf(send(email, { at, zone }));
  await leaveSince(email, 60_000);
  await until(async () => ((await rowOf(email)).wantedAt === null ? true : undefined));
  const mail = await until(
    async () =>
      ((await cms.strapi.db.query('plugin::mailer.mail').findOne({ where: { recipient: email } })) as {
        kind: string;
        content: unknown;
      } | null) ?? undefined,
  );
  expect(mail.kind).toBe('Free class: request received');
  expect(JSON.stringify(mail)).toContain('had just gone');
});

/** As if the request had come so long ago. */
const leaveSince = (email: string, agoMs: number) =>
  cms.strapi.db
    .query(freeClassUid)
    .updateMany({ where: { parentEmail: email }, data: { wantedAt: new Date(Date.now() - agoMs) } });

it('takes nothing for what looks like a program, and books it once staff say that it is none', async () => {
  await addTeacher(cms);
  const email = newSender('odd');
  const at = (await askTimes(cms)).times[6] ?? '';
  const reply = await replyOf(send(email, { at, zone, hold: await holdAt(at) }, { [honeypotField]: 'x' }));
  expect(reply.booking ?? null).toBeNull();
  // As a request without a time is answered.
  expect(reply.answerBy).toMatch(/Z$/);
  expect(await expectCalendar(cms)).toEqual([]);
  const { documentId } = await rowOf(email);
  expect((await desk.change('free-class', documentId, 'suspect', { isSuspect: false })).status).toBe(200);
  await leaveSince(email, 11_000);
  await until(async () => ((await rowOf(email)).stage === 'scheduled' ? true : undefined));
  expect((await askTimes(cms)).times).not.toContain(at);
});

it('books two classes to come for one e-mail, and keeps the third request for a person', async () => {
  await addTeacher(cms);
  const email = newSender('many');
  const { times } = await askTimes(cms);
  const replies: Reply[] = [];
  for (const index of [4, 8, 12])
    replies.push(
      await replyOf(send(email, { at: times[index] ?? '', zone }, { name: `Child ${'ABC'[index / 4 - 1]}` })),
    );
  expect(replies.map(({ booking }) => booking?.at ?? null)).toEqual([times[4], times[8], null]);
  expect(
    await cms.strapi.db.query(freeClassUid).count({ where: { parentEmail: email, wantedAt: null } }),
  ).toBe(3);
});

it('frees the time when staff cancel, move the class by hand, or erase the person', async () => {
  await addTeacher(cms);
  const free = async (at: string) => (await askTimes(cms)).times.includes(at);
  const { times } = await askTimes(cms);
  const book = async (email: string, at: string) => {
    await replyOf(send(email, { at, zone }));
    return (await rowOf(email)).documentId;
  };
  const [first, second, third] = [times[4] ?? '', times[8] ?? '', times[12] ?? ''];

  const cancelled = await book(newSender('cancelled'), first);
  expect(await free(first)).toBe(false);
  expect((await desk.change('free-class', cancelled, 'class/cancel', { message: '' })).status).toBe(200);
  expect(await free(first)).toBe(true);

  const moved = await book(newSender('moved'), second);
  const date = new Date(Date.now() + 40 * 24 * 3_600_000).toISOString().slice(0, 10);
  const byHand = { date, time: '10:00', zone, minutes: 45, link: '', message: '' };
  expect((await desk.change('free-class', moved, 'class', byHand)).status).toBe(200);
  expect(await free(second)).toBe(true);
  expect((await desk.item('free-class', moved)).scheduledClass?.teacher).toBeNull();

  const email = newSender('erased');
  await book(email, third);
  await desk
    .post('/enquiries/privacy/erase', { email, confirm: email, reason: 'Asked by mail' }, 'superAdmin')
    .expect(200);
  expect(await free(third)).toBe(true);
  expect(await cms.strapi.db.query('plugin::classes.session').count({ where: { state: 'booked' } })).toBe(0);
});

it('keeps the time when staff only change where the class takes place', async () => {
  await addTeacher(cms);
  const email = newSender('room');
  const at = (await askTimes(cms)).times[4] ?? '';
  await replyOf(send(email, { at, zone }));
  const { documentId } = await rowOf(email);
  const { scheduledClass } = await desk.item('free-class', documentId);
  const { date, time } = scheduledClass ?? { date: '', time: '' };
  const same = { date, time, zone, minutes: 45, link: 'https://rooms.example/other', message: '' };
  expect((await desk.change('free-class', documentId, 'class', same)).status).toBe(200);
  expect((await desk.item('free-class', documentId)).scheduledClass?.teacher).toBe('Ananya R.');
});

it.each([
  [{ at: 1e15, zone }, ['slot.at']],
  [{ at: '2026-12-01T10:07:00Z', zone }, ['slot.at']],
  [{ at: '2026-12-01T10:00:00Z', zone: 'Mars/Base' }, ['slot.zone']],
  [{ at: '2026-12-01T10:00:00Z', zone: '+05:30' }, ['slot.zone']],
  [{ at: '2026-12-01T10:00:00Z', zone: 'x'.repeat(300) }, ['slot.zone']],
  [{}, ['slot.at', 'slot.zone']],
])('refuses %j with a sentence, and stores nothing', async (slot, fields) => {
  const email = newSender('wrong');
  const { body } = await send(email, slot).expect(422);
  expect(Object.keys((body as { errors: object }).errors).sort()).toEqual(fields);
  expect(await cms.strapi.db.query(freeClassUid).count({ where: { parentEmail: email } })).toBe(0);
});
