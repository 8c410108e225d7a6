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

  it('let a draft have fewer, never more', async () => {
    expect(await tryRule(homePageRules, withSlides(1))).toEqual([]);
    expect(await tryRule(homePageRules, withSlides(4))).toHaveLength(1);
  });
});
