// Databases: PostgreSQL, as two members of staff make the same link at once.
import type { CampaignLink, CampaignLinks } from '@lanternway/contracts/publishing/campaign-links';
import request from 'supertest';
import { logInStaff } from '../staff';
import { serveCms } from '../serve-cms';
import { problemsIn } from './schedules-calls';
import { staffWrites, type StaffWrites } from './staff-writes';

const uid = 'api::landing-page.landing-page';
const path = '/publisher/campaign-links';

const cms = serveCms();
let write: StaffWrites;
let marketing: string;

beforeAll(async () => {
  ({ marketing } = await logInStaff(cms));
  write = staffWrites(cms, marketing);
});

const newPage = (slug: string, campaign: string | null) =>
  write.create('landing-page', { title: 'Camp', lead: 'Ten mornings.', header: 'full', slug, campaign });

const make = (documentId: string, words: object) =>
  request(cms.url)
    .post(path)
    .set('Authorization', marketing)
    .send({ uid, documentId, ...words });

const list = async (documentId: string): Promise<CampaignLinks> =>
  (await request(cms.url).get(`${path}/${uid}/${documentId}`).set('Authorization', marketing).expect(200))
    .body as CampaignLinks;

it('is the address of the page with plain words, made once however often it is asked for', async () => {
  const id = await newPage('link-camp', 'winter-2026');
  const words = { source: ' Instagram Stories ', medium: 'Post', content: '' };
  const made = await Promise.all(Array.from({ length: 4 }, () => make(id, words).expect(200)));
  expect(new Set(made.map(({ body }) => (body as CampaignLink).id)).size).toBe(1);
  const { links, campaign } = await list(id);
  expect(campaign).toBe('winter-2026');
  expect(links).toHaveLength(1);
  const [link] = links;
  expect(link?.address).toMatch(
    /\/link-camp\?utm_source=instagram-stories&utm_medium=post&utm_campaign=winter-2026$/,
  );
  expect(link?.by).toMatch(/\S/);
});

it('names the address of the page where it has no campaign, and follows the page', async () => {
  const id = await newPage('link-city', null);
  await make(id, { source: 'Märkte', medium: 'flyer', content: 'Blue 2' }).expect(200);
  await write.save('landing-page', id, { slug: 'link-town' });
  const [link] = (await list(id)).links;
  expect(link?.address).toMatch(
    /\/link-town\?utm_source=m%C3%A4rkte&utm_medium=flyer&utm_campaign=link-city&utm_content=blue-2$/,
  );
});

it('is refused without its words, with others, and for what is no campaign page', async () => {
  const id = await newPage('link-none', null);
  expect(await problemsIn(make(id, { source: ' ', medium: 'a&b', content: 'x'.repeat(61) }))).toEqual([
    'source: Say where the link will stand, such as instagram.',
    'medium: Use letters, digits, spaces, hyphens, dots and underscores.',
    'content: At most 60 characters.',
  ]);
  await make('nothing', { source: 'a', medium: 'b' }).expect(404);
  const category = await write.create('category', { title: 'Robots', slug: 'link-robots' });
  await make(category, { uid: 'api::category.category', source: 'a', medium: 'b' }).expect(404);
});

it('goes with the page, and stands in the log of what happened', async () => {
  const id = await newPage('link-gone', null);
  await make(id, { source: 'a', medium: 'b' }).expect(200);
  await write.remove('landing-page', id);
  const rows = cms.strapi.db.query('plugin::publisher.campaign-link');
  expect(await rows.count({ where: { entryId: id } })).toBe(0);
  const lines = cms.strapi.db.query('plugin::audit.entry');
  expect(await lines.count({ where: { action: 'publishing.campaign-link' } })).toBeGreaterThan(0);
});
