import type { Link } from '../../content/blocks/link';
import { Anchor } from '../../ui/links/Anchor';
import { LinkLabel } from '../../ui/links/LinkLabel';
import { Icon } from '../../ui/art/Icon';

interface InfoLinkProps {
  link: Link;
  /** The heading of the part. */
  about: string;
}

/** The link below a part of an information page. */
export function InfoLink({ link, about }: InfoLinkProps) {
  return (
    <Anchor className="info-link" href={link.href}>
      <LinkLabel label={link.label} about={about} />
      <Icon name="arrow-right-bold" />
    </Anchor>
  );
}
