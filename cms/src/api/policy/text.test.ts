import { textOf } from './text';

const piece = (text: string, marks: object = {}) => ({ type: 'text', text, ...marks });
const policy = {
  title: 'Refund Policy',
  effectiveOn: '2026-01-01',
  summary: [{ id: 1, value: '14 days', label: 'to ask' }],
  body: [{ type: 'paragraph', children: [piece('We give it back.')] }],
};
const saying = (...children: object[]) => ({ ...policy, body: [{ type: 'paragraph', children }] });

describe('the text of a policy', () => {
  it('is the same in another row, and however the database orders its fields', () => {
    const other = {
      ...policy,
      id: 9,
      version: 3,
      seo: { title: 'Refunds' },
      effectiveOn: '2026-01-01T00:00:00.000Z',
      summary: [{ label: 'to ask', value: '14 days', id: 2 }],
      body: [{ children: [{ text: 'We give it back.', type: 'text' }], type: 'paragraph' }],
    };
    expect(textOf(other)).toBe(textOf(policy));
  });

  it('is the same with empty pieces that the editor leaves in it', () => {
    expect(textOf(saying(piece(''), piece('We give it back.'), piece('')))).toBe(textOf(policy));
  });

  it.each([
    ['a letter', saying(piece('We give it back!'))],
    ['bold letters', saying(piece('We give it back.', { bold: true }))],
    ['the title', { ...policy, title: 'Refunds' }],
    ['the day', { ...policy, effectiveOn: '2026-01-02' }],
    ['a figure', { ...policy, summary: [] }],
  ])('is another with %s changed', (_what, changed) => {
    expect(textOf(changed)).not.toBe(textOf(policy));
  });
});
