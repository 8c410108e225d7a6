import { keepQuiet, withoutAssistant } from './quiet';

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

describe('the calls about an assistant that is not there', () => {
  const origin = 'http://site';
  const plain = jest.fn(() => Promise.resolve(new Response('from the server')));

  it.each([
    '/admin/ai-feature-config',
    '/upload/settings',
    `${origin}/i18n/ai-localization-jobs/single-types/api::home-page.home-page`,
  ])('do not reach the server: %s', async (address) => {
    const answer = await withoutAssistant(plain, origin, () => false)(address);
    expect(await answer.json()).toEqual({ data: null });
    expect(plain).not.toHaveBeenCalled();
  });

  it.each([
    '/admin/users/me',
    '/i18n/locales',
    'http://elsewhere/admin/ai-feature-config',
    // Who may set something is told the settings of the media library.
    '/upload/settings',
  ])('are no others: %s', async (address) => {
    const answer = await withoutAssistant(plain, origin, () => true)(address);
    expect(await answer.text()).toBe('from the server');
  });
});
