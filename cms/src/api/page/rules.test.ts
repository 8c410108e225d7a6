import { tryRule } from '../../content-rules/try-rule';
import { pageRules } from './rules';

describe('the rules of pages', () => {
  it('keep one entry per page', async () => {
    expect(await tryRule(pageRules, { key: 'stem' }, { others: [{ key: 'stem' }] })).toEqual([
      'key: This page exists already. Edit that entry instead of making a second one.',
    ]);
    expect(await tryRule(pageRules, { key: 'stem' }, { others: [{ key: 'faq' }] })).toEqual([]);
  });

  it('need a picture when published, except for the blog', async () => {
    const publishing = { isPublishing: true };
    expect(await tryRule(pageRules, { key: 'stem' }, publishing)).toEqual([
      'picture: This page needs a picture.',
    ]);
    expect(await tryRule(pageRules, { key: 'blog' }, publishing)).toEqual([]);
    expect(await tryRule(pageRules, { key: 'stem', picture: { image: 1 } }, publishing)).toEqual([]);
  });
});
