import type { InboxRow } from '@lanternway/contracts/enquiries/staff';
import { LinkButton } from '@strapi/design-system';
import { Mail, Phone } from '@strapi/icons';
import type { ReactNode } from 'react';

/** The mark of WhatsApp, which the icons of the design system do not have. */
const WhatsApp = () => (
  <svg viewBox="0 0 32 32" width="16" height="16" fill="currentColor" aria-hidden="true">
    <path d="M16 3a13 13 0 0 0-11.2 19.6L3.2 28a.8.8 0 0 0 1 1l5.4-1.5A13 13 0 1 0 16 3m0 2.2a10.8 10.8 0 1 1-5.7 20l-.4-.2-3.9 1.1 1.1-3.9-.2-.4A10.8 10.8 0 0 1 16 5.200m-3.700 4.900c-.9.6-1.500 1.600-1.500 2.700 0 4.600 3.800 8.400 8.400 8.400 1.200 0 2.200-.6 2.700-1.500a1 1 0 0 0-.4-1.400l-2.300-1.200a1 1 0 0 0-1.100.1l-.9.7a5.600 5.600 0 0 1-2.900-2.900l.7-.9a1 1 0 0 0 .1-1.100l-1.200-2.300a1 1 0 0 0-1.600-.6" />
  </svg>
);

interface Way {
  word: string;
  href: string;
  icon: ReactNode;
}

/** How to reach the person: by phone and WhatsApp, or by e-mail if no number is known. */
function waysTo({ phone, email }: InboxRow): Way[] {
  const digits = phone?.replace(/\D/g, '') ?? '';
  if (digits === '') return [{ word: 'Email', href: `mailto:${email}`, icon: <Mail aria-hidden /> }];
  return [
    { word: 'Call', href: `tel:+${digits}`, icon: <Phone aria-hidden /> },
    { word: 'WhatsApp', href: `https://wa.me/${digits}`, icon: <WhatsApp /> },
  ];
}

/** Links to call or write; as icons in a table, with words on a card. */
export function Reach({ row, hasWords = false }: { row: InboxRow; hasWords?: boolean }) {
  return waysTo(row).map(({ word, href, icon }) => (
    <LinkButton
      key={word}
      href={href}
      isExternal={word === 'WhatsApp'}
      variant={hasWords ? 'tertiary' : 'ghost'}
      size="S"
      aria-label={`${word} ${row.name}`}
      {...(hasWords ? { startIcon: icon, fullWidth: true } : {})}
    >
      {hasWords ? word : icon}
    </LinkButton>
  ));
}
