import { type FirstLink, firstMenu } from '@lanternway/contracts/site/first-menu';
import type { Menu, MenuLink } from '../../content/site/menu';
import type { ContentNode, FindNode } from '../landing/raw-blocks';
import { pathOfPage } from '../routes/static-pages';
import { findTarget } from './find-target';
import { nodesIn, textIn } from './linked-nodes';
import { chatOf } from './chat-of-site';

const firstLink = ({
  label,
  page,
  hint = null,
}: { hint?: string | null } & Omit<FirstLink, 'hint'>): MenuLink => ({
  label,
  href: pathOfPage(page) ?? '/',
  hint,
});

/** The menu of a site whose staff have published none. */
const menuSoFar = (): Menu => ({
  groups: firstMenu.groups.map(({ label, links }) => ({ label, links: links.map(firstLink) })),
  links: firstMenu.links.map(firstLink),
  columns: firstMenu.columns.map(({ label = null, links }) => ({ label, links: links.map(firstLink) })),
});

/** The menu as pages show it. A link whose target is not on the site is left out, and a list without links too. */
export function menuOfSite(menu: ContentNode | null, setting: ContentNode, find: FindNode): Menu {
  if (menu === null) return menuSoFar();
  const chat = chatOf(setting);
  const linksIn = (holder: ContentNode): MenuLink[] =>
    nodesIn(holder, 'links', find).flatMap((link) => {
      const [destination] = nodesIn(link, 'destination', find);
      const target = destination ? findTarget(destination, find, chat) : null;
      const label = textIn(link, 'label') ?? target?.title ?? null;
      return target === null || label === null
        ? []
        : [{ label, href: target.href, hint: textIn(link, 'hint') }];
    });
  const listsIn = (field: string) =>
    nodesIn(menu, field, find)
      .map((holder) => ({ label: textIn(holder, 'label'), links: linksIn(holder) }))
      .filter(({ links }) => links.length > 0);
  return {
    groups: listsIn('groups').map(({ label, links }) => ({ label: label ?? '', links })),
    links: linksIn(menu),
    columns: listsIn('columns'),
  };
}
