import { Anchor } from '../ui/links/Anchor';
import { Icon } from '../ui/art/Icon';
import { achievements, groups, isCurrentGroup, isCurrentPage, type NavigationGroup } from './navigation';
import { useMenusThatClose } from './use-menus-that-close';

function Group({ group, path }: { group: NavigationGroup; path: string }) {
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
        {group.items.map(({ label, href, hint }) => (
          <Anchor key={href} href={href} aria-current={isCurrentPage(href, path) ? 'page' : undefined}>
            {label} <small>{hint}</small>
          </Anchor>
        ))}
      </div>
    </details>
  );
}

/** The header's menus: lists that open by click or key, one at a time, even without script. */
export function DesktopMenu({ path }: { path: string }) {
  const nav = useMenusThatClose(path);
  const isHere = isCurrentPage(achievements.href, path);
  return (
    <nav className="nav" aria-label="Main" ref={nav}>
      {groups.map((group) => (
        <Group key={group.label} group={group} path={path} />
      ))}
      <Anchor
        href={achievements.href}
        className={isHere ? 'cur' : undefined}
        aria-current={isHere ? 'page' : undefined}
      >
        {achievements.label}
      </Anchor>
    </nav>
  );
}
