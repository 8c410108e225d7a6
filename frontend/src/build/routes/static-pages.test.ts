import { fixedPages } from '@lanternway/contracts/site/fixed-pages';
import { isNotFoundPage } from '@lanternway/contracts/site/not-found-pages';
import { isTakenAddress } from '@lanternway/contracts/site/taken-addresses';
import { policyPaths } from '../../content/reading/policy';
import { contextOfStaticPage, staticPaths } from './static-pages';

const day = (number: number) => `2026-03-0${number}T00:00:00.000Z`;

const entries: Record<string, object[]> = {
  STRAPI_PAGE: [
    { key: 'faq', updatedAt: day(3) },
    { key: 'contact', updatedAt: day(9) },
  ],
  STRAPI_POLICY: [
    { document: 'privacy', version: 2, effectiveOn: day(3) },
    { document: 'privacy', version: 3, effectiveOn: day(5) },
    { document: 'terms', version: 8, effectiveOn: day(1) },
  ],
  STRAPI_FAQ: [{ updatedAt: day(2) }, { updatedAt: day(5) }],
};

const contextOf = (path: string) =>
  contextOfStaticPage(path, (type) => entries[type] ?? [], day(4).slice(0, 10));

describe('what the build passes to a page that has a file of its own', () => {
  it('is when anything on it last changed, and nothing on other pages', () => {
    expect(contextOf('/faq').modifiedAt).toBe(day(5));
    expect(contextOf('/contact').modifiedAt).toBe(day(9));
  });

  it('is that nothing is dated where nothing is shown', () => {
    expect(contextOf('/404').modifiedAt).toBeNull();
  });

  it.each([
    '/login',
    '/register',
    '/verify-otp',
    '/forgot-password',
    '/reset-password',
    '/profile',
    '/change-password',
    '/success',
    '/cancel',
    '/booking',
    '/join',
    '/checkout/404',
  ])('is that %s is not for search engines', (path) => {
    expect(contextOf(path).isPrivate).toBe(true);
    expect(contextOf('/faq').isPrivate).toBeUndefined();
  });

  it.each(['/', '/free-modal', '/book-free-class', '/connect', '/instructor'])(
    'is, for the form at %s, which version of the privacy policy is shown',
    (path) => {
      expect(contextOf(path)).toMatchObject({ policyVersion: 2 });
      expect(contextOf('/faq')).not.toHaveProperty('policyVersion');
    },
  );

  it('is that no version of the privacy policy is shown while none is published', () => {
    expect(contextOfStaticPage('/connect', () => [], day(4))).toMatchObject({ policyVersion: null });
  });

  it.each([
    ['/', 'paper'],
    ['/404', 'night'],
    ['/course/404', 'graph'],
  ])('is the ground that %s ends on: %s', (path, tone) => {
    expect(contextOf(path).tone).toBe(tone);
  });
});

it('has the pages that links of landing pages may lead to', () => {
  const pages = [...staticPaths, ...Object.values(policyPaths), '/blog'];
  expect([...fixedPages].sort()).toEqual(pages.filter((path) => !path.endsWith('/404')).sort());
});

it('has not-found pages at the addresses that are listed as theirs', () => {
  expect(staticPaths.filter(isNotFoundPage)).toEqual(staticPaths.filter((path) => path.endsWith('/404')));
});

it('has no page whose address a landing page could take', () => {
  const firsts = [...staticPaths, ...Object.values(policyPaths), '/blog'].map(
    (path) => path.split('/')[1] ?? '',
  );
  expect(firsts.filter((first) => first !== '' && !isTakenAddress(first))).toEqual([]);
});
