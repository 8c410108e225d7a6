import { Anchor } from './Anchor';
import '../styles/band.css';

export interface Crumb {
  label: string;
  /** Left out for the page itself. */
  href?: string;
}

/** The breadcrumbs. The last one is the present page. */
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
