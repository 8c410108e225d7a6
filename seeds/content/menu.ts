import { type FirstLink, firstMenu } from '@lanternway/contracts/site/first-menu';
import type { MenuLinkSeed, MenuSeed } from '../menu-types';

const linkTo = ({ label, hint, page }: FirstLink): MenuLinkSeed => ({
  label,
  ...(hint === undefined ? {} : { hint }),
  destination: { kind: 'page', page },
});

export const menu: MenuSeed = {
  groups: firstMenu.groups.map(({ label, links }) => ({ label, links: links.map(linkTo) })),
  links: firstMenu.links.map(linkTo),
  columns: firstMenu.columns.map(({ links, ...rest }) => ({ ...rest, links: links.map(linkTo) })),
};
