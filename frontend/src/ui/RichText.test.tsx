import { render, screen } from '@testing-library/react';
import { type Blocks } from '../content/blocks/blocks';
import { headingId } from './links/heading-id';
import { RichText } from './RichText';

const text = (words: string, bold = false) => ({ type: 'text' as const, text: words, bold });

describe('rich text', () => {
  it('starts its headings at h2 and anchors them by their words', () => {
    const content: Blocks = [
      { type: 'heading', level: 1, children: [text('When are refunds '), text('paid?', true)] },
      { type: 'heading', level: 4, children: [text('Unused sessions')] },
    ];
    render(<RichText content={content} />);
    expect(screen.getByRole('heading', { level: 2 }).id).toBe('when-are-refunds-paid');
    expect(screen.getByRole('heading', { level: 2 }).innerHTML).toContain('<strong>paid?</strong>');
    expect(screen.getByRole('heading', { level: 3 }).id).toBe('unused-sessions');
  });

  it('links like the rest of the site', () => {
    const link = { type: 'link' as const, url: 'https://example.com', children: [text('study')] };
    render(<RichText content={[{ type: 'paragraph', children: [link] }]} />);
    expect(screen.getByRole('link', { name: 'study (another website)' })).toBeTruthy();
  });
});

it.each([
  ['Fees & refunds', 'fees-refunds'],
  ['Ananya’s café', 'ananyas-cafe'],
  ['प्रश्न', 'section'],
])('makes the anchor of %j as %s', (words, id) => {
  expect(headingId(words)).toBe(id);
});
