import { fillEmptyLists } from './empty-lists';
import { readSchema } from './schema';

const schema = readSchema({
  title: { type: 'string' },
  prices: { type: 'component', component: 'pricing.price', repeatable: true, required: true },
});

describe('the lists of an entry', () => {
  it('are there from the start', () => {
    expect(fillEmptyLists(schema, { title: 'Monthly' }, true)).toEqual({ title: 'Monthly', prices: [] });
  });

  it('are not emptied by a write without them, nor by an empty one', () => {
    expect(fillEmptyLists(schema, { prices: null }, false)).toEqual({ prices: [] });
    expect(fillEmptyLists(schema, { title: 'Yearly' }, false)).toEqual({ title: 'Yearly' });
  });
});
