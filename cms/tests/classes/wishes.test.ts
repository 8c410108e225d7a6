// Databases: PostgreSQL, as two servers that tell families of a free time meet only where several write; SQLite lets one write at a time.
import { randomUUID } from 'node:crypto';
import { bookWaiting, readClass, readWaiting } from '@lanternway/contracts/classes/own-class';
import { wishWindows } from '@lanternway/contracts/classes/wishes';
import { freeClass, honeypotField, idempotencyHeader } from '@lanternway/contracts/enquiries/site';
import type { HoursPage } from '@lanternway/contracts/classes/staff';
import type { WaitingPage } from '@lanternway/contracts/enquiries/waiting';
import { DateTime } from 'luxon';
import { plentiful } from '../accounts/parent';
import { openDesk, type Desk } from '../enquiries/desk';
import { newSender, rightFreeClass } from '../enquiries/sending';
import { freeClassUid, onlyRow } from '../enquiries/stored';
import { findRows, until } from '../mailer/mails';
import { serveCms } from '../serve-cms';
import { bookOwn, post, zone } from './own-class';
import { addTeacher, always, askTimes, expectCalendar, hold, removeTeachers } from './teachers';

const cms = serveCms(plentiful);
let desk: Desk;
let offer: (now: Date) => Promise<unknown>;

beforeAll(async () => {
  desk = await openDesk(cms);
  const { run } = cms.strapi.plugin('enquiries').service('offers') as { run: typeof offer };
  offer = run;
});

afterEach(async () => {
  await expectCalendar(cms);
  await removeTeachers(cms);
  // Nobody of one test waits in the next.
  await cms.strapi.db.query(freeClassUid).updateMany({ where: {}, data: { waitsSince: null } });
});

const all = [...wishWindows];

interface Row {
  documentId: string;
  stage: string;
  waitsSince: string | null;
  offeredAt: string | null;
  wish: unknown;
  wantedAt: string | null;
}

const rowOf = async (email: string) =>
  (await onlyRow(cms, freeClassUid, { parentEmail: email })) as unknown as Row;

const send = (email: string, more: object, key: string = randomUUID()) =>
  post(cms, freeClass.path, { ...rightFreeClass(email), ...more }).set(idempotencyHeader, key);

/** A family that waits. */
async function wait(name: string, windows: readonly string[] = all, more: object = {}) {
  const email = newSender(name);
  await send(email, { wishes: { zone, windows }, ...more }).expect(200);
  const { documentId: id } = await rowOf(email);
  return { email, id };
}

const windowAt = (at: string): string => {
  const { weekday, hour } = DateTime.fromISO(at, { zone });
  return `${String(weekday)}-${hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening'}`;
};

/** A free time by day, so that it lies in a window. */
async function byDay(from = 0): Promise<string> {
  const { times } = await askTimes(cms);
  const found = times.slice(from).find((at) => [10, 14, 18].includes(DateTime.fromISO(at, { zone }).hour));
  return found ?? '';
}

const offersTo = (id: string) => findRows(cms, { key: { $startsWith: `enquiries.offer.${id}` } });

const counts = async (...families: { id: string }[]) =>
  Promise.all(families.map(async ({ id }) => (await offersTo(id)).length));

async function tokenOf(id: string): Promise<string> {
  const [mail] = await offersTo(id);
  return /\/booking#([\w.-]+)/.exec(JSON.stringify(mail))?.[1] ?? '';
}

async function cancelledClass(at: string): Promise<void> {
  const own = await bookOwn(cms, newSender('leaves'), at);
  await own.cancel((await own.read()).sequence).expect(200);
}

const openings = () => cms.strapi.db.query('plugin::classes.opening').count({});

it('stores the windows with the request, and answers as to a request without a time', async () => {
  await addTeacher(cms);
  const email = newSender('plain');
  const plain = await send(newSender('other'), {}).expect(200);
  const { body } = await send(email, { wishes: { zone, windows: ['1-evening'] } }).expect(200);
  // They came one after the other.
  const answerBy: unknown = expect.any(String);
  expect(body).toEqual({ ...(plain.body as object), answerBy });
  const row = await rowOf(email);
  expect(row).toMatchObject({ wish: { zone, windows: ['1-evening'] }, stage: 'new', offeredAt: null });
  expect(row.waitsSince).not.toBeNull();
});

