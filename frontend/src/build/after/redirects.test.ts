import { checkRedirects } from './redirects';

const redirect = (to: string) => ({ from: '/old', to, permanent: true });
const pages = new Set(['/', '/faq']);

describe('published redirects', () => {
  it.each(['/faq', '/faq#fees', '/faq/', '/', 'https://elsewhere.org'])('may lead to %s', (to) => {
    expect(checkRedirects([redirect(to)], pages)).toEqual([]);
  });

  it('may not lead to nothing', () => {
    expect(checkRedirects([redirect('/gone')], pages)).toEqual([
      {
        path: '/old',
        text: 'The redirect leads to /gone, and there is no such page.',
        address: '/gone',
      },
    ]);
  });
});
