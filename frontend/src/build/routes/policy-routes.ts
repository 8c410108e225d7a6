import { policyPaths, versionPath, type PolicyDocument } from '../../content/reading/policy';
import { latestChange } from './modified';
import type { PolicyContext, Route } from '../../content/pages/page-context';
import type { RoutePolicy } from './route-data';

const documents: PolicyDocument[] = ['privacy', 'terms', 'refund', 'cancellation'];

/**
 * The version in force: the highest whose date has come.
 * @param today ISO date
 */
export function policyInForce(
  policies: readonly RoutePolicy[],
  document: PolicyDocument,
  today: string,
): RoutePolicy | null {
  const begun = policies.filter(
    (policy) => policy.document === document && policy.effectiveOn.slice(0, 10) <= today,
  );
  return begun.reduce<RoutePolicy | null>(
    (highest, policy) => (highest === null || policy.version > highest.version ? policy : highest),
    null,
  );
}

/** Every page links to all four policies, so each has a page even if no version of it is published. */
export function policyRoutes(policies: readonly RoutePolicy[], today: string): Route<PolicyContext>[] {
  return documents.map((document) => {
    const policy = policyInForce(policies, document, today);
    return {
      path: policyPaths[document],
      context: {
        tone: 'paper',
        modifiedAt: latestChange(policy ? [policy] : []),
        document,
        version: policy?.version ?? 0,
        today,
      },
    };
  });
}

const isDocument = (name: string): name is PolicyDocument => documents.some((known) => known === name);

/** Each version that was ever in force, also the present one, keeps its own page: what was accepted stays readable. */
export function policyVersionRoutes(versions: readonly RoutePolicy[], today: string): Route<PolicyContext>[] {
  return versions.flatMap((kept) => {
    const { document, version, effectiveOn } = kept;
    if (!isDocument(document) || effectiveOn.slice(0, 10) > today) return [];
    const modifiedAt = latestChange([kept]);
    // Search engines index the version in force, at the policy's own address.
    const context: PolicyContext = { tone: 'paper', modifiedAt, isPrivate: true, document, version, today };
    return [{ path: versionPath(document, version), context }];
  });
}
