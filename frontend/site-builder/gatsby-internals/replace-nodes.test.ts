import type { SourceNodesArgs } from 'gatsby';
import type { GatsbyNode } from './internals';
import { replaceNodes } from './replace-nodes';

/** The parts of Gatsby's store that matter here. */
function createStore() {
  const nodes = new Map<string, GatsbyNode>();
  let counter = 0;
  const done: string[] = [];
  const args = {
    getNode: (id: string) => nodes.get(id),
    getNodes: () => [...nodes.values()],
    actions: {
      createNode: (node: GatsbyNode) => {
        done.push(`+${node.id}`);
        counter += 1;
        Object.assign(node.internal, { counter, owner: 'gatsby-source-strapi' });
        nodes.set(node.id, node);
      },
      deleteNode: (node: GatsbyNode) => {
        done.push(`-${node.id}`);
        nodes.delete(node.id);
      },
    },
  } as unknown as SourceNodesArgs;
  const ids = () =>
    [...nodes.values()]
      .sort((a, b) => Number(a.internal['counter' as never]) - Number(b.internal['counter' as never]))
      .map(({ id }) => id);
  return { args, done, ids };
}

const nodeOf = (id: string, digest: string, type: string) =>
  ({ id, internal: { type, contentDigest: digest } }) as unknown as GatsbyNode;

async function put(
  store: ReturnType<typeof createStore>,
  list: string,
  { stamps = {}, type = 'STRAPI_POST' }: { stamps?: Record<string, string>; type?: string } = {},
) {
  const made = list.split(' ').map((one) => nodeOf(`${one[0] ?? ''}`, one, type));
  store.done.length = 0;
  await replaceNodes(
    store.args,
    new Map(made.map((node) => [node.id, node])),
    new Map(Object.entries(stamps)),
  );
  return store.done.join(' ');
}

describe('the nodes of all content', () => {
  let store: ReturnType<typeof createStore>;
  beforeEach(async () => {
    store = createStore();
    await put(store, 'a1 b1 c1');
  });

  it('are not touched if nothing changed', async () => {
    expect(await put(store, 'a1 b1 c1')).toBe('');
  });

  it('go when their entry goes', async () => {
    expect(await put(store, 'a1 c1')).toBe('-b');
  });

  it('keep the order in which a build from nothing would make them', async () => {
    await put(store, 'a1 b2 c1');
    expect(store.ids()).toEqual(['a', 'b', 'c']);
    await put(store, 'c1 b2 a1');
    expect(store.ids()).toEqual(['c', 'b', 'a']);
  });

  it('are left alone wherever they stand, if they are parts of entries', async () => {
    const type = 'STRAPI__COMPONENT_MEDIA_PICTURE';
    await put(store, 'x1 y1 z1', { type });
    expect(await put(store, 'y1 z1 x2', { type })).toBe('-x +x');
    expect(await put(store, 'x2 z1 y1', { type })).toBe('');
  });

  it('are made again when a file inside their text is another', async () => {
    await put(store, 'a1 b1 c1', { stamps: { c: 'first' } });
    expect(await put(store, 'a1 b1 c1', { stamps: { c: 'first' } })).toBe('');
    expect(await put(store, 'a1 b1 c1', { stamps: { c: 'second' } })).toBe('-c +c');
  });
});
