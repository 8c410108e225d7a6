// Databases: PostgreSQL, as two who join at the same moment meet only where several write; SQLite lets one write at a time.
import * as calls from '@lanternway/contracts/classes/own-class';
import request from 'supertest';
import { everyRoute, fillIn } from '../access/walk';
import { plentiful } from '../accounts/parent';
import { openDesk, type Desk } from '../enquiries/desk';
import { newSender } from '../enquiries/sending';
import { freeClassUid } from '../enquiries/stored';
import { until } from '../mailer/mails';
import { serveCms } from '../serve-cms';
import { bookOwn, post, type Linked } from './own-class';
import { addTeacher, askTimes, removeTeachers } from './teachers';

const cms = serveCms(plentiful);
let desk: Desk;

beforeAll(async () => {
  desk = await openDesk(cms);
});

afterEach(() => removeTeachers(cms));

const minute = 60_000;
const later = (minutes: number): Date => new Date(Date.now() + minutes * minute);

async function bookIn(room: string | null): Promise<{ own: Linked; join: () => ReturnType<typeof post> }> {
  await addTeacher(cms, { roomUrl: room });
  const own = await bookOwn(cms, newSender('joiner'), (await askTimes(cms)).times[20] ?? '');
  const token = (await own.read()).joinPath.replace('/join#', '');
  return { own, join: () => post(cms, calls.joinClass.path, { token }) };
}

const roomOf = (answer: { body: unknown }) => (answer.body as { room: string | null }).room;

it('opens the door ten minutes before, gives the address of the room, and notes who came', async () => {
  const { own, join } = await bookIn('https://rooms.example/ananya');
  await own.set({ startsAt: later(11) });
  expect((await join().expect(422)).body).toMatchObject({ message: calls.doorIsShut });
  expect((await desk.item('free-class', own.id)).scheduledClass?.joinedAt).toBeNull();

  await own.set({ startsAt: later(9) });
  expect(roomOf(await join().expect(200))).toBe('https://rooms.example/ananya');
  expect(roomOf(await join().expect(200))).toBe('https://rooms.example/ananya');
  const { timeline, scheduledClass } = await desk.item('free-class', own.id);
  expect(scheduledClass?.joinedAt).not.toBeNull();
  expect(timeline.filter(({ text }) => text.startsWith('The parent pressed Join'))).toHaveLength(1);
});

it('gives the room that staff wrote last, up to the end of the class', async () => {
  const { own, join } = await bookIn('https://rooms.example/ananya');
  await own.set({ startsAt: later(-40), link: 'https://rooms.example/other' });
  expect(roomOf(await join().expect(200))).toBe('https://rooms.example/other');
  await own.set({ startsAt: later(-46) });
  await join().expect(422);
});

it('says that there is no room yet, and lets nobody into a cancelled class', async () => {
  const { own, join } = await bookIn(null);
  await own.set({ startsAt: later(5) });
  expect(roomOf(await join().expect(200))).toBeNull();
  await own.cancel(0).expect(200);
  await join().expect(422);
});

it('shows at the door when it opens, and nothing to change the class with', async () => {
  const { own } = await bookIn(null);
  const token = (await own.read()).joinPath.replace('/join#', '');
  const { body } = await post(cms, calls.readDoor.path, { token }).expect(200);
  expect(Object.keys((body as { door: object }).door).sort()).toEqual([
    'at',
    'course',
    'minutes',
    'name',
    'now',
    'opensAt',
    'state',
    'teacher',
    'zone',
  ]);
  await post(cms, calls.cancelOwnClass.path, { token, sequence: 0 }).expect(404);
});

/** Bookings, requests, orders, what was paid for, and what families waited for. Not which mails have been sent meanwhile. */
const isKept = (uid: string) =>
  /^plugin::(?:enquiries|classes|payments)\./.test(uid) && !/event|mail|limit|opening|lease/.test(uid);

async function digest(): Promise<string> {
  const { strapi } = cms;
  const uids = [...strapi.db.metadata.keys()].filter(isKept);
  expect(uids).toEqual(expect.arrayContaining(['plugin::payments.order', 'plugin::classes.session']));
  const rows = await Promise.all(
    uids.map(async (uid) => [uid, await strapi.db.query(uid as never).findMany({ orderBy: { id: 'asc' } })]),
  );
  return JSON.stringify(rows);
}

const linksOf = (mails: unknown): string[] => [
  ...new Set([...JSON.stringify(mails).matchAll(/"path":"([^"]+)"/g)].map(([, path = '']) => path)),
];

/** What a program may ask for that opens the link of a mail, or puts its token wherever it fits. */
function addressesWith(tokens: readonly string[]): string[] {
  const gets = everyRoute(cms).filter(({ method }) => method === 'GET');
  return tokens.flatMap((token) => [
    ...['booking', 'join'].flatMap((page) => [`/${page}`, `/${page}?t=${token}`, `/${page}/${token}`]),
    ...everyRoute(cms)
      .filter(({ path }) => path.startsWith('/api/classes'))
      .map(({ path }) => `${path}?t=${token}&token=${token}&sequence=0`),
    ...gets
      .filter(
        ({ path }) =>
          path.startsWith('/api/') || path.startsWith('/enquiries') || path.startsWith('/classes'),
      )
      .map(({ path }) => `${fillIn(path, () => token)}?t=${token}&token=${token}`),
  ]);
}

it('changes nothing for a program that opens the links of all mails, and writes their tokens into no log', async () => {
  const { own } = await bookIn('https://rooms.example/ananya');
  await own.move(0, (await askTimes(cms)).times[40] ?? '').expect(200);
  const door = (await own.read()).joinPath.replace('/join#', '');
  const mails = await until(async () => {
    const found = await cms.strapi.db.query('plugin::mailer.mail').findMany({});
    return linksOf(found).length > 1 ? found : undefined;
  });
  const links = linksOf(mails);
  expect(links.filter((link) => /[?&]/.test(link.replace(/#.*/, '')))).toEqual([]);
  const written: string[] = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  // The mails of the requests are their own workers' work.
  await until(async () => {
    const rows = await cms.strapi.db.query(freeClassUid).count({ where: { announcedAt: null } });
    return rows === 0 ? true : undefined;
  });
  const before = await digest();
  const addresses = [...links.map((link) => link.replace('#', '?t=')), ...addressesWith([own.token, door])];
  try {
    for (const address of addresses) {
      await request(cms.url).get(address);
      await request(cms.url).head(address);
    }
  } finally {
    write.mockRestore();
  }
  expect(addresses.length).toBeGreaterThan(40);
  expect((await digest()) === before).toBe(true);
  expect(written.filter((line) => [own.token, door].some((token) => line.includes(token)))).toEqual([]);
  expect(await own.read()).toMatchObject({ state: 'scheduled', sequence: 1, isConfirmed: false });
});
