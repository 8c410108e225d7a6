import type { Band, Closing as ClosingWords } from '../../content/pages/page';
import type { Desk } from '../../content/site/desk';
import type { Site } from '../../content/site/site';
import { HoursTable } from '../../features/contact/hours/HoursTable';
import { Closing } from '../../ui/Closing';
import { Anchor } from '../../ui/links/Anchor';
import { Icon } from '../../ui/art/Icon';
import { PageBand } from '../../ui/PageBand';
import { ContactWays } from './ContactWays';
import { SelfService } from './SelfService';
import './contact.css';

const networkNames: Record<Site['socials'][number]['network'], string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
};

function Whereabouts({ site }: { site: Site }) {
  return (
    <>
      {site.address !== null && (
        <section aria-labelledby="where-title">
          <h2 id="where-title">Where we are</h2>
          <address>
            <b>{site.legalName}</b>
            {'\n'}
            {site.address}
          </address>
        </section>
      )}
      {site.socials.length > 0 && (
        <section aria-labelledby="follow-title">
          <h2 id="follow-title">Follow along</h2>
          <ul className="contact-socials">
            {site.socials.map(({ network, url }) => (
              <li key={network}>
                <Anchor href={url}>
                  <Icon name={`${network}-logo`} />
                  {networkNames[network]}
                </Anchor>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface ContactViewProps {
  band: Band;
  site: Site;
  desk: Desk;
  closing: ClosingWords;
}

/** How to reach the provider and when, and what a parent can do without us. */
export function ContactView({ band, site, desk, closing }: ContactViewProps) {
  return (
    <>
      <PageBand band={band} crumbs={[{ label: 'Home', href: '/' }, { label: 'Contact' }]} />
      <section className="section contact">
        <div className="wrap">
          <ContactWays site={site} desk={desk} />
          <div className="contact-more">
            {desk.hours && (
              <section aria-labelledby="hours-title">
                <h2 id="hours-title">When we are at our desks</h2>
                <HoursTable hours={desk.hours} />
              </section>
            )}
            <SelfService />
            <Whereabouts site={site} />
          </div>
          <Closing {...closing} />
        </div>
      </section>
    </>
  );
}
