/** @jest-environment node */
import type { ContentNode } from '../landing/raw-blocks';
import { isForSitemap } from '../sitemap';
import { landingRoutes } from './landing-routes';

const nodes: Record<string, Record<string, unknown>> = {
  picture: { internal: { type: 'STRAPI__COMPONENT_MEDIA_PICTURE' }, image___NODE: 'image' },
  image: { internal: { type: 'STRAPI__MEDIA' } },
  short: { internal: { type: 'STRAPI__COMPONENT_SHARED_LINK' }, label: 'See the days', href: '/faq' },
  long: {
    internal: { type: 'STRAPI__COMPONENT_SHARED_LINK' },
    label: 'See what we build on all ten days',
    href: '/faq',
  },
  vague: { internal: { type: 'STRAPI__COMPONENT_SHARED_LINK' }, label: 'Read more', href: '/faq' },
  openingWithShort: { strapi_component: 'block.hero', picture___NODE: 'picture', button___NODE: 'short' },
  openingWithVague: { strapi_component: 'block.hero', picture___NODE: 'picture', button___NODE: 'vague' },
  openingWithLong: { strapi_component: 'block.hero', picture___NODE: 'picture', button___NODE: 'long' },
  freeClass: { strapi_component: 'block.form', title: 'Book', sends: null, button: null },
  message: { strapi_component: 'block.form', title: 'Ask', sends: 'message', button: 'Ask us' },
};

const find = (id: string) =>
  nodes[id] === undefined ? null : ({ id, internal: { type: '' }, ...nodes[id] } as unknown as ContentNode);

function contextOf(...blocks: string[]) {
  const page = { id: 'page', slug: 'camp', header: 'quiet', blocks___NODE: blocks } as unknown as ContentNode;
  return landingRoutes([page], find, 3)[0]?.context;
}

describe('the button of a quiet head', () => {
  it('leads to the form, in the words of the opening or of the form', () => {
    expect(contextOf('openingWithShort', 'freeClass')?.quietButton).toEqual({
      label: 'See the days',
      href: '#form',
    });
    expect(contextOf('message')?.quietButton).toEqual({ label: 'Ask us', href: '#form' });
    expect(contextOf('freeClass')?.quietButton).toEqual({ label: 'Book a Free Class', href: '#form' });
  });

  it('does not say what could be on any button', () => {
    expect(contextOf('openingWithVague', 'message')?.quietButton?.label).toBe('Ask us');
    expect(contextOf('openingWithVague')?.quietButton?.href).toBe('/book-free-class');
  });

  it('does not say what has no room next to the logo, and then leads where it says', () => {
    expect(contextOf('openingWithShort')?.quietButton).toEqual({ label: 'See the days', href: '/faq' });
    expect(contextOf('openingWithLong')?.quietButton).toEqual({
      label: 'Book a Free Class',
      href: '/book-free-class',
    });
  });
});

it('makes a page with the code of its own form alone', () => {
  expect(contextOf('message')?.form).toBe('message');
  expect(contextOf('freeClass')?.form).toBe('free-class');
  expect(contextOf('openingWithShort')?.form).toBeNull();
});

it('keeps a hidden page out of the sitemap, as it is one of no list', () => {
  const hidden = { id: 'page', slug: 'camp', header: 'full', isHidden: true, blocks___NODE: [] };
  const [route] = landingRoutes([hidden as unknown as ContentNode], find, null);
  expect(route?.context.isPrivate).toBe(true);
  expect(isForSitemap({ path: '/camp', pageContext: route?.context ?? {} })).toBe(false);
});
