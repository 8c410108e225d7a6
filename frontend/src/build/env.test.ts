import { readBuildEnv } from './env';

const token = 'a-token-long-enough';

describe('the variables of the site build', () => {
  it('takes the local Strapi when no address is given', () => {
    expect(readBuildEnv({ STRAPI_TOKEN: token })).toEqual({
      strapiUrl: 'http://127.0.0.1:1337',
      strapiToken: token,
      siteUrl: 'http://localhost:1337',
      handOverTo: null,
      drawsDrafts: false,
    });
  });

  it('drops the slash at the end of an address', () => {
    expect(readBuildEnv({ STRAPI_TOKEN: token, SITE_URL: 'https://example.org/' }).siteUrl).toBe(
      'https://example.org',
    );
  });

  it('takes the names that the CMS uses for the same things', () => {
    const env = readBuildEnv({ SITE_READ_TOKEN: token, PUBLIC_URL: 'https://example.org' });
    expect(env).toMatchObject({ strapiToken: token, siteUrl: 'https://example.org' });
  });

  it('refuses to build without a token', () => {
    expect(() => readBuildEnv({})).toThrow('STRAPI_TOKEN is missing');
  });

  it.each(['localhost:1337', 'ftp://example.org', ''])('refuses %p as an address', (address) => {
    expect(() => readBuildEnv({ STRAPI_TOKEN: token, SITE_URL: address })).toThrow('SITE_URL must be');
  });
});
