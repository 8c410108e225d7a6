import { hideIfDismissed } from '../../browser/storage/dismissed-announcement';
import type { Announcement } from '../../content/site/announcement';
import { Icon } from '../../ui/art/Icon';
import { Anchor } from '../../ui/links/Anchor';
import { candidatesOf } from './choose';
import { useAnnouncement } from './use-announcement';
import './announcement.css';

const label = { role: 'region', 'aria-label': 'Announcement' };

function Words({ announcement, isShown }: { announcement: Announcement; isShown: boolean }) {
  const { text, link, tone, countries } = announcement;
  const general = countries.length === 0 ? ' abar-all' : '';
  return (
    <div
      className={`abar-${tone}${general}${isShown ? '' : ' abar-off'}`}
      role={tone === 'alert' ? 'status' : undefined}
    >
      <div className="wrap">
        <p>{text}</p>
        {link && <Anchor href={link.href}>{link.label}</Anchor>}
      </div>
    </div>
  );
}

/**
 * The bar above the head. All that may show lie on top of each other, and one is visible: the page below does not move
 * when it becomes known which. Without script it is the one for everybody.
 */
export function AnnouncementBar({ announcements }: { announcements: readonly Announcement[] }) {
  const candidates = candidatesOf(announcements);
  const key = candidates.map(({ id }) => id).join(' ');
  const { shown, isClosed, close } = useAnnouncement(candidates, key);
  return (
    <div className="abar" data-bar={key} hidden={isClosed} suppressHydrationWarning {...label}>
      {candidates.map((announcement) => (
        <Words key={announcement.id} announcement={announcement} isShown={announcement.id === shown} />
      ))}
      {shown !== null && (
        <button className="icon-btn" type="button" aria-label="Close this announcement" onClick={close}>
          <Icon name="x-bold" />
        </button>
      )}
      <script data-before-paint="" dangerouslySetInnerHTML={{ __html: hideIfDismissed }} />
    </div>
  );
}
