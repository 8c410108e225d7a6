import type { Context } from 'koa';
import { methodOf, routeOf } from './route';

const route = (path: string, status = 200, ...patterns: string[]) =>
  routeOf({
    path,
    status,
    method: 'GET',
    matched: [
      ...patterns.map((pattern) => ({ path: pattern, methods: ['HEAD', 'GET'] })),
      { path: '([^/]*)', methods: [] },
    ],
  } as unknown as Context);

it('names a route by its pattern, whatever came of it', () => {
  expect(route('/api/faqs/7', 200, '/api/faqs/:id')).toBe('/api/faqs/:id');
  expect(route('/api/faqs/7', 404, '/api/faqs/:id')).toBe('/api/faqs/:id');
});

it('names what the site has by kind, and all that is nowhere alike', () => {
  expect(route('/')).toBe('page');
  expect(route('/courses/scratch/')).toBe('page');
  expect(route('/courses', 301)).toBe('page');
  expect(route('/app-3f.js')).toBe('file');
  expect(route('/app-3f.js', 304)).toBe('file');
  expect(route('/', 503)).toBe('page');
  expect(route('/no/such/page.html', 404)).toBe('none');
  expect(route('/_health/ready', 503)).toBe('health');
});

it('does not take methods that nobody uses for more than one', () => {
  expect(methodOf('GET')).toBe('GET');
  expect(methodOf('PROPFIND')).toBe('other');
});
