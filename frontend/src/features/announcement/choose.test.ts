import type { Announcement } from '../../content/site/announcement';
import { announcementFor, candidatesOf } from './choose';

const one = (id: string, more: Partial<Announcement> = {}): Announcement => ({
  id,
  text: id,
  link: null,
  tone: 'info',
  to: null,
  isForHomeOnly: false,
  countries: [],
  ...more,
});

const diwali = one('diwali', { countries: ['IN'], to: '2026-12-01T10:00:00Z' });
const camp = one('camp', { countries: ['GB', 'IE'] });
const all = [diwali, camp, one('everybody'), one('never')];
const before = Date.parse('2026-12-01T09:59:59Z');

it('considers them up to the first that is for everybody', () => {
  expect(candidatesOf(all).map(({ id }) => id)).toEqual(['diwali', 'camp', 'everybody']);
  expect(candidatesOf([diwali])).toEqual([diwali]);
});

it.each([
  ['IN', before, 'diwali'],
  ['IN', before + 1000, 'everybody'],
  ['IE', before, 'camp'],
  [null, before, 'everybody'],
])('shows in %s the right one', (country, now, id) => {
  expect(announcementFor(candidatesOf(all), country, now)?.id).toBe(id);
});

it('shows nothing where none is for the country', () => {
  expect(announcementFor([diwali], 'AE', before)).toBeNull();
  expect(announcementFor([diwali], null, before)).toBeNull();
});
