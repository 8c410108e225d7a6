import { withoutEnd } from '@lanternway/contracts/fields/text-ends';

interface NavigationItem {
  label: string;
  href: string;
  /** One line under the label in the desktop menu. */
  hint: string;
}

export interface NavigationGroup {
  label: string;
  items: NavigationItem[];
}

/** The site's parts in the order of the header. Course, post and category pages belong to the group of their list. */
export const groups: NavigationGroup[] = [
  {
    label: 'Courses',
    items: [
      { label: 'Math', href: '/courses/math', hint: 'Grades 1 to 10, one figure at a time' },
      { label: 'Coding', href: '/courses/coding', hint: 'Four plans by age, nine short courses' },
    ],
  },
  {
    label: 'Programs',
    items: [{ label: '1:1 Program', href: '/programs/one-to-one', hint: 'One teacher, one child' }],
  },
  {
    label: 'Certifications',
    items: [{ label: 'Certificate', href: '/certification', hint: 'What a learner receives, and when' }],
  },
  {
    label: 'Teachers',
    items: [
      { label: 'Know your teacher', href: '/teacher/know-your-teacher', hint: 'Who teaches, and what' },
    ],
  },
  {
    label: 'Resources',
    items: [{ label: 'Blog', href: '/blog', hint: 'For learning at home' }],
  },
  {
    label: 'About',
    items: [
      { label: 'Contact', href: '/contact', hint: 'E-mail, phone and chat' },
      { label: 'FAQ', href: '/faq', hint: 'What parents ask first' },
    ],
  },
];

export const achievements = { label: 'Achievements', href: '/achievements/stem' };

const withoutSlash = (path: string) => (path.length > 1 ? withoutEnd(path, '/') : path);

/** Whether the link leads to the reader's present page. */
export function isCurrentPage(href: string, path: string): boolean {
  return withoutSlash(path) === href;
}

/**
 * Whether the page at `path` belongs to the group: one of its pages, a page below one, one of its courses or its form.
 */
export function isCurrentGroup({ items }: NavigationGroup, path: string): boolean {
  const page = withoutSlash(path)
    .replace(/^\/course\//, '/courses/coding/')
    .replace(/^\/connect$/, '/contact');
  return items.some(({ href }) => page === href || page.startsWith(`${href}/`));
}
