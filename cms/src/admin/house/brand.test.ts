import { brandIn, brandTitle, readBrand } from './brand';

describe('the title of the browser tab', () => {
  it("ends with the provider's name instead of Strapi's", () => {
    expect(brandTitle('Create an entry | Strapi', 'Lighthouse $&')).toBe('Create an entry | Lighthouse $&');
  });

  it("is the provider's name before a screen has one", () => {
    expect(brandTitle('Strapi Admin', 'Lighthouse')).toBe('Lighthouse');
  });

  it('does not change other titles', () => {
    expect(brandTitle('Strapi and | us', 'Lighthouse')).toBe('Strapi and | us');
  });
});

describe('the brand', () => {
  it('is what the site settings say', () => {
    const data = { brandName: ' Lighthouse ', logo: { url: '/uploads/lamp.svg' } };
    expect(brandIn({ data })).toEqual({ name: 'Lighthouse', logo: '/uploads/lamp.svg' });
  });

  const neutral = { name: 'Your school', logo: null };

  it.each([[null], [{}], [{ data: null }], [{ data: { brandName: ' ', logo: null } }]])(
    'is neutral without settings: %j',
    (reply) => {
      expect(brandIn(reply)).toEqual(neutral);
    },
  );

  it.each([
    ['they are not there', () => Promise.resolve(new Response('{}', { status: 404 }))],
    ['the server is away', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['something else answers', () => Promise.resolve(new Response('<html>'))],
  ])('is neutral where %s', async (_what, answer) => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
    expect(await readBrand()).toEqual(neutral);
  });
});
