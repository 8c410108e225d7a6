// Databases: SQLite, as the snapshot decides, and its rows are tested in builder.
import { until } from '../mailer/mails';
import { messageOf, openDesk, type Desk } from './desk';
import {
  categoryUid,
  liveTitles,
  planSiteBuilder,
  publish,
  rename,
  startPublishing,
  untilBuild,
  untilLive,
  type Publishing,
} from './publishing';

let site: Publishing;
let desk: Desk;

/** The name of a demonstration's login. */
let marketing: string;

beforeAll(async () => {
  site = await startPublishing();
  site.strapi.config.set('plugin::publisher.isAwake', true);
  desk = await openDesk(site);
  const user = (await site.strapi.db
    .query('admin::user')
    .findOne({ where: { email: 'marketing@lanternway.example' } })) as { firstname: string };
  marketing = user.firstname;
  await untilBuild(site, 'live');
});

afterEach(() => {
  planSiteBuilder(site, {});
});

afterAll(async () => {
  await site.stop();
  await site.home.remove();
});

const entryOf = (id: string) => desk.entry(categoryUid, id);

it('says of an entry that it waits, then that it is live, and where', async () => {
  planSiteBuilder(site, { waitAt: 'drawing' });
  const id = await publish(site, 'Algebra');
  expect(await entryOf(id)).toMatchObject({ state: 'waiting', liveSince: null, path: null });
  planSiteBuilder(site, {});
  await untilLive(site, ['Algebra']);
  const live = await entryOf(id);
  expect(live).toMatchObject({ state: 'live', path: '/blog/category/algebra' });
  const { live: release } = await desk.state();
  expect(live.liveSince).toBe((await desk.build(release?.number ?? 0)).endedAt);
  await rename(site, id, 'Algebra again');
  expect(await entryOf(id)).toMatchObject({ state: 'waiting' });
  await untilLive(site, ['Algebra again']);
});

it('keeps since when an entry is live, whatever is published after it', async () => {
  const id = await publish(site, 'Stays');
  await untilLive(site, ['Algebra again', 'Stays']);
  const { liveSince } = await entryOf(id);
  await publish(site, 'Later');
  await untilLive(site, ['Algebra again', 'Stays', 'Later']);
  expect((await entryOf(id)).liveSince).toBe(liveSince);
});

it('says of what is taken down that the site still shows it', async () => {
  const [later] = (await site.strapi.documents(categoryUid).findMany({ filters: { title: 'Later' } })) as {
    documentId: string;
  }[];
  const id = later?.documentId ?? '';
  await site.builder.stop();
  await site.strapi.documents(categoryUid).unpublish({ documentId: id });
  expect(await entryOf(id)).toMatchObject({ state: 'leaving' });
  site.builder.start();
  await untilLive(site, ['Algebra again', 'Stays']);
  expect(await entryOf(id)).toMatchObject({ state: 'draft' });
});

it('publishes now, by who pressed', async () => {
  const before = (await desk.state()).live?.number ?? 0;
  const answer = await desk.post('/publisher/publish').expect(200);
  expect(answer.body).toEqual({ message: 'The site is being rebuilt.' });
  const build = await untilBuild(site, 'live', before + 1);
  expect(build.by).toEqual([expect.stringContaining(marketing)]);
  const { live, waiting, isStale } = await desk.state();
  expect(live?.number).toBe(build.number);
  expect({ waiting, isStale }).toEqual({ waiting: [], isStale: false });
});

describe('a roll back', () => {
  it('takes the site back, says how that ends, and is ended by Publish now', async () => {
    const now = (await desk.state()).live?.number ?? 0;
    const { rows } = await desk.builds();
    const earlier = rows.find(({ canRollBack }) => canRollBack)?.number ?? 0;
    await desk.post(`/publisher/builds/${String(earlier)}/roll-back`, { hold: true }).expect(200);
    expect(await desk.state()).toMatchObject({
      live: { number: earlier },
      hold: { number: earlier, until: 'asked', by: expect.stringContaining(marketing) },
    });
    await desk.post('/publisher/publish').expect(200);
    await untilBuild(site, 'live', now + 1);
    expect((await desk.state()).hold).toBeNull();
  });

  it('is refused in words to what is live, and to what is not there', async () => {
    const live = (await desk.state()).live?.number ?? 0;
    const again = await desk.post(`/publisher/builds/${String(live)}/roll-back`);
    expect([again.status, messageOf(again)]).toEqual([409, 'This release is live already.']);
    const missing = await desk.post('/publisher/builds/9999/roll-back');
    expect([missing.status, messageOf(missing)]).toEqual([404, 'There is no such build.']);
    const wrong = await desk.post(`/publisher/builds/${String(live)}/roll-back`, { hold: 'perhaps' });
    expect(wrong.status).toBe(400);
  });
});

it('names the entry that keeps the site back, until it is mended', async () => {
  const id = await publish(site, 'Faulty');
  await untilLive(site, ['Algebra again', 'Stays', 'Faulty']);
  const titles = liveTitles(site);
  planSiteBuilder(site, {
    faults: [
      { text: 'This category needs a picture.', path: null, entry: { type: 'category', documentId: id } },
    ],
  });
  await rename(site, id, 'Faulty still');
  const problem = await until(async () => (await desk.state()).problem ?? undefined);
  expect(problem).toMatchObject({
    kind: 'refused',
    faults: [{ text: 'This category needs a picture.', entry: { title: 'Faulty still' } }],
  });
  expect(liveTitles(site)).toEqual(titles);
  expect((await desk.state()).waitingCount).toBe(1);
  planSiteBuilder(site, {});
  await rename(site, id, 'Mended');
  await untilLive(site, ['Algebra again', 'Stays', 'Mended']);
  expect(await desk.state()).toMatchObject({ problem: null, waitingCount: 0 });
});
