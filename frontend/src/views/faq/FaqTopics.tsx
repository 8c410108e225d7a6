import type { FaqGroup } from '../../content/reading/faq';
import { useCurrentSection } from '../../ui/links/use-current-section';

/** The list of groups next to the answers. The one being read is marked. */
export function FaqTopics({ groups }: { groups: FaqGroup[] }) {
  const current = useCurrentSection(groups.map(({ slug }) => slug));
  if (groups.length === 0) return null;
  return (
    <nav className="toc" aria-label="Topics">
      {groups.map(({ slug, title }) => (
        <a key={slug} href={`#${slug}`} aria-current={slug === current ? 'true' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}
