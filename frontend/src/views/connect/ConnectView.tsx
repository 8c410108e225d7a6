import type { Band } from '../../content/pages/page';
import type { Site } from '../../content/site/site';
import { LaterMessageForm } from '../../features/contact/LaterMessageForm';
import { Anchor } from '../../ui/links/Anchor';
import { Icon } from '../../ui/art/Icon';
import { PageBand } from '../../ui/PageBand';
import './connect.css';

interface ConnectViewProps {
  band: Band;
  site: Site;
  policyVersion: number | null;
}

/** How to reach the provider, and a form for people who would rather write. */
export function ConnectView({ band, site, policyVersion }: ConnectViewProps) {
  const crumbs = [{ label: 'Home', href: '/' }, { label: 'Contact', href: '/contact' }, { label: 'Message' }];
  return (
    <>
      <PageBand band={band} crumbs={crumbs} />
      <section className="section">
        <div className="wrap connect">
          <div>
            <h2>Reach us directly</h2>
            <ul className="connect-ways">
              <li>
                <Icon name="envelope-simple-duotone" />
                <div>
                  <b>Email</b>
                  <a href={`mailto:${site.email}`}>{site.email}</a>
                </div>
              </li>
              <li>
                <Icon name="phone-duotone" />
                <div>
                  <b>Phone</b>
                  <a className="num" href={site.phoneHref}>
                    {site.phone}
                  </a>
                </div>
              </li>
              {site.chat !== null && (
                <li>
                  <Icon name="chat-circle-dots-duotone" />
                  <div>
                    <b>Chat</b>
                    <Anchor href={site.chat.url}>{site.chat.label}</Anchor>
                  </div>
                </li>
              )}
            </ul>
          </div>
          <LaterMessageForm policyVersion={policyVersion} />
        </div>
      </section>
    </>
  );
}
