import { menuFixture } from '../../content/site/menu-fixture';
import { isCurrentGroup } from './navigation';

const current = (path: string) =>
  menuFixture.groups.filter((group) => isCurrentGroup(group, path)).map(({ label }) => label);

it.each([
  ['/', []],
  ['/courses/math', ['Courses']],
  ['/courses/math/', ['Courses']],
  ['/course/kickstart', ['Courses']],
  ['/course/2', ['Courses']],
  ['/blog/page/2', ['Resources']],
  ['/faq', ['About']],
  ['/connect', ['About']],
  ['/blogging', []],
])('marks the group of %s', (path, labels) => {
  expect(current(path)).toEqual(labels);
});
