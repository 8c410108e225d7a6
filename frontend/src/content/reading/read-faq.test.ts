import { readFaqGroups } from './read-faq';

const answer = [
  { type: 'paragraph', children: [{ type: 'text', text: 'Within ten days.' }] },
] as unknown as Record<string, unknown>;
const faq = (question: string, slug: string | null) => ({
  question,
  answer,
  fields: null,
  group: slug === null ? null : { slug },
});
const group = (slug: string) => ({ slug, title: slug.toUpperCase() });

describe('questions in their groups', () => {
  it('keep the order of the groups and of the questions', () => {
    const groups = readFaqGroups([group('b'), group('a')], [faq('1?', 'a'), faq('2?', 'b'), faq('3?', 'a')]);
    expect(groups.map(({ slug, questions }) => [slug, questions.map(({ question }) => question)])).toEqual([
      ['b', ['2?']],
      ['a', ['1?', '3?']],
    ]);
  });

  it('leave out a group without a question', () => {
    expect(readFaqGroups([group('a'), group('b')], [faq('1?', 'a')]).map(({ slug }) => slug)).toEqual(['a']);
    expect(readFaqGroups([group('a')], [])).toEqual([]);
  });

  it('come last under a group of their own when theirs is not published', () => {
    const groups = readFaqGroups([group('a')], [faq('1?', null), faq('2?', 'gone'), faq('3?', 'a')]);
    expect(groups.map(({ title, questions }) => [title, questions.length])).toEqual([
      ['A', 1],
      ['More questions', 2],
    ]);
  });

  it('carry an anchor and their answer in plain text', () => {
    const [first] = readFaqGroups([group('a')], [faq('When are refunds paid?', 'a')]);
    expect(first?.questions[0]).toMatchObject({ id: 'when-are-refunds-paid', text: 'Within ten days.' });
  });
});
