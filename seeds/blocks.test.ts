import { code, h2, inline, ol, p, plainText, ul } from './blocks';

describe('blocks', () => {
  it('keeps a plain sentence as one text', () => {
    expect(p('A class lasts an hour.')).toEqual({
      type: 'paragraph',
      children: [{ type: 'text', text: 'A class lasts an hour.' }],
    });
  });

  it('reads bold words and links between plain ones', () => {
    expect(inline('See **the** [refund policy](/refund) first')).toEqual([
      { type: 'text', text: 'See ' },
      { type: 'text', text: 'the', bold: true },
      { type: 'text', text: ' ' },
      { type: 'link', url: '/refund', children: [{ type: 'text', text: 'refund policy' }] },
      { type: 'text', text: ' first' },
    ]);
  });

  it('reads a link inside bold words', () => {
    expect(inline('**[FAQ](/faq)**')).toEqual([
      { type: 'link', url: '/faq', children: [{ type: 'text', text: 'FAQ', bold: true }] },
    ]);
  });

  it('reads code, in which other marks mean nothing', () => {
    expect(inline('Read `2 ** 3` aloud')).toEqual([
      { type: 'text', text: 'Read ' },
      { type: 'text', text: '2 ** 3', code: true },
      { type: 'text', text: ' aloud' },
    ]);
  });

  it('leaves lone asterisks and brackets as they stand', () => {
    expect(inline('3 * 4 and [a] (b)')).toEqual([{ type: 'text', text: '3 * 4 and [a] (b)' }]);
  });

  it('keeps every space of a program', () => {
    expect(code('python', ['if lit:', '    print("on **")'])).toEqual({
      type: 'code',
      language: 'python',
      children: [{ type: 'text', text: 'if lit:\n    print("on **")' }],
    });
  });

  it('makes lists with one item per line', () => {
    expect(ol(['One', 'Two'])).toMatchObject({ type: 'list', format: 'ordered' });
    expect(ul(['One', 'Two']).children).toHaveLength(2);
  });

  it('gives the words of blocks without their marks', () => {
    expect(plainText([h2('A **bold** start'), ul(['one [two](/faq)', 'three'])])).toBe(
      'A bold start\none two\nthree',
    );
  });
});
