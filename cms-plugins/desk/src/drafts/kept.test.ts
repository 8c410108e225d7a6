import { forgetOthers, keep, readKept } from './kept';

function newStore(refuses = false) {
  const kept = new Map<string, string>();
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refuses) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('what was typed', () => {
  it('is kept for its person and its form until it is saved', () => {
    const store = newStore();
    keep(store, 1, 'orders/7/refund', { reason: 'Goodwill' });
    expect(readKept(store, 1, 'orders/7/refund')).toEqual({ reason: 'Goodwill' });
    expect([readKept(store, 2, 'orders/7/refund'), readKept(store, 1, 'orders/8/refund')]).toEqual([
      null,
      null,
    ]);
    keep(store, 1, 'orders/7/refund', null);
    expect(store.kept.size).toBe(0);
  });

  it('is removed when another person logs in, and when somebody logs out', () => {
    const store = newStore();
    store.kept.set('jwtToken', 'stays');
    keep(store, 1, 'a', 'one');
    keep(store, 12, 'a', 'twelve');
    forgetOthers(store, 1);
    expect([...store.kept.keys()]).toEqual(['jwtToken', 'typed.1.a']);
    forgetOthers(store, null);
    expect([...store.kept.keys()]).toEqual(['jwtToken']);
  });

  it('does not break the form where nothing can be kept, or something else is', () => {
    const full = newStore(true);
    keep(full, 1, 'a', 'text');
    expect(readKept(full, 1, 'a')).toBeNull();
    const odd = newStore();
    odd.kept.set('typed.1.a', '[broken');
    expect(readKept(odd, 1, 'a')).toBeNull();
  });
});
