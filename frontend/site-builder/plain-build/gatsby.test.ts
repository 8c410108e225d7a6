import type { HandedOver } from '../../src/build/hand-over';
import { readSite } from './gatsby';

const node = (id: string, type: string) =>
  ({
    id,
    internal: { type, contentDigest: id },
    parent: null,
    children: [],
  }) as unknown as HandedOver['nodes'][0];

const nodes = [
  node('post', 'STRAPI_POST'),
  node('section', 'STRAPI__COMPONENT_PAGE_SECTION'),
  node('medium', 'STRAPI__MEDIA'),
  node('file', 'File'),
];

it('reads entries and media apart from their components and files', () => {
  const site = readSite({ nodes, pages: [{ path: '/faq', context: { key: 'faq' } }] }, '/public');
  expect(site.entries().map(({ id }) => id)).toEqual(['post', 'medium']);
  expect(site.nodesOf('STRAPI__COMPONENT_PAGE_SECTION').map(({ id }) => id)).toEqual(['section']);
  expect(site.getNode('file')?.internal.contentDigest).toBe('file');
  expect(site.getNode('another')).toBeUndefined();
  expect(site.pages()).toEqual([{ path: '/faq', context: { key: 'faq' } }]);
});

it('has no pages where the build stopped before it made them', () => {
  expect(readSite({ nodes, pages: null }, '/public').pages()).toEqual([]);
});
