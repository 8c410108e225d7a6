import type { FaqGroup } from '../../content/reading/faq';
import { countQuestions, matchQuestions } from './match-questions';

const groups: FaqGroup[] = [
  {
    slug: 'classes',
    title: 'About classes',
    questions: [
      { id: 'who', question: 'Who teaches the classes?', answer: [], text: 'A teacher from our own team.' },
      { id: 'what', question: 'What does my child need?', answer: [], text: 'A laptop and a quiet corner.' },
    ],
  },
  {
    slug: 'payments',
    title: 'Plans and payments',
    questions: [
      { id: 'refund', question: 'Can I get a refund?', answer: [], text: 'Yes, in full before sessions.' },
    ],
  },
];

const idsFor = (query: string) =>
  matchQuestions(groups, query).flatMap((group) => group.questions.map(({ id }) => id));

describe('matchQuestions', () => {
  it('keeps everything for an empty query or one of only punctuation', () => {
    expect(matchQuestions(groups, '  ')).toBe(groups);
    expect(matchQuestions(groups, '?!')).toBe(groups);
  });

  it('finds a word of the question and a word of the answer', () => {
    expect(idsFor('refund')).toEqual(['refund']);
    expect(idsFor('laptop')).toEqual(['what']);
  });

  it('wants every word, in any order', () => {
    expect(idsFor('team teacher')).toEqual(['who']);
    expect(idsFor('team laptop')).toEqual([]);
  });

  it('reads past upper case and accents', () => {
    expect(idsFor('RÉFUND')).toEqual(['refund']);
  });

  it('finds all questions of a group by its name', () => {
    expect(idsFor('about')).toEqual(['who', 'what']);
  });

  it('drops groups without a match and counts what is left', () => {
    const found = matchQuestions(groups, 'quiet');
    expect(found.map(({ slug }) => slug)).toEqual(['classes']);
    expect(countQuestions(found)).toBe(1);
    expect(countQuestions(groups)).toBe(3);
  });
});
