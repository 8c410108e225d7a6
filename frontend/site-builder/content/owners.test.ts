import type { GatsbyNode } from '../gatsby-internals/internals';
import { ownersOf, refOfNode, typeOfNode } from './owners';

const node = (type: string, id: string, values: Record<string, unknown> = {}) =>
  ({ id, documentId: `doc-${id}`, ...values, internal: { type } }) as unknown as GatsbyNode;

describe('the entry in which something stands', () => {
  const medium = node('STRAPI__MEDIA', 'm');
  const picture = node('STRAPI__COMPONENT_MEDIA_PICTURE', 'p', { image___NODE: 'm' });
  const slide = node('STRAPI__COMPONENT_HOME_SLIDE', 's', { picture___NODE: 'p' });
  const home = node('STRAPI_HOME_PAGE', 'h', { slides___NODE: ['s'] });
  const group = node('STRAPI_FAQ_GROUP', 'g');
  const nodes = new Map([medium, picture, slide, home, group].map((one) => [one.id, one]));
  const ownerOf = ownersOf([home, group, medium], (id) => nodes.get(id));

  it('is found from a component within a component', () => {
    expect(ownerOf(picture)).toBe(home);
  });

  it('is itself for an entry and for a medium', () => {
    expect(ownerOf(group)).toBe(group);
    expect(ownerOf(medium)).toBe(medium);
  });

  it("is named by its type's singular name and its document", () => {
    expect(refOfNode(group)).toEqual({ type: 'faq-group', documentId: 'doc-g' });
    expect(refOfNode(medium)).toEqual({ type: 'file', documentId: 'doc-m' });
    expect(refOfNode(picture)).toBeNull();
    expect(typeOfNode('STRAPI_POST')).toBe('post');
  });
});
