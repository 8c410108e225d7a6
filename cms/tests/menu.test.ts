// Databases: both, as the menu of an upgrade is stored once, and what it leads to is found by a query of ours.
import { firstMenu } from '@lanternway/contracts/site/first-menu';
import request from 'supertest';
import { keepMenuSoFar } from '../src/api/menu/first-menu';
import { logInStaff } from './staff';
import { createTestHome, startCms, type Cms, type TestHome } from './start-cms';
import { staffWrites, type StaffWrites } from './publisher/staff-writes';

const uid = 'api::menu.menu';
const path = `/content-manager/single-types/${uid}`;

let home: TestHome;
let cms: Cms;
let authorization: string;
let write: StaffWrites;

beforeAll(async () => {
  home = await createTestHome();
  cms = await startCms(home);
  authorization = (await logInStaff(cms)).marketing;
  write = staffWrites(cms, authorization);
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
});

const publishMenu = (menu: object) =>
  request(cms.url).post(`${path}/actions/publish`).set('Authorization', authorization).send(menu);

/** Takes an entry down, and says why that is refused; null where it is not. */
async function refusal(taking: Promise<void>): Promise<string | null> {
  const sentence = await taking.then(
    () => null,
    (error: unknown) => /"message":"((?:[^"\\]|\\.)*)"/.exec(String(error))?.[1] ?? String(error),
  );
  return sentence?.replaceAll('\\"', '"') ?? null;
}

async function publishCamp(title: string): Promise<string> {
  const blocks = [{ __component: 'block.form', title: 'Book a try-out' }];
  const camp = { title, lead: 'Ten mornings, one robot.', header: 'full', blocks };
  const id = await write.create('landing-page', camp);
  await write.publish('landing-page', id, camp);
  return id;
}

const linkTo = (id: string) => ({
  destination: { kind: 'landing', landing: { connect: [{ documentId: id }] } },
});

const empty = { groups: [], links: [], columns: [] };

describe('what the menu leads to', () => {
  it('is not taken down or deleted as long as it stands there', async () => {
    const id = await publishCamp('Winter camp');
    const standing = (where: string) => `It stands in ${where}. Take it out there and publish that first.`;
    await publishMenu({ ...empty, groups: [{ label: 'Courses', links: [linkTo(id)] }] }).expect(200);
    expect(await refusal(write.unpublish('landing-page', id))).toBe(standing('the menu under Courses'));
    expect(await refusal(write.remove('landing-page', id))).toBe(standing('the menu under Courses'));
    expect(await refusal(write.bulk('landing-page', 'bulkUnpublish', [id]))).toBe(
      standing('the menu under Courses'),
    );
    const byAddress = { label: 'Camp', destination: { kind: 'address', address: '/winter-camp' } };
    await publishMenu({ ...empty, columns: [{ label: 'More', links: [byAddress] }] }).expect(200);
    expect(await refusal(write.unpublish('landing-page', id))).toBe(standing('the footer under More'));
    await publishMenu(empty).expect(200);
    expect(await refusal(write.unpublish('landing-page', id))).toBeNull();
  });

  it('is on the site before the menu is published', async () => {
    const id = await publishCamp('Spring camp');
    await write.unpublish('landing-page', id);
    const { status, body } = await publishMenu({ ...empty, links: [linkTo(id)] });
    expect(status).toBe(400);
    const { error } = body as { error: { details: { errors: { path: unknown[]; message: string }[] } } };
    expect(error.details.errors).toMatchObject([
      {
        path: ['links', 0, 'destination', 'landing'],
        message: 'This landing page is not on the site. Publish it first, or choose another.',
      },
    ]);
  });

  it('stays on the site as long as an announcement leads to it', async () => {
    const id = await publishCamp('Summer camp');
    const announcement = { text: 'Summer camp is open.', label: 'Choose a week', ...linkTo(id) };
    const bar = await write.create('announcement', announcement);
    await write.publish('announcement', bar);
    expect(await refusal(write.unpublish('landing-page', id))).toBe(
      'It stands in the announcement "Summer camp is open.". Take it out there and publish that first.',
    );
    await write.remove('announcement', bar);
    expect(await refusal(write.remove('landing-page', id))).toBeNull();
  });
});

it('shows visitors no list of announcements, as some are for later', async () => {
  await request(cms.url).get('/api/announcements').expect(403);
});

describe('a site from before there was a menu to edit', () => {
  const menus = () => cms.strapi.documents(uid).findMany({ status: 'published' });

  it('gets the one that its pages have, once', async () => {
    await cms.strapi.db.query(uid).deleteMany({ where: {} });
    await cms.strapi.db
      .query('api::site-setting.site-setting')
      .create({ data: { brandName: 'Lanternway', publishedAt: new Date() } });
    await keepMenuSoFar(cms.strapi);
    const [menu] = await cms.strapi.documents(uid).findMany({
      status: 'published',
      populate: { groups: { populate: { links: { populate: { destination: true } } } } },
    });
    expect(menu?.groups?.map(({ label }) => label)).toEqual(firstMenu.groups.map(({ label }) => label));
    // None of the pages is published here.
    expect(menu?.groups?.[0]?.links?.[0]).toMatchObject({
      label: 'Math',
      destination: { kind: 'address', address: '/courses/math' },
    });
    await cms.strapi.db.query(uid).deleteMany({ where: {} });
    await keepMenuSoFar(cms.strapi);
    expect(await menus()).toEqual([]);
  });
});
