// Databases: PostgreSQL, as the menu of an upgrade is stored once, and what leads to a page or shows a file is found by queries of ours; the stories change menus on SQLite.
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

it('publishes no link in the menu, in a bar or on the home page whose words could be on any other', async () => {
  const words = { label: 'Read more', destination: { kind: 'address', address: '/faq' } };
  const sentence = '"Read more" could be on any link. Say where it leads, such as "See the dates".';
  const publish = (type: string, entry: object) =>
    request(cms.url)
      .post(`/content-manager/${type}/actions/publish`)
      .set('Authorization', authorization)
      .send(entry)
      .expect(400);
  const found = (...at: (string | number)[]) =>
    expect.objectContaining({ path: [...at, 'label'], message: sentence });
  const refusing = (...at: (string | number)[]) => ({
    error: { details: { errors: expect.arrayContaining([found(...at)]) as unknown } },
  });
  const { body: menu } = await publishMenu({ ...empty, links: [words] }).expect(400);
  expect(menu).toMatchObject(refusing('links', 0));
  const bar = await write.create('announcement', { text: 'Booking closes on Friday.', ...words });
  const { body: announced } = await publish(`collection-types/api::announcement.announcement/${bar}`, words);
  expect(announced).toMatchObject(refusing());
  const home = { headline: 'Hope', buttons: [{ label: 'Read more', href: '/faq' }] };
  const { body: opening } = await publish('single-types/api::home-page.home-page', home);
  expect(opening).toMatchObject(refusing('buttons', 0));
});

