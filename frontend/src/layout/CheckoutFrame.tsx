import { type ReactNode } from 'react';
import type { Site } from '../content/site/site';
import { Anchor } from '../ui/links/Anchor';
import { Icon } from '../ui/art/Icon';
import { ToastCorner } from '../ui/toast/ToastCorner';
import { Brand } from './Brand';
import { Copyright } from './Copyright';
import '../ui/styles/brief.css';

const policies = [
  { label: 'Refund Policy', href: '/refund' },
  { label: 'Terms & Conditions', href: '/terms' },
  { label: 'Privacy Policy', href: '/privacy' },
];

interface CheckoutFrameProps {
  site: Pick<Site, 'brandName' | 'logo' | 'logoOnDark'>;
  children: ReactNode;
}

/** A short header and footer: nothing leads away from what the parent is about to do. */
export function CheckoutFrame({ site, children }: CheckoutFrameProps) {
  return (
    <div className="brief">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="brief-bar">
        <div className="wrap">
          <Brand site={site} />
          <span className="brief-safe">
            <Icon name="lock-key-fill" />
            Secure checkout
          </span>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="brief-bar brief-end">
        <div className="wrap small muted">
          <Copyright owner={site.brandName} brief />
          <nav aria-label="Policies">
            {policies.map(({ label, href }) => (
              <Anchor key={href} href={href}>
                {label}
              </Anchor>
            ))}
          </nav>
        </div>
      </footer>
      <ToastCorner />
    </div>
  );
}
