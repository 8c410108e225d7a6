import { type Category, type CategoryLink, otherPosts } from '../../content/reading/post';
import { latestChange } from './modified';
import type { BlogListContext, PostContext, Route } from '../../content/pages/page-context';
import type { RoutePost } from './route-data';

const postsPerPage = 9;
const relatedPosts = 3;

const categoryOf = ({ category }: RoutePost): Category => category ?? otherPosts;

function categoriesOf(posts: readonly RoutePost[]): Category[] {
  const bySlug = new Map(posts.map((post) => [categoryOf(post).slug, categoryOf(post)]));
  return [...bySlug.values()].sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

function listRoutes(
  posts: readonly RoutePost[],
  categories: CategoryLink[],
  category: Category | null,
): Route<BlogListContext>[] {
  const first = category === null ? '/blog' : `/blog/category/${category.slug}`;
  const pageCount = Math.max(1, Math.ceil(posts.length / postsPerPage));
  return Array.from({ length: pageCount }, (_, index) => {
    const shown = posts.slice(index * postsPerPage, (index + 1) * postsPerPage);
    return {
      path: index === 0 ? first : `${first}/page/${index + 1}`,
      context: {
        tone: 'paper',
        modifiedAt: latestChange(shown),
        slugs: shown.map(({ slug }) => slug),
        page: index + 1,
        pageCount,
        category,
        categories,
        // A topic without posts keeps its address for those who follow an old link.
        ...(category !== null && shown.length === 0 ? { isPrivate: true } : {}),
      },
    };
  });
}

/**
 * One list of all posts and one for each category. Only the categories that have a post are offered.
 * @param posts newest first
 */
export function blogListRoutes(
  posts: readonly RoutePost[],
  published: readonly Category[],
): Route<BlogListContext>[] {
  const categories = categoriesOf(posts);
  const links = categories.map(({ slug, title }) => ({ slug, title }));
  const empty = published.filter(({ slug }) => !categories.some((category) => category.slug === slug));
  const ofCategory = (category: Category) =>
    listRoutes(
      posts.filter((post) => categoryOf(post).slug === category.slug),
      links,
      category,
    );
  return [...listRoutes(posts, links, null), ...[...categories, ...empty].flatMap(ofCategory)];
}

/** Others of the same category before the newest of the rest. Those that are chosen stand newest first. */
function relatedTo(post: RoutePost, posts: readonly RoutePost[]): string[] {
  const others = posts.filter(({ slug }) => slug !== post.slug);
  const isClose = (other: RoutePost) => categoryOf(other).slug === categoryOf(post).slug;
  const byCloseness = [...others.filter(isClose), ...others.filter((other) => !isClose(other))];
  const chosen = new Set(byCloseness.slice(0, relatedPosts));
  return others.filter((other) => chosen.has(other)).map(({ slug }) => slug);
}

export function postRoutes(posts: readonly RoutePost[]): Route<PostContext>[] {
  return posts.map((post) => ({
    path: `/blog/${post.slug}`,
    context: {
      tone: 'paper',
      modifiedAt: latestChange([post]),
      slug: post.slug,
      related: relatedTo(post, posts),
    },
  }));
}
