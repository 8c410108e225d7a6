import type { EntryLink } from '@lanternway/contracts/publishing/staff';
import { Link } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';

/** An entry's title, leading to where it is edited; plain where there is nothing to open any more. */
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
