import { textOfBlocks } from './blocks-text';

const text = (value: string, marks: object = {}) => ({ type: 'text', text: value, ...marks });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const item = (value: string) => ({ type: 'list-item', children: [text(value)] });

it('reads rich text as lines, with marks for what a reader sees', () => {
  const list = {
    type: 'list',
    format: 'ordered',
    children: [item('One'), { type: 'list', format: 'unordered', children: [item('Within')] }, item('Two')],
  };
  const blocks = [
    { type: 'heading', level: 2, children: [text('Fees')] },
    paragraph(text('Pay '), text('once', { bold: true }), text(', see '), {
      type: 'link',
      url: '/terms',
      children: [text('terms')],
    }),
    list,
    { type: 'image', image: { name: 'class.webp', alternativeText: 'A class' }, children: [text('')] },
    { type: 'quote', children: [text('Kind')] },
    { type: 'code', language: 'python', children: [text('print(1)')] },
  ];
  expect(textOfBlocks(blocks).split('\n')).toEqual([
    '## Fees',
    'Pay **once**, see [terms](/terms)',
    '1. One',
    '  - Within',
    '2. Two',
    '[Picture: class.webp, “A class”]',
    '> Kind',
    '```python',
    'print(1)',
    '```',
  ]);
  expect(textOfBlocks(null)).toBe('');
});
