import { tryRule } from '../../content-rules/try-rule';
import { homePageRules } from './rules';

const withSlides = (count: number) => ({
  slides: Array.from({ length: count }, () => ({ label: 'Coding' })),
});

describe('the rules of the home page', () => {
  it('publish exactly three slides', async () => {
    expect(await tryRule(homePageRules, withSlides(3), { isPublishing: true })).toEqual([]);
    expect(await tryRule(homePageRules, withSlides(2), { isPublishing: true })).toEqual([
      'slides: The home page shows exactly three slides; there are 2.',
    ]);
  });

  it('publish buttons that say where they lead', async () => {
    const buttons = [
      { label: 'Start Learning', href: '/book-free-class' },
      { label: 'Read more', href: '/faq' },
    ];
    const page = { ...withSlides(3), buttons };
    expect(await tryRule(homePageRules, page, { isPublishing: true })).toEqual([
      'buttons.1.label: "Read more" could be on any link. Say where it leads, such as "See the dates".',
    ]);
    expect(await tryRule(homePageRules, page)).toEqual([]);
  });

  it('let a draft have fewer, never more', async () => {
    expect(await tryRule(homePageRules, withSlides(1))).toEqual([]);
    expect(await tryRule(homePageRules, withSlides(4))).toHaveLength(1);
  });
});
