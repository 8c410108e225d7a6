import type { Blocks } from './blocks';
import { headingsOfBlocks, readingMinutes, textOfBlocks } from './text-of-blocks';

const text = (words: string) => ({ type: 'text' as const, text: words });

const blocks: Blocks = [
  { type: 'heading', level: 2, children: [text('When we pay')] },
  {
    type: 'paragraph',
    children: [text('Within '), { type: 'link', url: '/refund', children: [text('ten days')] }, text('.')],
  },
  {
    type: 'list',
    format: 'unordered',
    children: [
      { type: 'list-item', children: [text('by card')] },
      { type: 'list-item', children: [text('by transfer')] },
    ],
  },
  { type: 'heading', level: 3, children: [text('Weekends')] },
];

describe('the plain text of rich text', () => {
  it('keeps the words of links and lists, in order and apart', () => {
    expect(textOfBlocks(blocks)).toBe('When we pay Within ten days. by card by transfer Weekends');
  });

  it('is empty where nothing is written', () => {
    expect(textOfBlocks([])).toBe('');
  });
});

describe('a list of contents', () => {
  it('contains only the second-level headings', () => {
    expect(headingsOfBlocks(blocks)).toEqual(['When we pay']);
  });
});

describe('reading time', () => {
  const ofWords = (count: number): Blocks => [{ type: 'paragraph', children: [text('word '.repeat(count))] }];

  it.each([
    [0, 1],
    [40, 1],
    [880, 4],
    [1000, 5],
  ])('of %i words is %i minutes', (words, minutes) => {
    expect(readingMinutes(ofWords(words))).toBe(minutes);
  });
});
