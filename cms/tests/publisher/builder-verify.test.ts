// Databases: SQLite, as what is verified is the files of a release.
import {
  categoryUid,
  liveRelease,
  planSiteBuilder,
  publish,
  startPublishing,
  untilBuild,
  untilLive,
  type SiteBuilderPlan,
  type Publishing,
} from './publishing';

/* The publisher does not trust the site builder: here it makes mistakes, and reports success. */

let site: Publishing;
let documentId: string;

beforeAll(async () => {
  site = await startPublishing();
  await addPost();
  documentId = await publish(site, 'Algebra');
  await untilLive(site, ['Algebra', 'Why & how']);
});

afterAll(async () => {
  await site.stop();
  await site.home.remove();
});

/** A post with a page of its own; no page here shows the other parts that a post needs. */
async function addPost(): Promise<void> {
  const at = new Date();
  await site.strapi.db.query('api::post.post').create({
    data: { documentId: 'post1', title: 'Why & how', slug: 'why', excerpt: 'Why.', publishedAt: at },
  });
}

const entryOf = (type: string, title: string, id: string) => ({
  ...{ type, documentId: id, title, updatedAt: null, publishedAt: null, path: null, digest: 'd' },
});

const wrong: [string, SiteBuilderPlan, string][] = [
  ['lacks an entry', { hide: 'Algebra' }, 'Category “Algebra” is missing.'],
  [
    'holds an entry that is not published',
    { add: [entryOf('category', 'Old', 'gone')] },
    'Category “Old” is not published, and is in it.',
  ],
  [
    'holds a medium that is deleted',
    { add: [entryOf('file', 'cat.png', 'gone')] },
    'File “cat.png” is deleted, and is in it.',
  ],
  ['says nothing of its content', { without: ['_content.json'] }, 'does not list its files'],
  ['says nothing that can be read', { files: { '_content.json': '{"code"' } }, 'does not list its files'],
  ['has nothing for the server', { without: ['_site.json'] }, '_site.json cannot be read.'],
  ['has an empty file', { files: { 'app.js': '' } }, 'app.js is empty.'],
  ['is of another day', { content: { day: '2020-01-01' } }, 'of another day: 2020-01-01'],
  ['is of other code', { content: { code: 'other' } }, 'of other code'],
  ['has no page at an address of its own', { without: ['blog/why'] }, '/blog/why has no page.'],
  ['has no home page', { without: ['index.html'] }, '/ has no page.'],
  ['has no page for what is not found', { without: ['404.html'] }, '/404 has no page.'],
  ['shows another title', { title: 'Something else' }, '/blog/why does not show its title, “Why & how”.'],
];

it.each(wrong)('keeps the live site where the release %s', async (_what, plan, sentence) => {
  const before = liveRelease(site);
  const last = await untilBuild(site, 'live');
  planSiteBuilder(site, plan);
  await site.builder.publishNow(null);
  const broken = await untilBuild(site, 'broken', last.number + 1);
  expect(broken.message).toContain(sentence);
  expect(liveRelease(site)).toBe(before);
  planSiteBuilder(site, {});
  await site.builder.publishNow(null);
  await untilBuild(site, 'live', broken.number + 1);
});

it('keeps the live site where an entry is in it in an earlier version', async () => {
  const before = await untilBuild(site, 'live');
  const { updatedAt } = (await site.strapi
    .documents(categoryUid)
    .findOne({ documentId, status: 'published' })) as { updatedAt: string };
  const old = {
    ...entryOf('category', 'Algebra', documentId),
    updatedAt,
    publishedAt: '2020-01-01T00:00:00.000Z',
  };
  planSiteBuilder(site, { hide: 'Algebra', add: [old] });
  await site.builder.publishNow(null);
  const broken = await untilBuild(site, 'broken', before.number + 1);
  expect(broken.message).toContain('Category “Algebra” is in it in another version than the published one.');
  planSiteBuilder(site, {});
  await site.builder.publishNow(null);
  await untilBuild(site, 'live', broken.number + 1);
});

it('misses an address that got lost, though nothing was changed', async () => {
  const before = await untilBuild(site, 'live');
  planSiteBuilder(site, { content: { routes: ['/', '/404', '/blog/why', '/blog/category/algebra'] } });
  await site.builder.publishNow(null);
  const broken = await untilBuild(site, 'broken', before.number + 1);
  expect(broken.message).toContain('/faq got lost, though nothing was changed.');
});

it('misses a page that its entry must have, though the site builder promises none', async () => {
  const { number } = await untilBuild(site, 'broken');
  planSiteBuilder(site, { content: { routes: ['/', '/404', '/faq', '/blog/category/algebra'] } });
  await site.builder.publishNow(null);
  const broken = await untilBuild(site, 'broken', number + 1);
  expect(broken.message).toContain('/blog/why, the page of “Why & how”, is missing.');
});
