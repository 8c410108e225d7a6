import type { Blocks } from '../blocks/blocks';
import type { Picture } from '../blocks/picture';

export interface CategoryLink {
  slug: string;
  title: string;
}

export interface Category extends CategoryLink {
  description: string | null;
}

/** Holds the posts whose own category is not published. */
export const otherPosts: Category = { slug: 'more', title: 'More', description: null };

/** A post as lists show it. */
export interface PostCard {
  slug: string;
  title: string;
  excerpt: string;
  cover: Picture;
  category: CategoryLink;
  /** Null if the author is not published. */
  author: { name: string; portrait: Picture } | null;
  /** ISO date of the first publication. */
  publishedOn: string;
  /** Reading time. */
  minutes: number;
}

export interface Author {
  name: string;
  role: string | null;
  bio: string | null;
  portrait: Picture;
}

export interface Post extends PostCard {
  body: Blocks;
  author: Author;
  related: PostCard[];
  /** ISO time of the latest change. */
  modifiedOn: string;
}
