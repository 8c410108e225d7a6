import { graphql } from 'gatsby';
import { headingId } from '../ui/heading-id';
import type { Blocks } from './blocks';
import type { Policy, PolicyDocument } from './policy';
import { readBlocks } from './read-blocks';
import type { Site } from './site';
import { headingsOfBlocks } from './text-of-blocks';

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

function readHeadings(body: Blocks): Policy['headings'] {
  return headingsOfBlocks(body).map((text) => ({ id: headingId(text), text }));
}

export function readPolicy(policy: Queries.PolicyFieldsFragment): Policy {
  const { title, version, effectiveOn } = policy;
  const body = readBlocks(policy.body, policy.fields);
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

const titles: Record<PolicyDocument, string> = {
  privacy: 'Privacy Policy',
  terms: 'Terms & Conditions',
  refund: 'Refund Policy',
  cancellation: 'Cancellation Policy',
};

/**
 * Holds the place of a policy while no version of it is published: version 0, and whom to ask for it.
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
