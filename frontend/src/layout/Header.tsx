import { type Site } from '../content/site/site';
import { AccountLinks } from '../features/account/AccountLinks';
import { ButtonLink } from '../ui/links/ButtonLink';
import { DialogButton } from '../ui/dialogs/DialogButton';
import { Icon } from '../ui/art/Icon';
import { Brand } from './Brand';
import { DesktopMenu } from './menu/DesktopMenu';
import { drawerId, MobileDrawer } from './menu/MobileDrawer';

/** The head of every page: menus on a computer, the drawer on a phone, and the button for a free class on both. */
export function Header({ site, path }: { site: Site; path: string }) {
  return (
    <header className="hdr">
      <div className="hdr-in">
        <Brand site={site} />
        <DesktopMenu menu={site.menu} path={path} />
        <div className="hdr-cta">
          <AccountLinks size="small" className="gs" />
          <ButtonLink look="lantern" size="small" href="/book-free-class">
            Book a Free Class
          </ButtonLink>
        </div>
        <DialogButton className="icon-btn only-m" does="show-modal" dialog={drawerId} aria-label="Open menu">
          <Icon name="list-bold" />
        </DialogButton>
      </div>
      <MobileDrawer site={site} path={path} />
    </header>
  );
}