it.each([
  { zone: 'Mars/Base', windows: ['1-evening'] },
  { zone, windows: [] },
  { zone, windows: ['8-evening'] },
  { zone, windows: ['1-night'] },
  { zone, windows: Array.from({ length: 22 }, () => '1-evening') },
])('refuses %j with a sentence, and stores nothing', async (wishes) => {
  const email = newSender('wrong');
  const { body } = await send(email, { wishes }).expect(422);
  expect(Object.keys((body as { errors: object }).errors).every((name) => name.startsWith('wishes'))).toBe(
    true,
  );
  expect(await cms.strapi.db.query(freeClassUid).count({ where: { parentEmail: email } })).toBe(0);
});

it('tells the three who have waited longest of a class that was cancelled, once, however many servers look', async () => {
  await addTeacher(cms);
  const at = await byDay(20);
  const elsewhere = await wait(
    'elsewhere',
    all.filter((window) => window !== windowAt(at)),
  );
  const suspect = await wait('suspect', all, { [honeypotField]: 'x' });
  const [first, second, third, fourth] = [
    await wait('first', [windowAt(at)]),
    await wait('second'),
    await wait('third'),
    await wait('fourth'),
  ];
  await cancelledClass(at);
  const now = new Date();
  await Promise.all([0, 1, 2].map(() => offer(now)));
  expect(await counts(first, second, third, fourth, suspect, elsewhere)).toEqual([1, 1, 1, 0, 0, 0]);
  expect(await openings()).toBe(0);

  // Another place on the same day goes to who was not told yet.
  await cancelledClass(await byDay(40));
  await offer(new Date());
  expect(await counts(first, second, third, fourth, suspect)).toEqual([1, 1, 1, 1, 0]);
});

it('tells nobody half: after an end in between all of it is done, once', async () => {
  await addTeacher(cms);
  const family = await wait('half');
  const { strapi } = cms;
  const outbox = strapi.plugin('mailer').service('outbox') as {
    queue: (mail: { key: string }) => Promise<void>;
  };
  const { queue } = outbox;
  let ended = 0;
  outbox.queue = (mail) => {
    if (!mail.key.startsWith('enquiries.offer')) return queue(mail);
    ended += 1;
    return Promise.reject(new Error('The process ends here.'));
  };
  await cancelledClass(await byDay(20));
  await expect(offer(new Date())).rejects.toThrow();
  expect(ended).toBeGreaterThan(0);
  expect((await rowOf(family.email)).offeredAt).toBeNull();
  expect(await openings()).toBeGreaterThan(0);
  outbox.queue = queue;
  await offer(new Date());
  expect(await counts(family)).toEqual([1]);
  expect(await openings()).toBe(0);
});

it('books by the link for who comes first, which ends their waiting; the other sees what else is free', async () => {
  await addTeacher(cms);
  const [quick, slow] = [await wait('quick'), await wait('slow')];
  const at = await byDay(20);
  await cancelledClass(at);
  await offer(new Date());
  const [quickToken, slowToken] = [await tokenOf(quick.id), await tokenOf(slow.id)];
  const { body } = await post(cms, readWaiting.path, { token: quickToken }).expect(200);
  expect((body as { waiting: object }).waiting).toMatchObject({
    name: 'Asha',
    course: 'math',
    level: 4,
    zone,
  });
  await post(cms, readClass.path, { token: quickToken }).expect(404);

  await post(cms, bookWaiting.path, { token: quickToken, at, zone }).expect(200);
  expect(await rowOf(quick.email)).toMatchObject({ stage: 'scheduled', waitsSince: null });
  await post(cms, readClass.path, { token: quickToken }).expect(200);
  await post(cms, bookWaiting.path, { token: quickToken, at: await byDay(40), zone }).expect(404);

  const taken = await post(cms, bookWaiting.path, { token: slowToken, at, zone }).expect(409);
  expect((taken.body as { near: string[] }).near).toHaveLength(3);
  const [near = ''] = (taken.body as { near: string[] }).near;
  await post(cms, bookWaiting.path, { token: slowToken, at: near, zone }).expect(200);
  expect((await rowOf(slow.email)).waitsSince).toBeNull();
  await post(cms, readWaiting.path, { token: `${quick.id}.manage.AAAAAAAAAAAAAAAAAAAAAA` }).expect(404);
});

