// Databases: SQLite, as it is about files without a row.
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';
import { daysAgo, make, storedResumes, uids } from './made';
import { newSender } from './sending';

let home: TestHome;
let cms: Cms;

beforeAll(async () => {
  home = await createTestHome();
  cms = await startCms(home);
});

beforeEach(async () => {
  rmSync(path.join(home.folder, 'private'), { recursive: true, force: true });
  await cms.strapi.db.query(uids.career).deleteMany({ where: {} });
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
});

interface Resumes {
  sweep: (now?: Date) => Promise<void>;
}

const sweep = (now?: Date) => (cms.strapi.plugin('enquiries').service('resumes') as Resumes).sweep(now);

const minutesAgo = (minutes: number) => daysAgo(minutes / 24 / 60);

/** Puts a file into the store, as if its process was killed before the application was stored. Returns its key. */
function put(age: Date): string {
  const key = `2025/03/${randomUUID()}`;
  const file = path.join(home.folder, 'private', 'resumes', key);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'a resume');
  utimesSync(file, age, age);
  return key;
}

const isThere = (key: string) => existsSync(path.join(home.folder, 'private', 'resumes', key));

it('removes resumes that belong to no application, once they are an hour old', async () => {
  const [old, young, owned] = [put(minutesAgo(61)), put(minutesAgo(50)), put(daysAgo(100))];
  await make(cms, 'career', newSender(), { resumeKey: owned });
  await sweep();
  expect([isThere(old), isThere(young), isThere(owned)]).toEqual([false, true, true]);
  await sweep(new Date(Date.now() + 20 * 60_000));
  expect([isThere(young), isThere(owned)]).toEqual([false, true]);
});

it('looks through more of them than fit into one question', async () => {
  const owned = put(daysAgo(1));
  await make(cms, 'career', newSender(), { resumeKey: owned });
  for (let made = 0; made < 900; made += 1) put(daysAgo(1));
  await sweep();
  expect(await storedResumes(home)).toEqual([path.basename(owned)]);
});

it('removes what arrived and was never taken over: files, and folders of the media library', async () => {
  const incoming = path.join(home.folder, 'private', 'incoming');
  mkdirSync(path.join(incoming, 'media-old'), { recursive: true });
  writeFileSync(path.join(incoming, 'media-old', 'picture'), 'half a picture');
  for (const name of ['old', 'young']) writeFileSync(path.join(incoming, name), 'half a resume');
  for (const name of ['old', 'media-old'])
    utimesSync(path.join(incoming, name), minutesAgo(61), minutesAgo(61));
  await sweep();
  expect(readdirSync(incoming)).toEqual(['young']);
});

it('removes nothing where the database knows not one of very many: it is the wrong one', async () => {
  for (let made = 0; made < 51; made += 1) put(daysAgo(3));
  await sweep();
  expect(await storedResumes(home)).toHaveLength(51);
});

it('does nothing where nothing has arrived yet', async () => {
  await expect(sweep()).resolves.toBeUndefined();
});
