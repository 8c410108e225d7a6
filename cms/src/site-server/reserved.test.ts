import { reservedPaths } from './reserved';

const isReserved = reservedPaths(() => ['upload', 'content-manager']);

it.each([
  '/admin',
  '/Admin/x',
  '/api',
  '/api/plans',
  '/uploads/a.svg',
  '/mail/mark.png',
  '/_health',
  '/upload',
  '/content-manager/init',
])('leaves %s to the CMS', (path) => {
  expect(isReserved(path)).toBe(true);
});

it.each(['/', '/faq', '/administrators', '/course/api', '/apis', '//admin', ''])(
  'takes %j for the site',
  (path) => {
    expect(isReserved(path)).toBe(false);
  },
);
