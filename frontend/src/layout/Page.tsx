import { type ReactNode } from 'react';
import type { Link } from '../content/blocks/link';
import type { Announcement } from '../content/site/announcement';
import { type Site } from '../content/site/site';
import { AnnouncementBar } from '../features/announcement/AnnouncementBar';
import { HillEdge, type Tone } from '../ui/art/HillEdge';
import { ChatButton } from './ChatButton';
import { Footer } from './Footer';
import { Header } from './Header';
import { QuietHeader } from './QuietHeader';

interface PageProps {
  site: Site;
  /** The path of the page, to mark it in the menus. */
  path: string;
  /** The only link of a quiet head; without it the page has the full head. */
  quietButton?: Link | null;
  /** The background of the page's last section, on which the hills begin. */
  tone?: Tone;
  /** Whether the page has the floating chat button. */
  chat?: boolean;
  /** What the bar above the head may say here. */
  announcements?: readonly Announcement[];
  children: ReactNode;
}

/** The frame of every page. */
export function Page(props: PageProps) {
  const {
    site,
    path,
    quietButton = null,
    tone = 'paper',
    chat = false,
    announcements = [],
    children,
  } = props;
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      {announcements.length > 0 && <AnnouncementBar announcements={announcements} />}
      {quietButton === null ? (
        <Header site={site} path={path} />
      ) : (
        <QuietHeader site={site} button={quietButton} />
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <HillEdge tone={tone} />
      <Footer site={site} />
      {chat && site.chat && <ChatButton chat={site.chat} />}
    </>
  );
}
