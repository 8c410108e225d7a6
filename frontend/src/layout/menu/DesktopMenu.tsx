import type { Menu, MenuGroup, MenuLink } from '../../content/site/menu';
import { Anchor } from '../../ui/links/Anchor';
import { Icon } from '../../ui/art/Icon';
import { isCurrentGroup, isCurrentPage } from './navigation';
import { useMenusThatClose } from './use-menus-that-close';

function Group({ group, path }: { group: MenuGroup; path: string }) {
  /* React 18 does not know the `name` of `details`, with which an opened menu closes the others. */
  const together = { name: 'menu' };
  const isHere = isCurrentGroup(group, path);
  return (
    <details {...together}>
      <summary className={isHere ? 'cur' : undefined} aria-current={isHere ? true : undefined}>
        {group.label}
        <Icon name="caret-down-bold" />
      </summary>
      <div className="menu">
        {group.links.map(({ label, href, hint }) => (
          <Anchor key={href} href={href} aria-current={isCurrentPage(href, path) ? 'page' : undefined}>
            {`${label} `}
            {hint !== null && <small>{hint}</small>}
          </Anchor>
        ))}
      </div>
    </details>
  );
}

function SingleLink({ link, path }: { link: MenuLink; path: string }) {
  const isHere = isCurrentPage(link.href, path);
  return (
    <Anchor
      href={link.href}
      className={isHere ? 'cur' : undefined}
      aria-current={isHere ? 'page' : undefined}
    >
      {link.label}
    </Anchor>
  );
}

/** The header's menus: lists that open by click or key, one at a time, even without script. */
export function DesktopMenu({ menu, path }: { menu: Menu; path: string }) {
  const nav = useMenusThatClose(path);
  return (
    <nav className="nav" aria-label="Main" ref={nav}>
      {menu.groups.map((group) => (
        <Group key={group.label} group={group} path={path} />
      ))}
      {menu.links.map((link) => (
        <SingleLink key={link.href} link={link} path={path} />
      ))}
    </nav>
  );
}
