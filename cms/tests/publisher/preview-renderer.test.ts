// Databases: SQLite, as it is about the process that draws.
import request from 'supertest';
import {
  rendererDid,
  linkTo,
  openPreview,
  planRenderer,
  startPreviewing,
  type Previewing,
} from './previewing';

const uid = 'api::author.author';

let previewing: Previewing;
let link: string;

beforeAll(async () => {
  previewing = await startPreviewing();
  const author = await previewing.strapi
    .documents(uid)
    .create({ data: { name: 'Asha Rao', slug: 'asha-rao' } as never });
  planRenderer(previewing, { isStartHeld: true });
  link = await linkTo(previewing, uid, author.documentId);
});

afterAll(() => previewing.remove());
afterEach(() => {
  planRenderer(previewing, {});
});

it('says that the first preview is being prepared, and shows it once it is', async () => {
  const first = await request(previewing.url).get(link);
  expect(first.status).toBe(200);
  expect(first.text).toContain(
    '<h1 style="font-size:1.75rem;line-height:1.25">The preview is being prepared</h1>',
  );
  expect(first.text).toContain('<meta http-equiv="refresh" content="1">');
  expect(first.headers['cache-control']).toBe('no-store');
  expect(rendererDid(previewing)).toEqual([]);
  planRenderer(previewing, {});
  const { text } = await openPreview(previewing, link);
  expect(text).toContain('<h1>Asha Rao</h1>');
  // On a busy machine the page may ask for it more than once.
  expect(rendererDid(previewing).length).toBeGreaterThan(0);
});

it('passes on why a page cannot be drawn', async () => {
  planRenderer(previewing, { reason: 'No page of the site shows this entry yet.' });
  const { status, text } = await openPreview(previewing, link);
  expect(status).toBe(200);
  expect(text).toContain('There is no preview to show');
  expect(text).toContain('No page of the site shows this entry yet.');
});

it('says so where the preview renderer dies, and begins another for the next', async () => {
  const [before] = rendererDid(previewing).slice(-1);
  planRenderer(previewing, { dies: true });
  const { text } = await openPreview(previewing, link);
  expect(text).toContain('could not be drawn just now');
  planRenderer(previewing, {});
  expect((await openPreview(previewing, link)).text).toContain('<h1>Asha Rao</h1>');
  expect(rendererDid(previewing).at(-1)?.pid).not.toBe(before?.pid);
});

it('draws several at once, each for its own', async () => {
  planRenderer(previewing, { drawMs: 50 });
  const names = ['One', 'Two', 'Three', 'Four'];
  const pages = names.map(async (name) => {
    const { documentId } = await previewing.strapi
      .documents(uid)
      .create({ data: { name, slug: name.toLowerCase() } as never });
    return openPreview(previewing, await linkTo(previewing, uid, documentId));
  });
  const titles = (await Promise.all(pages)).map(({ text }) => /<h1>(.*?)<\/h1>/.exec(text)?.[1]);
  expect(titles).toEqual(names);
});

it('ends with the server', async () => {
  const { pid } = rendererDid(previewing).at(-1) ?? { pid: 0 };
  expect(() => process.kill(pid, 0)).not.toThrow();
  await previewing.strapi.plugin('publisher').service<{ stop: () => Promise<void> }>('preview').stop();
  expect(() => process.kill(pid, 0)).toThrow();
  expect((await openPreview(previewing, link)).text).toContain('could not be drawn just now');
});
