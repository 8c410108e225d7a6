import { type ReactNode } from 'react';
import { type Site } from '../content/site';
import { HillEdge, type Tone } from '../ui/HillEdge';
import { ChatButton } from './ChatButton';
import { Footer } from './Footer';
import { Header } from './Header';

interface PageProps {
  site: Site;
  /** Where the reader is, for marking it in the menus. */
  path: string;
  /** The ground of the page's last section, out of which the hills rise. */
  tone?: Tone;
  /** Whether the chat button floats here. */
  chat?: boolean;
  children: ReactNode;
}

/** What every page stands in. */
export function Page({ site, path, tone = 'paper', chat = false, children }: PageProps) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header site={site} path={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <HillEdge tone={tone} />
      <Footer site={site} />
      {chat && site.chat && <ChatButton chat={site.chat} />}
    </>
  );
}
