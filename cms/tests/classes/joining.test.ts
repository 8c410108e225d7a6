// Databases: both, as the first time that somebody joins is counted by a statement of each.
import * as calls from '@lanternway/contracts/classes/own-class';
import { plentiful } from '../accounts/parent';
import { openDesk, type Desk } from '../enquiries/desk';
import { newSender } from '../enquiries/sending';
import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';
import { bookOwn, post, type Linked } from './own-class';
import { addTeacher, askTimes, removeTeachers } from './teachers';

let home: TestHome;
let cms: Cms;
let desk: Desk;

beforeAll(async () => {
  home = await createTestHome();
  cms = await startCms(home, plentiful);
  desk = await openDesk(cms);
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
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
