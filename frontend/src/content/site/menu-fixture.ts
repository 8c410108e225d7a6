import type { Menu } from './menu';

const link = (label: string, href: string) => ({ label, href, hint: null });

/** For tests: a menu with two groups, a link next to them and a column in the footer. */
export const menuFixture: Menu = {
  groups: [
    {
      label: 'Courses',
      links: [
        { ...link('Math', '/courses/math'), hint: 'Grades 1 to 10' },
        link('Coding', '/courses/coding'),
      ],
    },
    { label: 'Resources', links: [link('Blog', '/blog')] },
    { label: 'About', links: [link('Contact', '/contact'), link('FAQ', '/faq')] },
  ],
  links: [link('Achievements', '/achievements/stem')],
  columns: [{ label: null, links: [link('Career', '/instructor')] }],
};
