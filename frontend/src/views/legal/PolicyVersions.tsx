import type { PolicyVersion } from '../../content/reading/policy';
import { Anchor } from '../../ui/links/Anchor';
import { DateText } from '../../ui/DateText';

/** The other versions of the same policy: what somebody accepted stays readable. */
export function PolicyVersions({ versions }: { versions: readonly PolicyVersion[] }) {
  if (versions.length === 0) return null;
  return (
    <nav className="other-policies" aria-labelledby="policy-versions-title">
      <h2 id="policy-versions-title">Other versions of this policy</h2>
      <ul>
        {versions.map(({ version, effectiveOn, href }) => (
          <li key={href}>
            <Anchor href={href}>
              Version {version}, in force from <DateText iso={effectiveOn} />
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
