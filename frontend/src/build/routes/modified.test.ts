import { latestChange } from './modified';

describe('the latest change of a page', () => {
  it('is the newest of all its entries', () => {
    const entries = [{ updatedAt: '2026-01-01T00:00:00.000Z' }, { updatedAt: '2026-03-01T00:00:00.000Z' }];
    expect(latestChange(entries)).toBe('2026-03-01T00:00:00.000Z');
  });

  it('counts a publication that came after the last edit', () => {
    const entry = { updatedAt: '2026-01-01T00:00:00.000Z', publishedAt: '2026-02-01T00:00:00.000Z' };
    expect(latestChange([entry])).toBe('2026-02-01T00:00:00.000Z');
  });

  it('is unknown where nothing is dated', () => {
    expect(latestChange([])).toBeNull();
    expect(latestChange([{ updatedAt: null }])).toBeNull();
  });
});
