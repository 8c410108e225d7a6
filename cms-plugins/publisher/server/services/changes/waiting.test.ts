import { collapse } from './waiting';

const change = (
  entryId: string,
  action: 'publish' | 'unpublish' | 'delete' | 'update',
  wasShown: boolean,
) => ({
  uid: 'plugin::shop.post',
  entryId,
  action,
  wasShown,
});

/** Newest first, as they come from the table. */
const collapsed = (...changes: ReturnType<typeof change>[]) =>
  collapse([...changes].reverse()).map(({ entryId, action }) => `${entryId} ${action}`);

describe('changes that wait', () => {
  it('are shown as the newest of each entry, newest first', () => {
    const changes = [
      change('a', 'publish', false),
      change('b', 'publish', true),
      change('a', 'publish', true),
    ];
    expect(collapsed(...changes)).toEqual(['a publish', 'b publish']);
  });

  it.each(['unpublish', 'delete'] as const)('are nothing where what was never live ends in %s', (end) => {
    expect(collapsed(change('a', 'publish', false), change('a', end, true))).toEqual([]);
    expect(collapsed(change('a', 'publish', true), change('a', end, true))).toEqual([`a ${end}`]);
  });

  it('are a publish where an entry went and came back', () => {
    expect(collapsed(change('a', 'unpublish', true), change('a', 'publish', false))).toEqual(['a publish']);
  });

  it('keep entries of two types apart', () => {
    const other = { ...change('a', 'publish', true), uid: 'plugin::shop.page' };
    expect(collapse([change('a', 'publish', true), other])).toHaveLength(2);
  });
});
