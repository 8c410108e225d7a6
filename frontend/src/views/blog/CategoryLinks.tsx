import type { CategoryLink } from '../../content/reading/post';
import { Anchor } from '../../ui/links/Anchor';
import { categoryPath } from './blog-paths';
import '../../ui/styles/filter-chip.css';

interface CategoryLinksProps {
  categories: CategoryLink[];
  current: string | undefined;
}

export function CategoryLinks({ categories, current }: CategoryLinksProps) {
  if (categories.length === 0) return null;
  const links = [
    { key: '', href: '/blog', label: 'All', isCurrent: current === undefined },
    ...categories.map(({ slug, title }) => ({
      key: slug,
      href: categoryPath(slug),
      label: title,
      isCurrent: slug === current,
    })),
  ];
  return (
    <nav aria-label="Blog topics">
      <ul className="topic-links">
        {links.map(({ key, href, label, isCurrent }) => (
          <li key={key}>
            <Anchor className="filter-chip" href={href} aria-current={isCurrent ? 'true' : undefined}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
