import { mergeEntry } from './merge-entry';
import { readSchema } from './schema';

const schema = readSchema({
  title: { type: 'string' },
  prices: { type: 'component', component: 'pricing.price', repeatable: true },
  cover: { type: 'component', component: 'media.picture' },
  group: { type: 'relation' },
  icon: { type: 'media' },
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
});
