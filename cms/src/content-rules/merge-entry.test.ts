import { mergeEntry } from './merge-entry';
import { readSchema } from './schema';

const schema = readSchema({
  title: { type: 'string' },
  prices: { type: 'component', component: 'pricing.price', repeatable: true },
  cover: { type: 'component', component: 'media.picture' },
  group: { type: 'relation' },
  icon: { type: 'media' },
  blocks: { type: 'dynamiczone', components: ['block.plans'] },
});

const stored = {
  title: 'Old',
  prices: [{ id: 7, currency: 'INR', amountMinor: 100 }],
  cover: { id: 3, alt: 'A lantern', focalX: 50 },
  group: { id: 1 },
  icon: { id: 2 },
};

describe('an entry as it would stand after a write', () => {
  it('keeps what the write does not speak of', () => {
    expect(mergeEntry(schema, stored, { title: 'New' })).toEqual({ ...stored, title: 'New' });
    expect(mergeEntry(schema, stored, { title: undefined })).toEqual(stored);
    expect(mergeEntry(schema, stored, { title: null })).toMatchObject({ title: null });
  });

  it('fills up components of which only a part is written', () => {
    const merged = mergeEntry(schema, stored, {
      prices: [{ id: '7', amountMinor: 0 }, { currency: 'USD' }],
      cover: { id: 3, focalX: 10 },
    });
    expect(merged['prices']).toEqual([{ id: '7', currency: 'INR', amountMinor: 0 }, { currency: 'USD' }]);
    expect(merged['cover']).toEqual({ id: 3, alt: 'A lantern', focalX: 10 });
  });

  it('does not mix a new component with the one it replaces', () => {
    expect(mergeEntry(schema, stored, { cover: { focalX: 10 } })['cover']).toEqual({ focalX: 10 });
  });

  it.each([
    [{ connect: [], disconnect: [] }, { id: 1 }],
    [{ connect: [{ id: 5 }], disconnect: [{ id: 1 }] }, [{ id: 5 }]],
    [{ disconnect: [{ id: 1 }] }, null],
    [{ set: [] }, []],
    ['abc', 'abc'],
    [null, null],
  ])('reads the relation %j', (written, result) => {
    expect(mergeEntry(schema, stored, { group: written })['group']).toEqual(result);
  });

  describe('in a block', () => {
    const plans = [
      { id: 1, documentId: 'a' },
      { id: 2, documentId: 'b' },
    ];
    const block = { __component: 'block.plans', id: 4, plans };
    const plansAfter = (changes: object, id?: number) => {
      const written = { __component: 'block.plans', ...(id === undefined ? {} : { id }), plans: changes };
      const merged = mergeEntry(schema, { blocks: [block] }, { blocks: [written] });
      return (merged['blocks'] as { plans: unknown }[])[0]?.plans;
    };

    it.each([
      ['nothing', {}, ['a', 'b']],
      ['one more', { connect: [{ id: 3, documentId: 'c' }] }, ['a', 'b', 'c']],
      ['one less', { disconnect: [{ id: 1 }] }, ['b']],
      ['another place', { connect: [{ id: 9, documentId: 'a' }] }, ['b', 'a']],
    ])('reads changes of a relation: %s', (_, changes, ids) => {
      expect(plansAfter({ connect: [], disconnect: [], ...changes }, 4)).toEqual(
        ids.map((documentId) => expect.objectContaining({ documentId }) as object),
      );
    });

    it('has no related entries that another block has', () => {
      expect(plansAfter({ connect: [], disconnect: [] })).toBeNull();
      expect(plansAfter({ connect: [{ documentId: 'c' }], disconnect: [] })).toEqual([{ documentId: 'c' }]);
    });
  });
});
