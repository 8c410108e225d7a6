import type { Link } from '../../content/blocks/link';
import { Anchor } from '../../ui/links/Anchor';
import { Icon } from '../../ui/art/Icon';

/** The link below a part of an information page. */
export function InfoLink({ link }: { link: Link }) {
  return (
    <Anchor className="info-link" href={link.href}>
      {link.label}
      <Icon name="arrow-right-bold" />
    </Anchor>
  );
}
