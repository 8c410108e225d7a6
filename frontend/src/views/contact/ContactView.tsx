import type { Band } from '../../content/pages/page';
import type { Site } from '../../content/site/site';
import { Anchor } from '../../ui/links/Anchor';
import { ButtonLink } from '../../ui/links/ButtonLink';
import { Icon } from '../../ui/art/Icon';
import { PageBand } from '../../ui/PageBand';
import './contact.css';
import { ContactRow } from './ContactRow';

const networkNames: Record<Site['socials'][number]['network'], string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
};

interface ContactViewProps {
  band: Band;
  site: Site;
}

/** How to reach the provider: email, phone, chat; the address and social pages if there are any. */
export function ContactView({ band, site }: ContactViewProps) {
  return (
    <>
      <PageBand band={band} crumbs={[{ label: 'Home', href: '/' }, { label: 'Contact' }]} />
      <section className="section">
        <div className="wrap contact">
          <div className="contact-main">
            <h2>Reach us directly</h2>
            <ul className="contact-rows">
              <ContactRow
                icon="envelope-simple-duotone"
                title="Email"
                note="Best when you have details to share."
              >
                <a href={`mailto:${site.email}`}>{site.email}</a>
              </ContactRow>
              <ContactRow icon="phone-duotone" title="Phone" note="Best for a quick question.">
                <a className="num" href={site.phoneHref}>
                  {site.phone}
                </a>
              </ContactRow>
              {site.chat !== null && (
                <ContactRow icon="chat-circle-dots-duotone" title="Chat" note="Opens in your messaging app.">
                  <Anchor href={site.chat.url}>{site.chat.label}</Anchor>
                </ContactRow>
              )}
            </ul>
          </div>
          <aside className="contact-side" aria-label="More ways to reach us">
            <div className="contact-write">
              <h2>Rather write it down?</h2>
              <p>Send a message and a person will read it.</p>
              <ButtonLink look="solid" href="/connect">
                Send a message
              </ButtonLink>
            </div>
            {site.address !== null && (
              <div>
                <h2>Where we are</h2>
                <address>
                  <b>{site.legalName}</b>
                  {'\n'}
                  {site.address}
                </address>
              </div>
            )}
            {site.socials.length > 0 && (
              <div>
                <h2>Follow along</h2>
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
              </div>
            )}
          </aside>
        </div>
      </section>
    </>
  );
}
