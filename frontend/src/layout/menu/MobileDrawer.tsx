import { useRef } from 'react';
import { type Site } from '../../content/site/site';
import { AccountLinks } from '../../features/account/AccountLinks';
import { Anchor } from '../../ui/links/Anchor';
import { ButtonLink } from '../../ui/links/ButtonLink';
import { DialogButton } from '../../ui/dialogs/DialogButton';
import { Icon } from '../../ui/art/Icon';
import { Brand } from '../Brand';
import { isCurrentGroup, isCurrentPage } from './navigation';
import { useOtherPage } from '../use-other-page';

export const drawerId = 'menu';

interface MobileDrawerProps {
  site: Site;
  path: string;
}

/** The phone's menu: a native dialog over the whole screen. It closes when the reader goes to a page. */
export function MobileDrawer({ site, path }: MobileDrawerProps) {
  const drawer = useRef<HTMLDialogElement>(null);
  useOtherPage(path, () => {
    if (drawer.current?.open) drawer.current.close();
  });
  return (
    <dialog className="dr" id={drawerId} aria-label="Menu" ref={drawer}>
      <div className="dr-top">
        <div className="hdr-in">
          <Brand site={site} />
          <DialogButton className="icon-btn" does="close" dialog={drawerId} aria-label="Close menu">
            <Icon name="x-bold" />
          </DialogButton>
        </div>
      </div>
      <nav className="dr-list" aria-label="Main, small screen">
        {site.menu.groups.map((group, position) => (
          <details key={group.label} open={isCurrentGroup(group, path) || position === 0}>
            <summary>
              {group.label}
              <Icon name="caret-down-bold" />
            </summary>
            <div className="dr-group">
              {group.links.map(({ label, href }) => (
                <Anchor key={href} href={href} aria-current={isCurrentPage(href, path) ? 'page' : undefined}>
                  {label}
                </Anchor>
              ))}
            </div>
          </details>
        ))}
        {site.menu.links.map(({ label, href }) => (
          <Anchor key={href} href={href} aria-current={isCurrentPage(href, path) ? 'page' : undefined}>
            {label}
            <Icon name="arrow-right-bold" />
          </Anchor>
        ))}
      </nav>
      <div className="dr-foot">
        <AccountLinks onLogOut={() => drawer.current?.close()} />
        <ButtonLink look="lantern" href="/book-free-class">
          Book a Free Class
        </ButtonLink>
      </div>
    </dialog>
  );
}
