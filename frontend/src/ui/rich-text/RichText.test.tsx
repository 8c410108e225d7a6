import { fireEvent, render, screen } from '@testing-library/react';
import { type Blocks } from '../../content/blocks/blocks';
import { headingId } from '@lanternway/contracts/site/heading-id';
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

const program = '# door.py\nif name == "Meera":\n    print("Come in")';
const code = (text: string, language: string): Blocks => [
  { type: 'code', children: [{ type: 'text', text }], ...{ language } },
];

/** jsdom has no clipboard of its own. */
function stubClipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

describe('a program in a text', () => {
  it('keeps its lines and spaces, under the name of its file', () => {
    render(<RichText content={code(program, 'python')} />);
    const region = screen.getByRole('region', { name: 'Program: door.py' });
    expect(region.textContent).toBe('if name == "Meera":\n    print("Come in")');
    expect(region.tabIndex).toBe(0);
  });

  it('is named after its language when it names no file', () => {
    render(<RichText content={code('# Say it\nprint(1)', 'python')} />);
    expect(screen.getByRole('region', { name: 'Program: Python' }).textContent).toBe('# Say it\nprint(1)');
  });

  it('is copied as it is typed, and says so', async () => {
    const copied: string[] = [];
    stubClipboard((text) => Promise.resolve(void copied.push(text)));
    render(<RichText content={code(program, 'python')} />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy door.py' }));
    expect(await screen.findByRole('button', { name: 'Copied door.py' })).toBeTruthy();
    expect(copied).toEqual(['if name == "Meera":\n    print("Come in")']);
    expect(screen.getByRole('status').textContent).toBe('Copied');
  });

  it('is selected when the browser refuses to copy', async () => {
    stubClipboard(() => Promise.reject(new Error('not allowed')));
    render(<RichText content={code(program, 'python')} />);
    fireEvent.click(screen.getByRole('button', { name: 'Copy door.py' }));
    expect(await screen.findByRole('button', { name: 'Selected door.py' })).toBeTruthy();
    expect(getSelection()?.toString()).toContain('Come in');
  });

  it('has its answer in plain text, without a button', () => {
    render(<RichText content={code('  ^\nSyntaxError', 'plaintext')} />);
    expect(screen.getByRole('region', { name: 'What the computer answers' }).textContent).toBe(
      '  ^\nSyntaxError',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it.each([
  ['Fees & refunds', 'fees-refunds'],
  ['Ananya’s café', 'ananyas-cafe'],
  ['प्रश्न', 'section'],
])('makes the anchor of %j as %s', (words, id) => {
  expect(headingId(words)).toBe(id);
});
