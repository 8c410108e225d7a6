import type { PolicyDocument } from './policy';
import type { Category, CategoryLink } from './post';

/** The ground a page ends on, out of which the footer's hills grow. */
export type PageTone = 'night' | 'paper' | 'graph' | 'mist';

/** What the build tells every page. */
export interface PageContext {
  tone: PageTone;
  /** ISO time of the latest change to what the page shows; null where it shows nothing dated. */
  modifiedAt: string | null;
  /** Not for search engines: what it shows is one person's own, or no longer in force. */
  isPrivate?: boolean;
}

/** What the build tells a page with a form that asks for personal details. */
export interface FormPageContext extends PageContext {
  /** Version of the privacy policy that the site shows, for the record of what was agreed to; null while none is published. */
  policyVersion: number | null;
}

/** A page that is made of an entry, at its address. */
export interface Route<Context extends PageContext> {
  path: string;
  context: Context;
}

export interface CourseContext extends PageContext {
  slug: string;
  /** Position among the tracks. */
  index: number;
}

/** What `/checkout` is opened for; nothing where the parent brings the choice along. */
export interface CheckoutContext extends PageContext {
  /** The key of a plan. */
  plan: string | null;
  /** The slug of a track. */
  track: string | null;
}

export interface PolicyContext extends PageContext {
  document: PolicyDocument;
  /** The version that the page shows: the one in force, or an earlier one; 0 while none is published. */
  version: number;
  /** ISO date of the build. */
  today: string;
}

export interface BlogListContext extends PageContext {
  /** The posts of this page of the list. */
  slugs: string[];
  page: number;
  pageCount: number;
  /** Null on the list of all posts. */
  category: Category | null;
  /** The categories that have a post. */
  categories: CategoryLink[];
}

export interface PostContext extends PageContext {
  slug: string;
  /** The posts to read next. */
  related: string[];
}
