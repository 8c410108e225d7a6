import { type FirstLink, firstMenu } from '@lanternway/contracts/site/first-menu';
import type { Core } from '@strapi/strapi';
import { pagesByKey } from '../../access/shown-types';

const uid = 'api::menu.menu';

/**
 * For a site from the time before menus could be edited: stores the menu that its pages already show. Done once, so a menu that
 * staff delete later does not come back. To be called where no other server starts at the same time.
 */
export async function keepMenuSoFar(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'first-menu' });
  if ((await store.get({ key: 'made' })) === true) return;
  const isNew = (await strapi.db.query('api::site-setting.site-setting').count()) === 0;
  // A new site gets its menu with the rest of its content.
  if (isNew) return;
  if ((await strapi.db.query(uid).count()) === 0) await makeMenu(strapi);
  await store.set({ key: 'made', value: true });
}

async function makeMenu(strapi: Core.Strapi): Promise<void> {
  const rows: { key: string; documentId: string }[] = await strapi.db.query('api::page.page').findMany({
    where: { publishedAt: { $notNull: true } },
    select: ['key', 'documentId'],
  });
  const pages = new Map(rows.map(({ key, documentId }) => [key, documentId]));
  const linkOf = ({ label, hint, page }: FirstLink) => {
    const documentId = pages.get(page);
    const destination =
      documentId === undefined
        ? { kind: 'address' as const, address: pagesByKey[page] ?? '/' }
        : { kind: 'page' as const, page: documentId };
    return { label, ...(hint === undefined ? {} : { hint }), destination };
  };
  const data = {
    groups: firstMenu.groups.map(({ label, links }) => ({ label, links: links.map(linkOf) })),
    links: firstMenu.links.map(linkOf),
    columns: firstMenu.columns.map(({ links, ...rest }) => ({ ...rest, links: links.map(linkOf) })),
  };
  await strapi.db.transaction(async () => {
    const { documentId } = await strapi.documents(uid).create({ data: data as never });
    await strapi.documents(uid).publish({ documentId });
  });
}
