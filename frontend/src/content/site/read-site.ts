import { graphql } from 'gatsby';
import { readMedia } from '../blocks/read-picture';
import { textOrNull } from '../blocks/text-or-null';
import type { AnnouncementTone } from './announcement';
import type { OtherWords } from '../../ui/links/ButtonWord';
import type { Menu, MenuLink } from './menu';
import type { Site, SocialNetwork } from './site';

export const siteFragments = graphql`
  fragment MenuLinkFields on SiteMenuLink {
    label
    href
    hint
  }

  fragment SiteFrame on Query {
    setting: strapiSiteSetting {
      brandName
      tagline
      footerNote
      legalName
      email
      phone
      address
      chatUrl
      chatLabel
      socials {
        network
        url
      }
      words
      announcements {
        id
        text
        link {
          label
          href
        }
        tone
        to
        isForHomeOnly
        countries
      }
      menu {
        groups {
          label
          links {
            ...MenuLinkFields
          }
        }
        links {
          ...MenuLinkFields
        }
        columns {
          label
          links {
            ...MenuLinkFields
          }
        }
      }
      logo {
        ...MarkMedia
      }
      logoOnDark {
        ...MarkMedia
      }
    }
  }
`;

type FrameSetting = NonNullable<Queries.SiteFrameFragment['setting']>;

/** A phone number as machines dial it: '+91 98765 43210' is '+919876543210'. */
export function digitsOf(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return phone.trim().startsWith('+') ? `+${digits}` : digits;
}

function readChat(setting: { chatUrl: string | null; chatLabel: string | null }): Site['chat'] {
  return setting.chatUrl ? { url: setting.chatUrl, label: setting.chatLabel ?? 'Chat with us' } : null;
}

function readMenu({ groups, links, columns }: FrameSetting['menu']): Menu {
  const copy = (all: readonly MenuLink[]) => [...all];
  return {
    groups: groups.map((group) => ({ label: group.label, links: copy(group.links) })),
    links: copy(links),
    columns: columns.map((column) => ({ label: column.label, links: copy(column.links) })),
  };
}

export function readSite({ setting }: Queries.SiteFrameFragment): Site {
  if (!setting) throw new Error('The site settings are missing.');
  const { brandName, tagline, legalName, email, phone } = setting;
  return {
    brandName,
    tagline,
    footerNote: setting.footerNote ?? '',
    legalName,
    email,
    phone,
    phoneHref: `tel:${digitsOf(phone)}`,
    address: textOrNull(setting.address),
    chat: readChat(setting),
    socials: (setting.socials ?? []).flatMap((social) =>
      social ? [{ network: social.network as SocialNetwork, url: social.url }] : [],
    ),
    menu: readMenu(setting.menu),
    announcements: setting.announcements.map((one) => ({
      ...one,
      tone: one.tone as AnnouncementTone,
      countries: [...one.countries],
    })),
    words: (setting.words ?? {}) as OtherWords,
    logo: readMedia(setting.logo, brandName),
    logoOnDark: readMedia(setting.logoOnDark, brandName),
  };
}
