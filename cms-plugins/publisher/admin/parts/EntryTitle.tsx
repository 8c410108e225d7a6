import type { EntryLink } from '@lanternway/contracts/publishing/entry-link';
import { Link } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';

/** An entry's title as a link to its editor; plain text if the entry no longer exists. */
export function EntryTitle({ entry: { title, href } }: { entry: EntryLink }) {
  const text = <span style={{ overflowWrap: 'anywhere' }}>{title}</span>;
  return href === null ? (
    text
  ) : (
    <Link tag={NavLink} to={href}>
      {text}
    </Link>
  );
}
