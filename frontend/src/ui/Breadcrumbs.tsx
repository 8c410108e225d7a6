import { Anchor } from './Anchor';

export interface Crumb {
  label: string;
  /** Left out for the page itself. */
  href?: string;
}

/** The way back up. The last crumb is the page the reader is on. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ label, href }) => (
          <li key={label}>
            {href === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Anchor href={href}>{label}</Anchor>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
