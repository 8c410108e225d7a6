// Databases: SQLite, as a file asks for a build.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteStatus } from '@lanternway/contracts/publishing/site-folder';
import { until } from '../mailer/mails';
import {
  liveNote,
  planSiteBuilder,
  siteBuilderDid,
  startPublishing,
  untilBuild,
  type Publishing,
} from './publishing';

let site: Publishing;
let folder: string;

beforeAll(async () => {
  site = await startPublishing();
  folder = path.join(site.home.folder, 'site');
  await untilBuild(site, 'live');
});

afterAll(async () => {
  await site.stop();
  await site.home.remove();
});

const told = () => JSON.parse(readFileSync(path.join(folder, 'status.json'), 'utf8')) as SiteStatus;

const untilTold = (isSo: (status: SiteStatus) => boolean) =>
  until(() => Promise.resolve(isSo(told()) ? told() : undefined));

const ask = (word: string) => {
  writeFileSync(path.join(folder, 'publish-now'), word);
};

const startedSiteBuilders = () => siteBuilderDid(site).filter(({ started }) => started === true).length;

it('shows next to the releases when what is published is live', async () => {
  const status = await untilTold(({ isCurrent }) => isCurrent === true);
  expect(status).toMatchObject({ live: { number: 1, code: 'code-1' }, building: null, problem: null });
});

it('builds by a file that asks for it, with the code that stands there now', async () => {
  const before = startedSiteBuilders();
  planSiteBuilder(site, { code: 'code-2' });
  ask('first-word');
  const status = await untilTold(({ live }) => live?.number === 2);
  expect(status.asked).toEqual({ word: 'first-word', after: 1 });
  expect(liveNote(site).code).toBe('code-2');
  expect(startedSiteBuilders()).toBe(before + 1);
  expect(existsSync(path.join(folder, 'publish-now'))).toBe(false);
});

it('says why a requested change did not go live, and what is live meanwhile', async () => {
  const faults = [{ text: 'A link leads nowhere.', path: '/faq', entry: null }];
  planSiteBuilder(site, { code: 'code-2', faults });
  ask('second-word');
  const status = await untilTold(({ problem }) => problem !== null);
  expect(status).toMatchObject({
    asked: { word: 'second-word', after: 2 },
    live: { number: 2 },
    problem: { number: 3, kind: 'refused', sentences: ['/faq: A link leads nowhere.'] },
  });
});
