import { graphql } from 'gatsby';
import { readMedia } from '../blocks/read-picture';
import { textOrNull } from '../blocks/text-or-null';
import type { Site, SocialNetwork } from './site';

export const siteFragments = graphql`
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
      logo {
        ...MarkMedia
      }
      logoOnDark {
        ...MarkMedia
      }
    }
  }
`;

/** A phone number as machines dial it: '+91 98765 43210' is '+919876543210'. */
export function digitsOf(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return phone.trim().startsWith('+') ? `+${digits}` : digits;
}

function readChat(setting: { chatUrl: string | null; chatLabel: string | null }): Site['chat'] {
  return setting.chatUrl ? { url: setting.chatUrl, label: setting.chatLabel ?? 'Chat with us' } : null;
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
    logo: readMedia(setting.logo, brandName),
    logoOnDark: readMedia(setting.logoOnDark, brandName),
  };
}
