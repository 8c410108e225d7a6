import { type ContentNode, faultsOfContent } from './faults-of-content';

function node(type: string, values: Record<string, unknown>): ContentNode {
  return { id: 'n', parent: null, children: [], ...values, internal: { type } } as unknown as ContentNode;
}

const settings = node('STRAPI_SITE_SETTING', {});
const home = node('STRAPI_HOME_PAGE', {});

function faults(...nodes: ContentNode[]): string[] {
  return faultsOfContent(
    (type) => nodes.filter(({ internal }) => internal.type === type),
    (id) => nodes.find((node) => node.id === id),
  ).map(({ text }) => text);
}

const medium = (values: Record<string, unknown>) =>
  node('STRAPI__MEDIA', { id: 'm', name: 'kite.png', localFile___NODE: 'file', ...values });

const postWithImage = (image: Record<string, unknown>) =>
  node('STRAPI_POST', {
    body: [{ type: 'image', image: { url: '/uploads/a.png', name: 'a.png', ...image } }],
  });

describe('content that must not go live', () => {
  it('lets complete content pass', () => {
    const picture = node('STRAPI__COMPONENT_MEDIA_PICTURE', { image___NODE: 'm', alt: 'A kite' });
    expect(faults(settings, home, medium({}), picture, postWithImage({ alternativeText: 'A kite' }))).toEqual(
      [],
    );
  });

  it('lets an empty site pass, but for its two single entries', () => {
    expect(faults(settings, home)).toEqual([]);
    expect(faults()).toEqual([
      expect.stringContaining('publish "Site settings"'),
      expect.stringContaining('Publish "Home page"'),
    ]);
  });

  it('names a medium that could not be fetched', () => {
    const lost = medium({ localFile___NODE: undefined, url: '/uploads/kite.png' });
    expect(faults(settings, home, lost)).toEqual([
      'The medium "kite.png" cannot be fetched from /uploads/kite.png.',
    ]);
  });

  it('names a picture without alternative text once, however often it is used', () => {
    const picture = node('STRAPI__COMPONENT_MEDIA_PICTURE', { image___NODE: 'm', alt: ' ' });
    expect(faults(settings, home, medium({}), picture, picture)).toEqual([
      expect.stringContaining('"kite.png" has no alternative text'),
    ]);
  });

  it("takes the medium's own alternative text where the picture has none", () => {
    const picture = node('STRAPI__COMPONENT_MEDIA_PICTURE', { image___NODE: 'm', alt: null });
    expect(faults(settings, home, medium({ alternativeText: 'A kite' }), picture)).toEqual([]);
  });

  it('names a picture inside a text that could not be fetched', () => {
    const post = postWithImage({ alternativeText: 'A kite' });
    post['fields'] = { blockImages: [{ url: '/uploads/a.png', localFile: null }] };
    expect(faults(settings, home, post)).toEqual([
      'The picture "a.png" inside a text cannot be fetched from /uploads/a.png.',
    ]);
  });

  it('names a picture inside a text that has no alternative text', () => {
    expect(faults(settings, home, postWithImage({ alternativeText: '' }))).toEqual([
      'The picture "a.png" inside a text has no alternative text.',
    ]);
  });
});
