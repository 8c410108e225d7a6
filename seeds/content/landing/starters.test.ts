import { catalogue } from '../../catalogue';
import { starters } from './starters';

it('are drafts, for a camp, a course, a city and a webinar', () => {
  const own = catalogue.filter(({ records }) => records === starters);
  expect(own.map(({ areDrafts }) => areDrafts)).toEqual([true]);
  expect(starters.map(({ slug }) => slug)).toEqual([
    'starter-holiday-camp',
    'starter-one-course',
    'starter-one-city',
    'starter-webinar',
  ]);
});

it('have titles by which the home of the admin finds them', () => {
  expect(starters.filter(({ title }) => !title.startsWith('Starter: '))).toEqual([]);
});

it.each(starters.map((starter) => [starter.title, starter] as const))(
  '%s leads on, and names no campaign that its copies would share',
  (_title, { blocks, campaign }) => {
    expect(blocks.map(({ __component }) => __component)).toContain('block.form');
    expect(campaign ?? null).toBeNull();
  },
);
