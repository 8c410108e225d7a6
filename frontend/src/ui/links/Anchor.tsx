import { Link } from 'gatsby';
import { type AnchorHTMLAttributes } from 'react';
import { destinationOf } from './destination';

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A link that picks the right way to navigate, and tells a screen reader if it leaves the site. */
export function Anchor({ href, onClick, children, ...attributes }: AnchorProps) {
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
      {destination === 'another' && <span className="vh"> (another website)</span>}
    </a>
  );
}
