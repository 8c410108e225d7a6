import { policyPaths } from '../../content/reading/policy';
import type { ContentNode, FindNode } from '../landing/raw-blocks';
import { pathOfPage } from '../routes/static-pages';
import { nodesIn, textIn } from './linked-nodes';

/** Where a link leads. */
interface Target {
  href: string;
  /** The words of a link that has none of its own; null if there are none. */
  title: string | null;
}

/** The chat of the site settings; null without one. */
type Chat = { url: string; label: string } | null;

const bookingTarget: Target = { href: '/book-free-class', title: 'Book a Free Class' };

function pathOfCourse(course: ContentNode): string {
  if (course['kind'] === 'coding_plan') return `/course/${String(course['slug'])}`;
  return course['kind'] === 'maths_grade' ? '/courses/math' : '/courses/coding';
}

function pathOfPolicy(policy: ContentNode): string | null {
  const document = textIn(policy, 'document');
  const known = Object.entries(policyPaths).find(([name]) => name === document);
  return known?.[1] ?? null;
}

/** The path of the page that shows an entry, by the kind of destination that leads to it. */
const pathOf: Readonly<Record<string, (entry: ContentNode) => string | null>> = {
  page: (page) => pathOfPage(textIn(page, 'key')),
  landing: (page) => `/${String(page['slug'])}`,
  course: pathOfCourse,
  post: (post) => `/blog/${String(post['slug'])}`,
  policy: pathOfPolicy,
};

/** Where a destination leads; null if that is not on the site. */
export function findTarget(destination: ContentNode, find: FindNode, chat: Chat): Target | null {
  const kind = textIn(destination, 'kind') ?? '';
  if (kind === 'booking') return bookingTarget;
  if (kind === 'chat') return chat && { href: chat.url, title: chat.label };
  if (kind === 'address') {
    const address = textIn(destination, 'address');
    return address === null ? null : { href: address, title: null };
  }
  const [entry] = nodesIn(destination, kind, find);
  const href = entry === undefined ? null : (pathOf[kind]?.(entry) ?? null);
  return entry === undefined || href === null ? null : { href, title: textIn(entry, 'title') };
}
