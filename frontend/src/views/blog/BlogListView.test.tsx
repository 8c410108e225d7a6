import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { PostCard } from '../../content/reading/post';
import { drawing } from '../testing/drawing';
import { outline, skippedHeadings } from '../testing/outline';
import { BlogListView } from './BlogListView';

const band = { title: 'From our teachers', lead: 'Ideas to try.', picture: null };
const maths = { slug: 'maths', title: 'Maths', description: 'Numbers you can hold.' };
const categories = [maths, { slug: 'coding', title: 'Coding', description: null }];
const post = (title: string): PostCard => ({
  slug: title.toLowerCase(),
  title,
  excerpt: 'In short.',
  cover: drawing(),
  category: maths,
  author: { name: 'Ananya R.', portrait: drawing() },
  publishedOn: '2026-11-12',
  minutes: 4,
});
const closing = {
  ...{ title: 'Try one', text: null, second: null },
  link: { label: 'Book', href: '/book-free-class' },
};
const posts = [post('Newest'), post('Older'), post('Oldest')];

const list = (parts: Partial<ComponentProps<typeof BlogListView>> = {}) => (
  <BlogListView
    band={band}
    posts={posts}
    page={1}
    pageCount={1}
    categories={categories}
    closing={closing}
    {...parts}
  />
);
const wideTitles = () =>
  [...document.querySelectorAll('.teaser-wide h2')].map((heading) => heading.textContent);

describe('BlogListView', () => {
  it('opens its first page with the newest post wide', () => {
    const { container } = render(list());
    expect(wideTitles()).toEqual(['Newest']);
    expect(outline(container)).toEqual([
      'h1 From our teachers',
      'h2 Newest',
      'h2 Older',
      'h2 Oldest',
      'h2 Try one',
    ]);
    expect(skippedHeadings(container)).toEqual([]);
  });

  it('links each post by its title and shows its date and length', () => {
    render(list({ posts: [post('Newest')], categories: [] }));
    expect(screen.getByRole('link', { name: 'Newest' }).getAttribute('href')).toBe('/blog/newest');
    expect(screen.getByText('12 November 2026').getAttribute('datetime')).toBe('2026-11-12');
    expect(screen.getByText(/4 min read/)).toBeTruthy();
  });

  it('reads no cover aloud, because the title next to it says what the post is about', () => {
    const { container } = render(list());
    const covers = [...container.querySelectorAll('.teaser .cover img')];
    expect(covers.map((cover) => cover.getAttribute('alt'))).toEqual(['', '', '']);
  });

  it('links a page of a long list to the first, the last and those next to it', () => {
    render(list({ page: 5, pageCount: 9, category: maths }));
    const numbers = within(screen.getByRole('navigation', { name: 'Pages of the blog' })).getByRole('list');
    expect(numbers.textContent).toBe('Page 1…Page 4Page 5Page 6…Page 9');
    const links = within(numbers).getAllByRole('link', { name: /^Page / });
    expect(links.map((link) => link.getAttribute('href')?.split('/').at(-1))).toEqual([
      'maths',
      '4',
      '5',
      '6',
      '9',
    ]);
  });

  it('has no paging for a single page', () => {
    render(list());
    expect(screen.queryByRole('navigation', { name: 'Pages of the blog' })).toBeNull();
  });

  it('leads from a middle page to both sides and marks where it is', () => {
    render(list({ page: 2, pageCount: 3 }));
    const paging = within(screen.getByRole('navigation', { name: 'Pages of the blog' }));
    expect(paging.getByRole('link', { name: 'Newer posts' }).getAttribute('href')).toBe('/blog');
    expect(paging.getByRole('link', { name: 'Older posts' }).getAttribute('href')).toBe('/blog/page/3');
    expect(paging.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    expect(wideTitles()).toEqual([]);
  });

  it('leads nowhere beyond the first and the last page', () => {
    const { rerender } = render(list({ pageCount: 2, categories: [] }));
    expect(screen.queryByRole('link', { name: 'Newer posts' })).toBeNull();
    rerender(list({ page: 2, pageCount: 2, categories: [] }));
    expect(screen.queryByRole('link', { name: 'Older posts' })).toBeNull();
  });

  it('shows a category under its own title and pages inside it', () => {
    render(list({ pageCount: 2, category: maths }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Maths');
    expect(screen.getByText('Numbers you can hold.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Older posts' }).getAttribute('href')).toBe(
      '/blog/category/maths/page/2',
    );
    const topics = within(screen.getByRole('navigation', { name: 'Blog topics' }));
    expect(topics.getByRole('link', { name: 'Maths' }).getAttribute('aria-current')).toBe('true');
    expect(topics.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBeNull();
  });

  it('says so when there is no post', () => {
    render(list({ posts: [], categories: [] }));
    expect(screen.getByText(/No posts here yet/)).toBeTruthy();
  });

  it.each([
    [maths, 'No posts about maths yet.'],
    [{ ...maths, title: 'AI' }, 'No posts about AI yet.'],
  ])('says so when a topic has none, and leads to the others', (category, sentence) => {
    render(list({ posts: [], category, categories: [] }));
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All posts' }).getAttribute('href')).toBe('/blog');
  });

  it('names the author of each post, if there is one', () => {
    const unsigned = { ...post('Older'), author: null };
    render(list({ posts: [unsigned, post('Oldest')], categories: [] }));
    const [first, second] = screen.getAllByRole('article').map((article) => article.textContent);
    expect(first).toContain('12 November 2026 · 4 min read');
    expect(second).toContain('Ananya R. · 12 November 2026');
  });
});
