import type { PageKey } from './page-key.js';

export interface FirstLink {
  label: string;
  /** The page that it leads to. */
  page: PageKey;
  /** One line under the label in the menus on a computer. */
  hint?: string;
}

interface FirstMenu {
  groups: { label: string; links: FirstLink[] }[];
  /** Next to the groups. */
  links: FirstLink[];
  /** In the footer. The brand's name stands over a column without a label. */
  columns: { label?: string; links: FirstLink[] }[];
}

/**
 * The menu and footer of a new site. The build shows them too while staff have published no menu: a page without a menu
 * would be a dead end.
 */
export const firstMenu: FirstMenu = {
  groups: [
    {
      label: 'Courses',
      links: [
        { label: 'Math', page: 'courses_math', hint: 'Grades 1 to 10, one figure at a time' },
        { label: 'Coding', page: 'courses_coding', hint: 'Four plans by age, nine short courses' },
      ],
    },
    {
      label: 'Programs',
      links: [{ label: '1:1 Program', page: 'one_to_one', hint: 'One teacher, one child' }],
    },
    {
      label: 'Certifications',
      links: [{ label: 'Certificate', page: 'certification', hint: 'What a learner receives, and when' }],
    },
    {
      label: 'Teachers',
      links: [{ label: 'Know your teacher', page: 'teachers', hint: 'Who teaches, and what' }],
    },
    { label: 'Resources', links: [{ label: 'Blog', page: 'blog', hint: 'For learning at home' }] },
    {
      label: 'About',
      links: [
        { label: 'Contact', page: 'contact', hint: 'Email, phone and chat' },
        { label: 'FAQ', page: 'faq', hint: 'What parents ask first' },
      ],
    },
  ],
  links: [{ label: 'Achievements', page: 'stem' }],
  columns: [
    {
      links: [
        { label: 'Contact us', page: 'contact' },
        { label: 'Career', page: 'instructor' },
        { label: 'FAQ', page: 'faq' },
        { label: 'Blog', page: 'blog' },
      ],
    },
  ],
};
