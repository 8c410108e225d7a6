import { tryRule } from '../../content-rules/try-rule';
import { redirectRules } from './rules';

const others = [{ from: '/b', to: '/c' }];

describe('the rules of redirects', () => {
  it.each([
    ['/old', '/new'],
    ['/old/page', 'https://example.org/new?x=1'],
    ['/Checkout', '/checkout#top'],
  ])('let %s lead to %s', async (from, to) => {
    expect(await tryRule(redirectRules, { from, to }, { others })).toEqual([]);
  });

  it.each([
    'old',
    '//evil.example',
    '/\\evil.example',
    'https://example.org',
    '/old?x=1',
    '/old#a',
    '/old page',
    '/',
    '/old/',
  ])('refuse to lead away from %p', async (from) => {
    expect(await tryRule(redirectRules, { from, to: '/new' })).toHaveLength(1);
  });

  it.each(['/admin', '/API/courses', '/uploads/a.png'])(
    'never take over the system address %p',
    async (from) => {
      expect(await tryRule(redirectRules, { from, to: '/new' })).toEqual([
        'from: This address belongs to the system and cannot be redirected.',
      ]);
    },
  );

  it.each(['new', 'http://example.org', 'javascript:alert(1)', '//evil.example', 'https://user@example.org'])(
    'refuse to lead to %p',
    async (to) => {
      expect(await tryRule(redirectRules, { from: '/old', to })).toHaveLength(1);
    },
  );

  it.each(['/old', '/old?again=1', '/old#top'])('refuse to lead /old to itself as %p', async (to) => {
    expect(await tryRule(redirectRules, { from: '/old', to })).toEqual([
      'to: An address cannot lead to itself.',
    ]);
  });

  it('refuse a chain at either end', async () => {
    expect(await tryRule(redirectRules, { from: '/a', to: '/b' }, { others })).toEqual([
      'to: "/b" is itself redirected to "/c". Lead straight there.',
    ]);
    expect(await tryRule(redirectRules, { from: '/c', to: '/d' }, { others })).toEqual([
      'from: The redirect from "/b" leads to this address. Change that one first.',
    ]);
  });

  it('refuse an old address that is redirected already', async () => {
    expect(await tryRule(redirectRules, { from: '/b', to: '/d' }, { others })).toHaveLength(1);
  });
});
