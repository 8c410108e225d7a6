import type { PolicyDocument } from '../reading/policy';
import type { Category, CategoryLink } from '../reading/post';

/** The background at the end of a page, on which the footer's hills begin. */
export type PageTone = 'night' | 'paper' | 'graph' | 'mist';

/** What the build tells every page. */
export interface PageContext {
  tone: PageTone;
  /** ISO time of the latest change to what the page shows; null if nothing on it has a date. */
  modifiedAt: string | null;
  /** Not for search engines: it shows one person's own data, is no longer in force, or is empty. */
  isPrivate?: boolean;
}

/** What the build tells a page with a form that asks for personal details. */
export interface FormPageContext extends PageContext {
  /** The published version of the privacy policy, to record what was agreed to; null if none is published. */
  policyVersion: number | null;
}

/** A page made from an entry, and its address. */
export interface Route<Context extends PageContext> {
  path: string;
  context: Context;
}

export interface CourseContext extends PageContext {
  slug: string;
  /** Position among the tracks. */
  index: number;
}

export interface LandingContext extends FormPageContext {
  slug: string;
  /** The only link of a quiet head next to the logo; null under the full head. */
  quietButton: { label: string; href: string } | null;
  /** What the page's form sends; null if it has none. */
  form: 'free-class' | 'message' | null;
}

/** What `/checkout` sells; both null if the parent chose a plan on the price list. */
export interface CheckoutContext extends PageContext {
  /** The key of a plan. */
  plan: string | null;
  /** The slug of a track. */
  track: string | null;
}

export interface PolicyContext extends PageContext {
  document: PolicyDocument;
  /** The version that the page shows: the one in force, or an earlier one; 0 if none is published. */
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
