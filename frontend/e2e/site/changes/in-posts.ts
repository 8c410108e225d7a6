import { expectIn, expectLeads, expectMissing, expectNotIn, expectShown, textOf } from '../served';
import type { Entry, StaffCalls } from '../staff-calls';
import { first, type KindMaker } from './kind';

/** A new post with the picture, the author and the category of another post. */
async function likeOther(calls: StaffCalls, words: { title: string; slug: string; excerpt: string }) {
  const { documentId } = first(await calls.list('post'), 'post');
  const { cover, body } = await calls.read('post', documentId);
  const { image, focalX, focalY } = cover as Record<string, unknown>;
  const relation = async (field: string) => {
    const { id, documentId: to } = first(await calls.related('post', documentId, field), field);
    return { connect: [{ id, documentId: to }], disconnect: [] };
  };
  const [author, category] = [await relation('author'), await relation('category')];
  const alt = 'A paper lantern on a table';
  return { ...words, body, author, category, cover: { image, focalX, focalY, alt } };
}

/** Every page that lists posts. */
const lists = ['/blog', '/blog/rss.xml', '/sitemap-0.xml'];

const newPost = {
  title: 'A lantern made of one sheet',
  slug: 'a-lantern-made-of-one-sheet',
  excerpt: 'One sheet, four cuts and a string.',
};

export const firstPublication: KindMaker = async (calls) => {
  const fields = await likeOther(calls, newPost);
  const [of] = fields.category.connect;
  const category = await calls.read('category', String(of?.documentId));
  const path = `/blog/${newPost.slug}`;
  const places = [...lists, `/blog/category/${String(category['slug'])}`];
  let id = '';
  const expectGone = async () => {
    await expectMissing(path);
    for (const place of places) expectNotIn(await textOf(place), path, `${place} names no more`);
  };
  return {
    name: 'a post, published for the first time and then taken down',
    steps: [
      {
        async make() {
          id = await calls.create('post', fields);
          await calls.publish('post', id);
        },
        async check() {
          await expectShown(path, { html: [newPost.title], data: [newPost.title, '"body":'] });
          for (const place of places) expectIn(await textOf(place), path, `${place} names`);
          await expectShown('/blog', { html: [newPost.excerpt], data: [newPost.excerpt] });
        },
      },
      { make: () => calls.unpublish('post', id), check: expectGone },
    ],
    putBack: { make: () => calls.remove('post', id), check: expectGone },
  };
};

const oldDraft = {
  title: 'What a drawer of string is for',
  slug: 'what-a-drawer-of-string-is-for',
  excerpt: 'Kept for years, and then needed.',
};

export const draftOfLongAgo: KindMaker = async (calls) => {
  const fields = await likeOther(calls, oldDraft);
  const path = `/blog/${oldDraft.slug}`;
  const expectGone = async () => {
    await expectMissing(path);
    await expectShown('/blog', { gone: [oldDraft.title] });
  };
  let id = '';
  return {
    name: 'a draft that nobody sees, published later as it was',
    steps: [
      {
        async make() {
          id = await calls.create('post', fields);
        },
        check: expectGone,
      },
      {
        make: () => calls.publish('post', id),
        async check() {
          await expectShown(path, { html: [oldDraft.title], data: [oldDraft.excerpt] });
          await expectShown('/blog', { html: [oldDraft.title], data: [oldDraft.title] });
        },
      },
    ],
    // Deleted while it is published.
    putBack: { make: () => calls.remove('post', id), check: expectGone },
  };
};

export const manyAtOnce: KindMaker = async (calls) => {
  const posts = (await calls.list('post')).slice(1, 6);
  const ids = posts.map(({ documentId }) => documentId);
  const told = ({ slug }: Entry) => `Told anew: ${String(slug)}`;
  const save = async (excerptOf: (post: Entry) => unknown) => {
    for (const post of posts) await calls.save('post', post.documentId, { excerpt: excerptOf(post) });
  };
  return {
    name: 'five posts, saved and only then published at once from the list',
    steps: [
      {
        make: () => save(told),
        check: () => expectShown('/blog', { gone: ['Told anew'] }),
      },
      {
        make: () => calls.bulk('post', 'bulkPublish', ids),
        async check() {
          const words = posts.map(told);
          await expectShown('/blog', { html: words, data: words });
        },
      },
    ],
    putBack: {
      async make() {
        await save(({ excerpt }) => excerpt);
        await calls.bulk('post', 'bulkPublish', ids);
      },
      check: () => expectShown('/blog', { gone: ['Told anew'] }),
    },
  };
};

export const address: KindMaker = async (calls) => {
  const post = first((await calls.list('post')).slice(-1), 'post');
  const slug = String(post['slug']);
  const [was, then, last] = [`/blog/${slug}`, `/blog/${slug}-told`, `/blog/${slug}-told-again`];
  const live = (path: string) => calls.publish('post', post.documentId, { slug: path.replace('/blog/', '') });
  const title = String(post['title']);
  return {
    name: 'the address of a post, twice and back again',
    steps: [
      {
        make: () => live(then),
        async check() {
          await expectLeads(was, then);
          await expectShown(then, { data: [title] });
          await expectShown('/blog', { html: [`href="${then}"`], gone: [`href="${was}"`] });
        },
      },
      {
        make: () => live(last),
        async check() {
          await expectLeads(was, last);
          await expectLeads(then, last);
          await expectShown(last, { data: [title] });
        },
      },
    ],
    putBack: {
      make: () => live(was),
      async check() {
        await expectShown(was, { data: [title] });
        await expectLeads(then, was);
        await expectLeads(last, was);
      },
    },
  };
};