it('tells of hours that are added, of a day off that is taken back, and of a hold that ends', async () => {
  const key = await addTeacher(cms, { hours: [], zone });
  const save = (more: object) => desk.post(`/classes/teachers/${key}`, { ...settings, ...more }).expect(200);
  const settings = {
    ...{ version: 1, isActive: true, zone, grades: { from: 1, to: 10 }, ages: null },
    ...{ roomUrl: null, adminUserId: null },
  };
  const hoursOf = await wait('hours');
  await save({ hours: always });
  await offer(new Date());
  expect(await counts(hoursOf)).toEqual([1]);
  // Nothing new in it. The day below is never of the weekday that goes.
  const today = DateTime.now().setZone(zone);
  const fewer = always.filter(({ weekday }) => weekday !== today.weekday);
  const same = await wait('same');
  await save({ version: 2, hours: fewer });
  await save({ version: 3, roomUrl: 'https://rooms.example/a', hours: fewer });
  await offer(new Date());
  expect(await counts(same)).toEqual([0]);

  const day = today.plus({ days: 6 }).toISODate();
  const off = {
    ...{ teacherKey: key, what: 'off', title: '', zone },
    ...{ fromDate: day, fromTime: '00:00', untilDate: day, untilTime: '24:00' },
  };
  const added = (await desk.post('/classes/exceptions', off).expect(200)).body as HoursPage;
  const [exception] = added.exceptions;
  await desk.post(`/classes/exceptions/${exception?.id ?? ''}/remove`, {}).expect(200);
  await offer(new Date());
  expect(await counts(same)).toEqual([1]);

  const before = await wait('before');
  const at = await byDay(20);
  await hold(cms, at).expect(200);
  const during = await wait('during');
  const over = new Date(Date.now() - 60_000);
  await cms.strapi.db.query('plugin::classes.session').updateMany({ where: {}, data: { holdUntil: over } });
  await askTimes(cms);
  await offer(new Date());
  expect(await counts(before, during)).toEqual([0, 1]);
});

it('goes on waiting where the chosen time had gone, and says which are free', async () => {
  await addTeacher(cms);
  const at = await byDay(20);
  await bookOwn(cms, newSender('faster'), at);
  const email = newSender('lost');
  await send(email, { slot: { at, zone } }).expect(200);
  await cms.strapi.db
    .query(freeClassUid)
    .updateMany({ where: { parentEmail: email }, data: { wantedAt: new Date(Date.now() - 60_000) } });
  await until(async () => ((await rowOf(email)).wantedAt === null ? true : undefined));
  const row = await rowOf(email);
  expect(row.wish).toEqual({ zone, windows: [windowAt(at)] });
  const [mail] = await until(async () => {
    const found = await findRows(cms, { recipient: email });
    return found.length > 0 ? found : undefined;
  });
  expect(JSON.stringify(mail)).toContain('These are free:');
  const [, token = ''] = /\/booking#([\w.-]+)/.exec(JSON.stringify(mail)) ?? [];
  await post(cms, bookWaiting.path, { token, at: await byDay(40), zone }).expect(200);
});

it('keeps the windows of a form that is sent again once its time had gone', async () => {
  await addTeacher(cms);
  const at = await byDay(20);
  await bookOwn(cms, newSender('faster'), at);
  const [email, key] = [newSender('again'), randomUUID()];
  await send(email, { slot: { at, zone } }, key).expect(200);
  await send(email, { wishes: { zone, windows: ['2-morning'] } }, key).expect(200);
  expect(await rowOf(email)).toMatchObject({ wish: { zone, windows: ['2-morning'] }, wantedAt: null });
});

it('shows staff who waits, mails free times at most once a day, and ends the waiting', async () => {
  const family = await wait('listed', ['6-morning', '7-morning']);
  const list = async () => (await desk.get('/enquiries/waiting').expect(200)).body as WaitingPage;
  const ownRow = async () => (await list()).rows.find(({ id }) => id === family.id);
  expect(await ownRow()).toMatchObject({ windows: 'Saturday and Sunday morning', zone, times: [] });
  await desk.post(`/enquiries/waiting/${family.id}/offer`, {}).expect(400);
  await addTeacher(cms);
  expect((await ownRow())?.times.length).toBeGreaterThan(0);
  await desk.post(`/enquiries/waiting/${family.id}/offer`, {}).expect(200);
  await desk.post(`/enquiries/waiting/${family.id}/offer`, {}).expect(400);
  expect(await counts(family)).toEqual([1]);
  await desk.post(`/enquiries/waiting/${family.id}/end`, {}).expect(200);
  expect(await ownRow()).toBeUndefined();
  await post(cms, readWaiting.path, { token: await tokenOf(family.id) }).expect(404);
});
