import type { PolicyDocument } from '../../content/reading/policy';
import { Anchor } from '../../ui/links/Anchor';

const policies: { document: PolicyDocument; label: string; href: string }[] = [
  { document: 'refund', label: 'Refund Policy', href: '/refund' },
  { document: 'cancellation', label: 'Cancellation Policy', href: '/cancellationPolicy' },
  { document: 'privacy', label: 'Privacy Policy', href: '/privacy' },
  { document: 'terms', label: 'Terms & Conditions', href: '/terms' },
];

export function OtherPolicies({ current }: { current: PolicyDocument }) {
  return (
    <nav className="other-policies" aria-labelledby="other-policies-title">
      <h2 id="other-policies-title">Read with it</h2>
      <ul>
        {policies
          .filter(({ document }) => document !== current)
          .map(({ href, label }) => (
            <li key={href}>
              <Anchor href={href}>{label}</Anchor>
            </li>
          ))}
      </ul>
    </nav>
  );
}
