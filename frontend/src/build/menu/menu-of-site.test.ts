import { firstMenu } from '@lanternway/contracts/site/first-menu';
import type { ContentNode } from '../landing/raw-blocks';
import { announcementsOfSite } from './announcements-of-site';
import { menuOfSite } from './menu-of-site';

const node = (id: string, values: object): ContentNode => ({ id, ...values }) as unknown as ContentNode;

const nodes = [
  node('camp', { slug: 'winter-camp', title: 'Winter camp' }),
  node('grade', { kind: 'maths_grade', slug: 'grade-1', title: 'Grade 1' }),
  node('track', { kind: 'coding_plan', slug: 'mastery', title: 'Mastery' }),
  node('faq', { key: 'faq', title: 'Questions' }),
  node('refunds', { document: 'refund', title: 'Refund policy' }),
  node('to-camp', { kind: 'landing', landing___NODE: 'camp' }),
  node('to-grade', { kind: 'course', course___NODE: 'grade', address: '/left-over' }),
  node('to-track', { kind: 'course', course___NODE: 'track' }),
  node('to-faq', { kind: 'page', page___NODE: 'faq' }),
  node('to-refunds', { kind: 'policy', policy___NODE: 'refunds' }),
  node('to-gone', { kind: 'post' }),
  node('to-chat', { kind: 'chat' }),
  node('to-booking', { kind: 'booking' }),
  ...['camp', 'grade', 'track', 'faq', 'refunds', 'gone', 'chat', 'booking'].map((name) =>
    node(`link-${name}`, { label: name === 'grade' ? 'First grade' : '', destination___NODE: `to-${name}` }),
  ),
];
const find = (id: string) => nodes.find((one) => one.id === id);
const setting = node('setting', { chatUrl: 'https://chat.example', chatLabel: 'Chat with us' });

describe('the menu of the site', () => {
  it('is the first one where none is published', () => {
    const menu = menuOfSite(null, setting, find);
    expect(menu.groups.map(({ label }) => label)).toEqual(firstMenu.groups.map(({ label }) => label));
    expect(menu.groups[0]?.links[0]).toEqual({
      label: 'Math',
      href: '/courses/math',
      hint: 'Grades 1 to 10, one figure at a time',
    });
    const links = [...menu.groups, ...menu.columns].flatMap((list) => list.links);
    expect(links.filter(({ href }) => href === '/')).toEqual([]);
    expect(links.map(({ href }) => href)).toContain('/blog');
    expect(menu.links).toEqual([{ label: 'Achievements', href: '/achievements/stem', hint: null }]);
  });

  it('leads to entries by their pages, under their titles', () => {
    const links = ['camp', 'grade', 'track', 'faq', 'refunds', 'chat', 'booking'].map(
      (name) => `link-${name}`,
    );
    const group = node('group', { label: 'All', links___NODE: links });
    const menu = menuOfSite(node('menu', { groups___NODE: ['group'] }), setting, (id) =>
      id === 'group' ? group : find(id),
    );
    expect(menu.groups[0]?.links.map(({ label, href }) => `${label} ${href}`)).toEqual([
      'Winter camp /winter-camp',
      'First grade /courses/math',
      'Mastery /course/mastery',
      'Questions /faq',
      'Refund policy /refund',
      'Chat with us https://chat.example',
      'Book a Free Class /book-free-class',
    ]);
  });

  it('leaves out what is not on the site, and a list without links', () => {
    const column = node('column', { links___NODE: ['link-gone'] });
    const menu = menuOfSite(
      node('menu', { columns___NODE: ['column'], links___NODE: ['link-chat'] }),
      node('none', {}),
      (id) => (id === 'column' ? column : find(id)),
    );
    expect(menu).toEqual({ groups: [], links: [], columns: [] });
  });
});

describe('the announcements of the site', () => {
  it('are those whose time has come, by their order, and the newest of the same order', () => {
    const at = (id: string, values: object) =>
      node(id, { documentId: id, text: id, phase: 'now', ...values });
    const all = [
      at('second', { order: 2 }),
      at('later', { phase: 'before' }),
      at('over', { phase: null, to: '2020-01-01T00:00:00.000Z' }),
      at('older', { order: 1, from: '2026-01-01' }),
      at('newer', { order: 1, from: '2026-02-01', tone: 'alert', pages: 'home', countries: 'IN, AE' }),
    ];
    const found = announcementsOfSite(all, setting, find);
    expect(found.map(({ id }) => id)).toEqual(['newer', 'older', 'second']);
    expect(found[0]).toMatchObject({
      tone: 'alert',
      isForHomeOnly: true,
      countries: ['IN', 'AE'],
      link: null,
    });
  });

  it('have a link where it has words and leads to the site', () => {
    const linked = node('one', { documentId: 'one', label: 'Camp', destination___NODE: 'to-camp' });
    expect(announcementsOfSite([linked], setting, find)[0]?.link).toEqual({
      label: 'Camp',
      href: '/winter-camp',
    });
  });
});
