import { objectionId } from '@lanternway/contracts/insight/visits';
import { type Site, type SocialNetwork } from '../content/site/site';
import { Anchor } from '../ui/links/Anchor';
import { ButtonLink } from '../ui/links/ButtonLink';
import { Icon } from '../ui/art/Icon';
import { Brand } from './Brand';
import { Copyright } from './Copyright';

const networks: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
};

/** The law and payment providers ask for these: staff cannot remove them. */
const policies = [
  { label: 'Refund Policy', href: '/refund' },
  { label: 'Cancellation Policy', href: '/cancellationPolicy' },
  { label: 'Privacy Policy', href: '/privacy' },
  { label: 'Terms & Conditions', href: '/terms' },
  { label: 'Do not count me', href: `/privacy#${objectionId}` },
];

function LinkColumn({ title, links }: { title: string; links: { label: string; href: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Anchor href={href}>{label}</Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SocialLinks({ socials }: { socials: Site['socials'] }) {
  if (socials.length === 0) return null;
  return (
    <ul className="soc">
      {socials.map(({ network, url }) => (
        <li key={network}>
          <Anchor href={url}>
            <Icon name={`${network}-logo`} />
            <span className="vh">{networks[network]}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

function TalkToUs({ site }: { site: Site }) {
  return (
    <div>
      <h2>Talk to us</h2>
      <ul>
        <li>
          <Anchor href={`mailto:${site.email}`}>
            <Icon name="envelope-simple" />
            {site.email}
          </Anchor>
        </li>
        <li>
          <Anchor className="num" href={site.phoneHref}>
            <Icon name="phone" />
            {site.phone}
          </Anchor>
        </li>
      </ul>
      <p className="ftr-book">
        <ButtonLink look="lantern" size="small" href="/book-free-class">
          Book a Free Class
        </ButtonLink>
      </p>
    </div>
  );
}

/** Who we are, links to the rules, how to reach us. */
export function Footer({ site }: { site: Site }) {
  return (
    <footer className="ftr on-night">
      <div className="wrap">
        <div className={site.menu.columns.length > 1 ? 'ftr-top ftr-more' : 'ftr-top'}>
          <div>
            <Brand site={site} onNight />
            <p className="ftr-tag">{site.tagline}</p>
            <SocialLinks socials={site.socials} />
          </div>
          {site.menu.columns.map(({ label, links }) => (
            <LinkColumn key={label} title={label ?? site.brandName} links={links} />
          ))}
          <LinkColumn title="Policies" links={policies} />
          <TalkToUs site={site} />
        </div>
        <div className="ftr-bot">
          <Copyright owner={site.brandName} />
          {site.footerNote !== '' && <span>{site.footerNote}</span>}
        </div>
      </div>
    </footer>
  );
}