describe('what would keep the whole site from being published', () => {
  /** The sentences at the fields of a refused publish. */
  async function refusedAt(id: string): Promise<string[]> {
    const { status, body } = await write.tryPublish('landing-page', id);
    if (status === 200) return [];
    const { error } = body as { error: { details: { errors: { path: unknown[]; message: string }[] } } };
    return error.details.errors.map(({ path: place, message }) => `${place.join('.')}: ${message}`);
  }

  const form = { __component: 'block.form', title: 'Book a try-out' };
  const page = (title: string, more: object = {}) => ({
    title,
    lead: `Words of ${title}.`,
    header: 'full',
    blocks: [form],
    ...more,
  });

  async function publishPage(title: string, more: object = {}): Promise<string> {
    const id = await write.create('landing-page', page(title, more));
    await write.publish('landing-page', id);
    return id;
  }

  beforeAll(async () => {
    const settings = {
      brandName: 'Lanternway',
      tagline: 'Live classes',
      legalName: 'Lanternway Ltd',
      email: 'hello@home.example',
      phone: '+91 80 5550 1234',
      seo: { title: 'Lanternway', description: 'Live classes.' },
    };
    await cms.strapi
      .documents('api::site-setting.site-setting')
      .create({ data: settings as never, status: 'published' });
  });

  it('is refused at its field: the words of another page, and a link to nothing', async () => {
    const first = await publishPage('Robot days');
    const second = await write.create('landing-page', page('Robot days', { slug: 'robot-days-2' }));
    expect(await refusedAt(second)).toEqual([
      'title: Search engines would read the same title “Robot days | Lanternway” on the landing page “Robot days”. Choose other words.',
      'lead: Search engines would read the same description “Words of Robot days.” on the landing page “Robot days”. Choose other words.',
    ]);
    const lead = 'Other words.';
    await write.save('landing-page', second, { title: 'Robot nights', lead });
    expect(await refusedAt(second)).toEqual([]);
    const link = { label: 'See', href: '/nowhere' };
    await write.save('landing-page', second, {
      blocks: [{ __component: 'block.closing', title: 'End', link }],
    });
    expect(await refusedAt(second)).toEqual([
      'blocks.0.link.href: /nowhere is not on the site. Publish it first, or lead somewhere else.',
    ]);
    await write.bulk('landing-page', 'bulkDelete', [first, second]);
  });

  it('is refused when it is taken down: what another entry leads to, from a button or in a text', async () => {
    const goal = await publishPage('Goal', { slug: 'goal' });
    const other = await publishPage('Goals', { slug: 'goals' });
    const button = { __component: 'block.closing', title: 'End', link: { label: 'Go', href: '/goal#form' } };
    const linked = { type: 'link', url: '/goal', children: [{ type: 'text', text: 'there' }] };
    const body = [{ type: 'paragraph', children: [{ type: 'text', text: 'Go ' }, linked] }];
    const leading = await publishPage('Leading', { blocks: [form, button] });
    const standing =
      'There is a link to /goal in the landing page “Leading”. Take it out there and publish that first.';
    expect(await refusal(write.unpublish('landing-page', goal))).toBe(standing);
    await write.save('landing-page', goal, {
      blocks: [{ ...button, link: { label: 'Home', href: '/' } }],
    });
    expect(await refusedAt(goal)).toEqual([
      'blocks: The link to /goal#form in the landing page “Leading” leads to a place that is not here any more. Change it there first.',
    ]);
    await write.publish('landing-page', leading, { blocks: [form, { __component: 'block.text', body }] });
    expect(await refusedAt(goal)).toEqual([]);
    expect(await refusal(write.remove('landing-page', goal))).toBe(standing);
    expect(await refusal(write.unpublish('landing-page', other))).toBeNull();
    await write.publish('landing-page', leading, { blocks: [form] });
    expect(await refusal(write.unpublish('landing-page', goal))).toBeNull();
    await write.bulk('landing-page', 'bulkDelete', [goal, other, leading]);
  });

  it('is refused when it is taken down: a redirect that is needed, and where a redirect leads', async () => {
    const goal = await publishPage('Shelf', { slug: 'shelf' });
    const redirect = await write.create('redirect', { from: '/old-shelf', to: '/shelf' });
    await write.publish('redirect', redirect);
    expect(await refusal(write.unpublish('landing-page', goal))).toBe(
      'The redirect from /old-shelf leads to this page. Let it lead somewhere else and publish that first.',
    );
    const link = { label: 'Go', href: '/old-shelf' };
    const leading = await publishPage('Leading', {
      blocks: [{ __component: 'block.closing', title: 'End', link }],
    });
    expect(await refusal(write.unpublish('redirect', redirect))).toBe(
      'There is a link to /old-shelf in the landing page “Leading”. Take it out there and publish that first.',
    );
    await write.remove('landing-page', leading);
    await write.remove('redirect', redirect);
    expect(await refusal(write.remove('landing-page', goal))).toBeNull();
  });

  it('is refused in the media library: what a published entry shows', async () => {
    const [image, inText] = [await write.upload('a.svg'), await write.upload('b.svg')];
    await write.describe(image, { name: 'a.svg', alternativeText: 'A kite' });
    await write.describe(inText, { name: 'b.svg', alternativeText: 'A drum' });
    const file: unknown = await cms.strapi.db.query('plugin::upload.file').findOne({ where: { id: inText } });
    const empty = [{ type: 'text', text: '' }];
    const body = [{ type: 'image', image: file, children: empty }];
    const id = await publishPage('Pictures', {
      blocks: [form, { __component: 'block.hero', picture: { image } }, { __component: 'block.text', body }],
    });
    const shown = 'The site shows this file in the landing page “Pictures”.';
    const choose = `${shown} Choose another one there and publish that first.`;
    expect(await refusal(write.removeFile(image))).toBe(choose);
    expect(await refusal(write.removeFile(inText))).toBe(choose);
    expect(await refusal(write.describe(image, { name: 'a.svg', alternativeText: ' ' }))).toBe(
      `${shown} Say here what it shows, or there in its own field first.`,
    );
    await write.unpublish('landing-page', id);
    expect(await refusal(write.removeFile(image))).toBeNull();
    await write.remove('landing-page', id);
    expect(await refusal(write.removeFile(inText))).toBeNull();
  });

  it('is refused when it is taken down: what every page shows', async () => {
    const settings = `/content-manager/single-types/api::site-setting.site-setting`;
    const { status, body } = await request(cms.url)
      .post(`${settings}/actions/unpublish`)
      .set('Authorization', authorization)
      .send({});
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: { message: 'Every page shows the name and contacts in it. Change it and publish it again.' },
    });
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
