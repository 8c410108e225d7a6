// Databases: both, as several instances make the id of the installation at once.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { serveCms } from '../serve-cms';
import { daysAgo, make, storedResumes, uids } from './made';
import { newSender } from './sending';

const cms = serveCms();

beforeEach(async () => {
  rmSync(path.join(cms.home.folder, 'private'), { recursive: true, force: true });
  await cms.strapi.db.query(uids.career).deleteMany({ where: {} });
});

interface Resumes {
  sweep: (now?: Date) => Promise<void>;
}

const sweep = (now?: Date) => (cms.strapi.plugin('enquiries').service('resumes') as Resumes).sweep(now);

const minutesAgo = (minutes: number) => daysAgo(minutes / 24 / 60);

/** Puts a file into the store, as if its process was killed before the application was stored. Returns its key. */
function put(age: Date): string {
  const key = `2025/03/${randomUUID()}`;
  const file = path.join(cms.home.folder, 'private', 'resumes', key);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'a resume');
  utimesSync(file, age, age);
  return key;
}

const inStore = (...parts: string[]) => path.join(cms.home.folder, 'private', 'resumes', ...parts);
const readOwner = () => readFileSync(inStore('installation-id'), 'utf8').trim();
const isInTrash = (key: string) => existsSync(inStore('trash', key));
const isThere = (key: string) => existsSync(path.join(cms.home.folder, 'private', 'resumes', key));

it('puts resumes that belong to no application into the trash, once they are an hour old', async () => {
  const [old, young, owned] = [put(minutesAgo(61)), put(minutesAgo(50)), put(daysAgo(100))];
  await make(cms, 'career', newSender(), { resumeKey: owned });
  await sweep();
  expect([isThere(old), isThere(young), isThere(owned)]).toEqual([false, true, true]);
  expect([isInTrash(old), isInTrash(young), isInTrash(owned)]).toEqual([true, false, false]);
  await sweep(new Date(Date.now() + 20 * 60_000));
  expect([isThere(young), isThere(owned)]).toEqual([false, true]);
});

it('looks through more of them than fit into one question', async () => {
  const owned = put(daysAgo(1));
  await make(cms, 'career', newSender(), { resumeKey: owned });
  for (let made = 0; made < 900; made += 1) put(daysAgo(1));
  await sweep();
  expect(await storedResumes(cms.home)).toEqual([path.basename(owned)]);
});

it('removes what arrived and was never taken over: files, and folders of the media library', async () => {
  const incoming = path.join(cms.home.folder, 'private', 'incoming');
  mkdirSync(path.join(incoming, 'media-old'), { recursive: true });
  writeFileSync(path.join(incoming, 'media-old', 'picture'), 'half a picture');
  for (const name of ['old', 'young']) writeFileSync(path.join(incoming, name), 'half a resume');
  for (const name of ['old', 'media-old'])
    utimesSync(path.join(incoming, name), minutesAgo(61), minutesAgo(61));
  await sweep();
  expect(readdirSync(incoming)).toEqual(['young']);
});

it('removes nothing where the database knows not one of very many: it is the wrong one', async () => {
  await sweep();
  for (let made = 0; made < 51; made += 1) put(daysAgo(3));
  await sweep();
  expect(await storedResumes(cms.home)).toHaveLength(51);
});

it('does nothing where nothing has arrived yet', async () => {
  await expect(sweep()).resolves.toBeUndefined();
});

it('keeps a file in the trash for thirty days', async () => {
  const old = put(daysAgo(100));
  await make(cms, 'career', newSender(), { resumeKey: put(daysAgo(1)) });
  await sweep();
  await sweep(daysAgo(-29));
  expect(isInTrash(old)).toBe(true);
  await sweep(daysAgo(-31));
  expect(isInTrash(old)).toBe(false);
});

it('takes an empty store for its own, and sweeps even where it knows nothing of it later', async () => {
  await sweep();
  expect(readOwner()).toBe(await cms.strapi.store({ type: 'core', name: 'installation', key: 'id' }).get({}));
  const left = put(daysAgo(1));
  await sweep();
  expect(isInTrash(left)).toBe(true);
});

it('leaves a store alone that belongs to another installation', async () => {
  const [foreign, owned] = [put(daysAgo(1)), put(daysAgo(1))];
  await make(cms, 'career', newSender(), { resumeKey: owned });
  writeFileSync(inStore('installation-id'), randomUUID());
  const log = jest.spyOn(cms.strapi.log, 'error');
  await sweep();
  expect([isThere(foreign), isThere(owned)]).toEqual([true, true]);
  expect(log.mock.calls).toEqual([[expect.stringContaining('belongs to another installation')]]);
  log.mockRestore();
});

it('leaves a store alone that nobody has claimed, where it knows none of its files', async () => {
  const foreign = put(daysAgo(1));
  await sweep();
  expect([isThere(foreign), existsSync(inStore('installation-id'))]).toEqual([true, false]);
});

it('removes at once and for good what was ordered, though its row is gone', async () => {
  const [erased, discarded] = [put(daysAgo(1)), put(daysAgo(1))];
  await make(cms, 'career', newSender(), { resumeKey: put(daysAgo(1)) });
  await sweep();
  expect([isInTrash(erased), isInTrash(discarded)]).toEqual([true, true]);
  const late = put(daysAgo(1));
  const orders = cms.strapi.db.query('strapi::core-store');
  for (const key of [erased, late])
    await orders.create({
      data: { key: `plugin_enquiries_resume-removal:${key}`, type: 'string', value: '""' },
    });
  await sweep();
  expect([erased, late].flatMap((key) => [isThere(key), isInTrash(key)])).toEqual(Array(4).fill(false));
  expect(isInTrash(discarded)).toBe(true);
  expect(await orders.count({ where: { key: { $startsWith: 'plugin_enquiries_resume-removal:' } } })).toBe(0);
});

it('removes a resume within the hour, not into the trash, where its erasure could not', async () => {
  const key = put(daysAgo(1));
  const touchedAt = daysAgo(3000);
  await make(cms, 'career', newSender(), { resumeKey: key, touchedAt, receivedAt: touchedAt });
  const service = cms.strapi.plugin('enquiries').service<{ remove: () => Promise<void> }>('resumes');
  const refused = jest.spyOn(service, 'remove').mockRejectedValueOnce(new Error('The store is away.'));
  await cms.strapi.plugin('enquiries').service<{ run: () => Promise<void> }>('retention').run();
  expect(refused).toHaveBeenCalledWith(key);
  refused.mockRestore();
  expect([await cms.strapi.db.query(uids.career).count(), isThere(key)]).toEqual([0, true]);
  await sweep();
  expect([isThere(key), isInTrash(key)]).toEqual([false, false]);
});

it('makes one id of the installation where several ask at once', async () => {
  const where = { key: 'core_installation_id' };
  const rows = cms.strapi.db.query('strapi::core-store');
  await rows.deleteMany({ where });
  await Promise.all(Array.from({ length: 6 }, () => sweep()));
  const found = (await rows.findMany({ where })) as { value: string }[];
  expect(found.map(({ value }) => value)).toEqual([JSON.stringify(readOwner())]);
});
