import { ask, postUid, publish, readEntry, save, somePosts } from '../bench/publishing/staff.mjs';

/** @typedef {import('../bench/publishing/staff.mjs').Desk} Desk */
/** @typedef {{ name: string, make: (desk: Desk) => Promise<unknown> }} Change */

const single = (/** @type {string} */ uid) => `/content-manager/single-types/${uid}`;
const collection = (/** @type {string} */ uid) => `/content-manager/collection-types/${uid}`;

/** @param {Desk} desk @param {string} path @param {object} [body] @param {string} [method] */
const send = ({ url, token }, path, body, method = 'POST') =>
  ask(`${url}${path}`, { method, token, ...(body === undefined ? {} : { body }) });

/** @param {Desk} desk @param {string} uid @param {object} [filter] @returns {Promise<any[]>} */
async function list({ url, token }, uid, filter = {}) {
  const query = new URLSearchParams({ page: '1', pageSize: '100', sort: 'id:ASC', ...filter });
  return (await ask(`${url}${collection(uid)}?${query}`, { token })).results;
}

/** @param {Desk} desk @param {string} uid @param {object} changes */
async function publishSingle(desk, uid, changes) {
  const { data } = await ask(`${desk.url}${single(uid)}`, { token: desk.token });
  return send(desk, `${single(uid)}/actions/publish`, { ...writable(data), ...changes });
}

/** What a form sends back of an entry. @param {Record<string, any>} entry */
function writable(entry) {
  const left = [
    'id',
    'documentId',
    'createdAt',
    'updatedAt',
    'publishedAt',
    'createdBy',
    'updatedBy',
    'status',
  ];
  return Object.fromEntries(
    Object.entries(entry).filter(([name, value]) => !left.includes(name) && !isRelation(value)),
  );
}

/** A relation comes as a count, and stays unchanged if it is not sent. @param {any} value */
const isRelation = (value) => typeof value === 'object' && value !== null && 'count' in value;

/** @param {Desk} desk @param {string} path @param {FormData} body */
async function sendForm({ url, token }, path, body) {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body,
  });
  if (!answer.ok) throw new Error(`The medium stays as it is: ${answer.status} ${await answer.text()}`);
}

const author = 'api::author.author';
const plan = 'api::plan.plan';
const affiliation = 'api::affiliation.affiliation';
const page = 'api::page.page';

/** A link to one post leads to all posts instead. @param {{ link: { href: string } | null }} claim */
const leadToBlog = (claim) =>
  claim.link?.href.startsWith('/blog/') ? { ...claim, link: { ...claim.link, href: '/blog' } } : claim;

