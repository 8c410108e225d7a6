import { graphql } from 'gatsby';
import { headingId } from '@lanternway/contracts/site/heading-id';
import type { Blocks } from '../blocks/blocks';
import { versionPath, type Policy, type PolicyDocument, type PolicyVersion } from './policy';
import { readBlocks } from '../blocks/read-blocks';
import type { Site } from '../site/site';
import { headingsOfBlocks } from '../blocks/text-of-blocks';

export const policyFragments = graphql`
  fragment PolicyFields on STRAPI_POLICY {
    document
    title
    version
    effectiveOn
    summary {
      value
      label
    }
    body
    fields {
      ...BlockImages
    }
  }
`;

export const policyVersionFragments = graphql`
  fragment PolicyVersionFields on STRAPI_POLICY_VERSION {
    document
    title
    version
    effectiveOn
    summary {
      value
      label
    }
    body
  }

  fragment PolicyVersionLink on STRAPI_POLICY_VERSION {
    version
    effectiveOn
  }
`;

function readHeadings(body: Blocks): Policy['headings'] {
  return headingsOfBlocks(body).map((text) => ({ id: headingId(text), text }));
}

export function readPolicy(policy: Queries.PolicyFieldsFragment): Policy {
  return readText(policy, readBlocks(policy.body, policy.fields));
}

/** A version as it was kept when it was published: its text without pictures, because they can be deleted. */
export function readKeptPolicy(kept: Queries.PolicyVersionFieldsFragment): Policy {
  return readText(
    kept,
    readBlocks(kept.body, null).filter(({ type }) => type !== 'image'),
  );
}

function readText(policy: Queries.PolicyVersionFieldsFragment, body: Blocks): Policy {
  const { title, version, effectiveOn } = policy;
  return {
    document: policy.document as PolicyDocument,
    title,
    version,
    effectiveOn: effectiveOn.slice(0, 10),
    summary: (policy.summary ?? []).flatMap((fact) =>
      fact ? [{ value: fact.value, label: fact.label }] : [],
    ),
    body,
    headings: readHeadings(body),
  };
}

/** The versions that are or were in force, latest first, except the one that the page shows. */
export function readVersions(
  kept: readonly Queries.PolicyVersionLinkFragment[],
  { document, version }: { document: PolicyDocument; version: number },
): PolicyVersion[] {
  return kept
    .map((one) => ({ version: one.version, effectiveOn: one.effectiveOn.slice(0, 10) }))
    .filter((one) => one.version !== version)
    .sort((a, b) => b.version - a.version)
    .map((one) => ({ ...one, href: versionPath(document, one.version) }));
}

const titles: Record<PolicyDocument, string> = {
  privacy: 'Privacy Policy',
  terms: 'Terms & Conditions',
  refund: 'Refund Policy',
  cancellation: 'Cancellation Policy',
};

/**
 * The text of a policy without a published version: version 0, and who to ask for the policy.
 * @param today ISO date
 */
export function writePolicyNotice(
  document: PolicyDocument,
  { email }: Pick<Site, 'email'>,
  today: string,
): Policy {
  const text = 'This policy is being revised. Ask us for the version in force: ';
  return {
    document,
    title: titles[document],
    version: 0,
    effectiveOn: today,
    summary: [],
    body: [
      {
        type: 'paragraph',
        children: [
          { type: 'text', text },
          { type: 'link', url: `mailto:${email}`, children: [{ type: 'text', text: email }] },
        ],
      },
    ],
    headings: [],
  };
}
