import { announcementsOn } from './announcements-on';

const one = { text: '', link: null, tone: 'info' as const, to: null, countries: [] };
const everywhere = { ...one, id: 'everywhere', isForHomeOnly: false };
const home = { ...one, id: 'home', isForHomeOnly: true };

it.each([
  ['/', ['home', 'everywhere']],
  ['/free-modal', ['home', 'everywhere']],
  ['/blog/', ['everywhere']],
  ['/profiles', ['everywhere']],
  ['/profile', []],
  ['/checkout/', []],
  ['/privacy/versions/1', []],
  ['/cancellationPolicy', []],
])('on %s shows %j', (path, ids) => {
  expect(announcementsOn(path, [home, everywhere]).map(({ id }) => id)).toEqual(ids);
});