/** Every kind of change that a build with a cache of content was found to miss. @type {Change[]} */
export const changes = [
  { name: 'nothing', make: async () => undefined },
  {
    name: 'a component within an entry',
    async make(desk) {
      const [first] = await list(desk, plan);
      const entry = await readEntry(desk, plan, first.documentId);
      const features = [...(entry.features ?? [])].reverse();
      await publish(desk, plan, first.documentId, { ...writable(entry), features });
    },
  },
  {
    name: 'a relation',
    async make(desk) {
      const [post] = await somePosts(desk, 1);
      const authors = await list(desk, author);
      const other = authors.at(-1);
      if (!post || !other) throw new Error('The seeds have no post, or no author.');
      const set = { set: [{ id: other.id, documentId: other.documentId }] };
      await publish(desk, postUid, post.documentId, { author: set });
    },
  },
  {
    name: 'the entry that a relation leads to',
    async make(desk) {
      const first = (await list(desk, author)).at(-1);
      await publish(desk, author, first.documentId, { name: 'Somebody Else Entirely' });
    },
  },
  {
    name: 'the alternative text of a medium',
    async make(desk) {
      const { url, token } = desk;
      const { results } = await ask(`${url}/upload/files?page=1&pageSize=1&filters[mime][$contains]=png`, {
        token,
      });
      const [{ id, name }] = results;
      const form = new FormData();
      form.set('fileInfo', JSON.stringify({ name, alternativeText: 'Said in other words' }));
      await sendForm(desk, `/upload?id=${id}`, form);
    },
  },
  {
    name: 'another picture under the same address',
    async make(desk) {
      const [first, second] = await somePosts(desk, 2);
      if (!first || !second) throw new Error('The seeds have fewer than two posts.');
      const shown = (await readEntry(desk, postUid, first.documentId)).cover.image;
      const other = (await readEntry(desk, postUid, second.documentId)).cover.image;
      const form = new FormData();
      form.set('fileInfo', JSON.stringify({ name: shown.name, alternativeText: shown.alternativeText }));
      form.set('files', await (await fetch(`${desk.url}${other.url}`)).blob(), shown.name);
      await sendForm(desk, `/upload?id=${shown.id}`, form);
    },
  },
  {
    name: 'the focal point of a picture',
    async make(desk) {
      const [post] = await somePosts(desk, 1);
      if (!post) throw new Error('The seeds have no post.');
      const { cover } = await readEntry(desk, postUid, post.documentId);
      await publish(desk, postUid, post.documentId, { cover: { ...cover, focalX: 12, focalY: 88 } });
    },
  },
  {
    name: 'a single type',
    make: (desk) => publishSingle(desk, 'api::home-page.home-page', { headline: 'Another headline' }),
  },
  {
    name: 'a link in the menu',
    async make(desk) {
      const { data } = await ask(`${desk.url}${single('api::menu.menu')}`, { token: desk.token });
      const [first, ...others] = data.links;
      await publishSingle(desk, 'api::menu.menu', { links: [{ ...first, label: 'Elsewhere' }, ...others] });
    },
  },
  {
    name: 'the first announcement',
    make: (desk) =>
      send(desk, `${collection('api::announcement.announcement')}/actions/publish`, {
        text: 'Said above every page',
        tone: 'info',
        pages: 'all',
      }),
  },
  {
    name: 'a price, which cards on other pages show',
    async make(desk) {
      const [first] = await list(desk, plan);
      const { prices } = await readEntry(desk, plan, first.documentId);
      const dearer = prices.map((/** @type {any} */ price) => ({
        ...price,
        amountMinor: price.amountMinor + 100,
      }));
      await publish(desk, plan, first.documentId, { prices: dearer });
    },
  },
  {
    name: 'several drafts, published at once from the list',
    async make(desk) {
      const posts = await somePosts(desk, 3);
      for (const { documentId, title } of posts)
        await save(desk, postUid, documentId, { title: `${title} again` });
      await send(desk, `${collection(postUid)}/actions/bulkPublish`, {
        documentIds: posts.map(({ documentId }) => documentId),
      });
    },
  },
  {
    name: 'an address',
    async make(desk) {
      const post = (await somePosts(desk, 3)).at(-1);
      if (!post) throw new Error('The seeds have no post.');
      await publish(desk, postUid, post.documentId, { slug: `${post.slug}-elsewhere` });
    },
  },
  {
    // Also because a post that a page links to cannot be taken down, which the next changes do.
    name: 'a link within a page',
    async make(desk) {
      for (const { documentId, key } of await list(desk, page)) {
        const { claims = [] } = await readEntry(desk, page, documentId);
        if (key === 'stem') await publish(desk, page, documentId, { claims: claims.map(leadToBlog) });
      }
    },
  },
  {
    name: 'an entry unpublished',
    async make(desk) {
      const post = (await somePosts(desk, 2)).at(-1);
      if (!post) throw new Error('The seeds have no post.');
      await send(desk, `${collection(postUid)}/${post.documentId}/actions/unpublish`, {});
    },
  },
  {
    name: 'the last of a kind deleted',
    async make(desk) {
      for (const { documentId } of await list(desk, affiliation)) {
        await send(desk, `${collection(affiliation)}/${documentId}`, undefined, 'DELETE');
      }
    },
  },
  {
    name: 'all posts unpublished, so that a kind of page is no more',
    async make(desk) {
      const posts = await list(desk, postUid);
      await send(desk, `${collection(postUid)}/actions/bulkUnpublish`, {
        documentIds: posts.map(({ documentId }) => documentId),
      });
    },
  },
];
