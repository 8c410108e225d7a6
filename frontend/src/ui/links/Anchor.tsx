import { Link } from 'gatsby';
import { type AnchorHTMLAttributes } from 'react';
import { Icon } from '../art/Icon';
import { destinationOf } from './destination';

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** A picture or an icon that is a link has no arrow where it leaves the site. */
  hasArrow?: boolean;
}

/** A link that picks the right way to navigate, and says by an arrow and in words if it leaves the site. */
export function Anchor({ href, hasArrow = true, onClick, children, ...attributes }: AnchorProps) {
  const rest = onClick ? { ...attributes, onClick } : attributes;
  const destination = destinationOf(href);
  if (destination === 'page') {
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} {...(destination === 'another' ? { rel: 'noopener' } : {})} {...rest}>
      {children}
      {destination === 'another' && (
        <>
          {hasArrow && <Icon name="arrow-right-bold" className="i away" />}
          <span className="vh"> (another website)</span>
        </>
      )}
    </a>
  );
}
