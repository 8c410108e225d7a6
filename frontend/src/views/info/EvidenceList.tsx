import type { Link } from '../../content/pages/page';
import { Anchor } from '../../ui/links/Anchor';
import { Icon } from '../../ui/art/Icon';

export function EvidenceList({ links }: { links: Link[] }) {
  if (links.length === 0) return null;
  return (
    <section className="wrap evidence" aria-labelledby="evidence-title">
      <h2 id="evidence-title">See for yourself</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Icon name="link-simple-bold" />
            <Anchor href={href}>{label}</Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
