import { type ReactNode } from 'react';
import type { Site } from '../content/site/site';
import { Icon } from '../ui/art/Icon';
import { Brand } from './Brand';
import '../ui/styles/brief.css';

interface ClassFrameProps {
  site: Pick<Site, 'brandName' | 'logo' | 'logoOnDark' | 'phone' | 'phoneHref'>;
  children: ReactNode;
}

/** A short header with the number to call: who comes to a class is looking for nothing else. */
export function ClassFrame({ site, children }: ClassFrameProps) {
  return (
    <div className="brief">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="brief-bar">
        <div className="wrap">
          <Brand site={site} />
          <a className="brief-help" href={site.phoneHref}>
            <Icon name="phone" />
            {`Help: ${site.phone}`}
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
