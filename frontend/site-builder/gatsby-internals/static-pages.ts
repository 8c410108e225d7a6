import { isDeepStrictEqual } from 'node:util';
import type { CreatePageArgs } from 'gatsby';
import { completeStaticPage } from '../../src/build/routes/static-pages';
import type { Gatsby, Page } from './internals';

/** Gatsby finds pages with their own file only once. Before each build, their content data is updated. */
export function refreshStaticPages({ store, actions, nodes }: Gatsby): void {
  const made: Page[] = [];
  for (const page of store.getState().pages.values()) {
    if (!page.isCreatedByStatefulCreatePages) continue;
    const args = {
      page,
      actions: { deletePage: () => undefined, createPage: (next: Page) => void made.push(next) },
      getNodesByType: nodes.getNodesByType,
    };
    completeStaticPage(args as unknown as CreatePageArgs);
  }
  for (const page of made) {
    if (isDeepStrictEqual(page.context, store.getState().pages.get(page.path)?.context)) continue;
    const plugin = { name: 'default-site-plugin', id: 'default-site-plugin' };
    store.dispatch(actions.createPage(page, plugin, { traceId: 'initial-createPagesStatefully' }));
  }
}
