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

/**
 * For each post, others of the same category before the newest of the rest. Those that are chosen stand newest first.
 * @param posts newest first
 */
function relatedPostsOf(posts: readonly RoutePost[]): (post: RoutePost) => string[] {
  const places = new Map(posts.map(({ slug }, place) => [slug, place]));
  const placeOf = (slug: string) => places.get(slug) ?? 0;
  const newest = (isMeant: (post: RoutePost) => boolean, most: number) =>
    posts
      .filter(isMeant)
      .slice(0, most)
      .map(({ slug }) => slug);
  const candidatesOf = (category: string) => [
    ...newest((post) => categoryOf(post).slug === category, relatedPosts + 1),
    ...newest((post) => categoryOf(post).slug !== category, relatedPosts),
  ];
  // A site with thousands of posts has few categories.
  const slugs = new Set(posts.map((post) => categoryOf(post).slug));
  const candidates = new Map([...slugs].map((slug) => [slug, candidatesOf(slug)]));
  return (post) =>
    (candidates.get(categoryOf(post).slug) ?? [])
      .filter((slug) => slug !== post.slug)
      .slice(0, relatedPosts)
      .sort((a, b) => placeOf(a) - placeOf(b));
}

export function postRoutes(posts: readonly RoutePost[]): Route<PostContext>[] {
  const relatedTo = relatedPostsOf(posts);
  return posts.map((post) => ({
    path: `/blog/${post.slug}`,
    context: {
      tone: 'paper',
      modifiedAt: latestChange([post]),
      slug: post.slug,
      related: relatedTo(post),
    },
  }));
}
