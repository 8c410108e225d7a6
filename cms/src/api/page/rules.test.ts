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

  it('let the STEM page speak of an accreditation only with its entry', async () => {
    const page = { key: 'stem', title: 'STEM accreditation', picture: { image: 1 } };
    const publishing = { isPublishing: true };
    expect(await tryRule(pageRules, page, publishing)).toEqual([
      'title: The title speaks of an accreditation. Fill in "Accreditation", or choose another title, such as "How we teach STEM".',
    ]);
    expect(await tryRule(pageRules, { ...page, accreditation: { issuer: 'A body' } }, publishing)).toEqual(
      [],
    );
    expect(await tryRule(pageRules, { ...page, title: 'How we teach STEM' }, publishing)).toEqual([]);
  });
});
