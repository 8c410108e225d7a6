// Databases: SQLite, as what fails is the disk.
import files from 'node:fs/promises';
import { until } from '../mailer/mails';
import {
  builds,
  buildUid,
  liveRelease,
  liveTitles,
  planSiteBuilder,
  publish,
  releasesIn,
  startPublishing,
  untilBuild,
  untilLive,
  type Build,
  type Publishing,
} from './publishing';
import { leftovers } from './publishing-servers';

/* The disk is full at one step after the other. The live site stays, and work continues when there is room. */

let site: Publishing;
const titles: string[] = [];

beforeAll(async () => {
  site = await startPublishing();
  const first = await untilBuild(site, 'live');
  for (let number = first.number + 1; number < 5; number += 1) {
    await site.builder.publishNow(null);
    await untilBuild(site, 'live', number);
  }
});

afterEach(() => {
  jest.restoreAllMocks();
});

afterAll(async () => {
  await site.stop();
  await site.home.remove();
});

const full = (call: string) =>
  Object.assign(new Error(`ENOSPC: no space left on device, ${call}`), { code: 'ENOSPC' });

/** Makes this call fail for every path with this name. */
function fill(call: 'mkdir' | 'open' | 'symlink', name: string): void {
  const usual = files[call] as (...given: unknown[]) => Promise<unknown>;
  jest.spyOn(files, call).mockImplementation(((...given: unknown[]) => {
    const isMeant = given.some((part) => typeof part === 'string' && part.includes(name));
    return isMeant ? Promise.reject(full(call)) : usual(...given);
  }) as never);
}

async function publishNext(): Promise<Build> {
  const { number } = await untilBuild(site, 'live');
  const title = `Change ${String(titles.length + 1)}`;
  titles.push(title);
  await publish(site, title);
  return untilBuild(site, 'broken', number + 1);
}

const untilTidy = () =>
  until(async () => {
    const kept = (await builds(site)).filter(({ release }) => release !== null);
    const left = leftovers(
      site.home,
      kept.map(({ number }) => number),
    );
    return left.length === 0 ? true : undefined;
  });

async function tryAgain({ number }: Build): Promise<void> {
  await site.strapi.db.query(buildUid).updateMany({ where: { number }, data: { tryAgainAt: new Date(0) } });
  site.builder.wake();
  await untilLive(site, titles);
  await untilTidy();
}

const steps = [
  ['the release is begun', 'mkdir', '/releases'],
  ['the release is named', 'open', '_release.json'],
  ['the link is made', 'symlink', 'releases/'],
] as const;

it.each(steps)('keeps the live site where the disk is full as %s', async (_when, call, name) => {
  const live = liveRelease(site);
  const before = liveTitles(site);
  fill(call, name);
  const broken = await publishNext();
  expect(broken.message).toContain('The disk of the server is full.');
  expect(liveRelease(site)).toBe(live);
  expect(liveTitles(site)).toEqual(before);
  await untilTidy();
  // Room was made, and releases without a folder are no longer offered for a roll-back.
  expect(releasesIn(site)).toHaveLength(3);
  jest.restoreAllMocks();
  await tryAgain(broken);
});

it('says it too where the site builder found it out', async () => {
  planSiteBuilder(site, { broken: 'ENOSPC: no space left on device, write' });
  const broken = await publishNext();
  expect(broken.message).toContain('The disk of the server is full.');
  planSiteBuilder(site, {});
  await tryAgain(broken);
});

it('builds though its standing cannot be written down for who runs the server', async () => {
  const usual = files.writeFile;
  jest
    .spyOn(files, 'writeFile')
    .mockImplementation((file, ...rest) =>
      typeof file === 'string' && file.includes('status.json')
        ? Promise.reject(full('write'))
        : usual(file, ...rest),
    );
  titles.push('Last');
  await publish(site, 'Last');
  await untilLive(site, titles);
});
