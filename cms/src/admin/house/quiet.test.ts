import { keepQuiet } from './quiet';

function storageWith(entries: [string, string][]) {
  const kept = new Map(entries);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('the announcements of the admin', () => {
  it('count as seen in a new browser', () => {
    const storage = storageWith([]);
    keepQuiet(storage);
    expect(storage.kept.get('STRAPI_GUIDED_TOUR')).toBe('{"enabled":false}');
    expect([...storage.kept.keys()].some((key) => key.includes('MEDIA_LIBRARY_BANNER'))).toBe(true);
  });

  it('stay as somebody left them', () => {
    const storage = storageWith([['STRAPI_GUIDED_TOUR', '{"enabled":true}']]);
    keepQuiet(storage);
    expect(storage.kept.get('STRAPI_GUIDED_TOUR')).toBe('{"enabled":true}');
  });
});
