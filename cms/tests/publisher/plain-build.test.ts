// Databases: SQLite, as a process that cannot start is replaced by another.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteStatus } from '@lanternway/contracts/publishing/site-folder';
import { until } from '../mailer/mails';
import { openDesk, type Desk } from './desk';
import {
  liveNote,
  planSiteBuilder,
  publish,
  siteBuilderDid,
  startPublishing,
  untilBuild,
  untilLive,
  type Publishing,
  type SiteBuilderPlan,
} from './publishing';

let site: Publishing;
let desk: Desk;
let folder: string;

beforeAll(async () => {
  site = await startPublishing();
  folder = path.join(site.home.folder, 'site');
  desk = await openDesk(site);
  await untilBuild(site, 'live');
});

afterAll(async () => {
  await site.stop();
  await site.home.remove();
});

const status = () => JSON.parse(readFileSync(path.join(folder, 'status.json'), 'utf8')) as SiteStatus;

const untilStatus = (isSo: (now: SiteStatus) => boolean) =>
  until(() => Promise.resolve(isSo(status()) ? status() : undefined));

/** Has the site built with the code that is there now, as after an upgrade of Gatsby. */
const buildWithFreshCode = (word: string) => {
  writeFileSync(path.join(folder, 'publish-now'), word);
};

/** How each of these builds was made. */
const wasPlain = (number: number) =>
  siteBuilderDid(site).some(({ build, isPlain }) => build === number && isPlain === true);

const why = 'The installed Gatsby lacks what the fast builder calls.';
const titles: string[] = [];

it('says nothing of plain builds while the site builder runs', async () => {
  expect(status().plainBuilds).toBeNull();
  expect((await desk.state()).plainBuilds).toBeNull();
  expect(wasPlain(1)).toBe(false);
});

describe.each<NonNullable<SiteBuilderPlan['cannotStart']>>(['at once', 'while it warms up'])(
  'where the site builder ends %s',
  (cannotStart) => {
    it('makes the same release go live by a plain build, and says so', async () => {
      const number = liveNote(site).build + 1;
      planSiteBuilder(site, { cannotStart });
      buildWithFreshCode(`after an upgrade: ${cannotStart}`);
      const build = await untilBuild(site, 'live', number);
      expect(build).toMatchObject({ number, tries: 0 });
      expect(wasPlain(number)).toBe(true);
      expect(build.log.map(({ text }) => text)).toEqual(
        expect.arrayContaining([`The fast site builder could not start: ${why}`]),
      );
      const { plainBuilds, isCurrent, problem } = await untilStatus((now) => now.isCurrent === true);
      expect({ isCurrent, problem }).toEqual({ isCurrent: true, problem: null });
      expect(plainBuilds).toEqual({ since: expect.any(String) as string, why });
      expect((await desk.state()).plainBuilds).toEqual(plainBuilds);
    });

    it('goes on with plain builds for what is published, without starting the site builder first', async () => {
      const before = siteBuilderDid(site).length;
      titles.push(`Algebra ${cannotStart}`);
      await publish(site, titles.at(-1) ?? '');
      const { number } = await untilLive(site, titles);
      expect(wasPlain(number)).toBe(true);
      const started = siteBuilderDid(site).slice(before);
      expect(started.filter(({ started, isPlain }) => started === true && isPlain !== true)).toEqual([]);
    });

    it('is made by the site builder again once that starts, and says no more of it', async () => {
      const number = liveNote(site).build + 1;
      planSiteBuilder(site, {});
      buildWithFreshCode(`mended: ${cannotStart}`);
      await untilBuild(site, 'live', number);
      expect(wasPlain(number)).toBe(false);
      await untilStatus(({ plainBuilds }) => plainBuilds === null);
      expect((await desk.state()).plainBuilds).toBeNull();
    });
  },
);

it('refuses faulty content in a plain build as in any other', async () => {
  const faults = [{ text: 'A link leads nowhere.', path: '/faq', entry: null }];
  const number = liveNote(site).build + 1;
  planSiteBuilder(site, { cannotStart: 'at once', faults });
  buildWithFreshCode('with faults');
  expect((await untilBuild(site, 'refused', number)).faults).toEqual(faults);
  expect(wasPlain(number)).toBe(true);
});

it('makes every release by a plain build where the setting says so', async () => {
  await site.builder.stop();
  const before = siteBuilderDid(site).length;
  site.strapi.config.set('plugin::publisher.buildsPlainly', true);
  planSiteBuilder(site, {});
  site.builder.start();
  const number = liveNote(site).build + 1;
  await site.builder.publishNow(null);
  const build = await untilBuild(site, 'live', number);
  expect(wasPlain(build.number)).toBe(true);
  expect(
    siteBuilderDid(site)
      .slice(before)
      .every(({ isPlain }) => isPlain === true),
  ).toBe(true);
  const { plainBuilds } = await untilStatus(({ live }) => live?.number === build.number);
  expect(plainBuilds?.why).toContain('SITE_BUILDER=plain');
});
