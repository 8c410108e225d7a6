import { render, screen, within } from '@testing-library/react';
import type { Post } from '../../content/reading/post';
import { drawing } from '../testing/drawing';
import { outline, skippedHeadings } from '../testing/outline';
import { heading, paragraph } from '../testing/paragraph';
import { PostView } from './PostView';

const post: Post = {
  slug: 'fractions',
  title: 'Why we draw fractions',
  excerpt: 'A half is hard to see.',
  cover: drawing('Two children fly a kite'),
  category: { slug: 'maths', title: 'Maths' },
  publishedOn: '2026-11-12',
  modifiedOn: '2026-11-14T10:00:00.000Z',
  minutes: 4,
  body: [...paragraph('Fold a strip.'), ...heading('Three folds'), ...paragraph('Then write.')],
  author: { name: 'Ananya R.', role: 'Maths teacher', bio: 'Taught for seven years.', portrait: drawing() },
  related: [],
};
const closing = {
  title: 'See it happen in a free class',
  text: null,
  second: null,
  link: { label: 'Book a Free Class', href: '/book-free-class' },
};
const other = { ...post, slug: 'times-tables', title: 'Ten hard facts' };

describe('PostView', () => {
  it('names author, date and length under the title', () => {
    render(<PostView post={post} closing={closing} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Why we draw fractions');
    expect(screen.getByText('12 November 2026').getAttribute('datetime')).toBe('2026-11-12');
    expect(screen.getByText(/4 min read/)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Two children fly a kite' })).toBeTruthy();
  });

  it('leads back to the blog and to its category', () => {
    render(<PostView post={post} closing={closing} />);
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(way.getByRole('link', { name: 'Blog' }).getAttribute('href')).toBe('/blog');
    expect(way.getByRole('link', { name: 'Maths' }).getAttribute('href')).toBe('/blog/category/maths');
  });

  it('ends with its author, related posts and the free class, in a clean outline', () => {
    const { container } = render(<PostView post={{ ...post, related: [other] }} closing={closing} />);
    expect(outline(container)).toEqual([
      'h1 Why we draw fractions',
      'h2 Three folds',
      'h2 Ananya R.',
      'h2 More to read',
      'h3 Ten hard facts',
      'h2 See it happen in a free class',
    ]);
    expect(skippedHeadings(container)).toEqual([]);
    expect(screen.getByRole('link', { name: 'Book a Free Class' }).getAttribute('href')).toBe(
      '/book-free-class',
    );
  });

  it('leaves out an author without a bio and an empty list of related posts', () => {
    render(<PostView post={{ ...post, author: { ...post.author, bio: null } }} closing={closing} />);
    expect(screen.queryByRole('region', { name: 'About the author' })).toBeNull();
    expect(screen.queryByText('More to read')).toBeNull();
  });
});
