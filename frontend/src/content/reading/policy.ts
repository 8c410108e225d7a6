import type { Blocks } from '../blocks/blocks';

export type PolicyDocument = 'privacy' | 'terms' | 'refund' | 'cancellation';

export const policyPaths: Readonly<Record<PolicyDocument, string>> = {
  privacy: '/privacy',
  terms: '/terms',
  refund: '/refund',
  cancellation: '/cancellationPolicy',
};

/** The permanent address of a version. */
export const versionPath = (document: PolicyDocument, version: number): string =>
  `${policyPaths[document]}/versions/${String(version)}`;

/** A version of a policy that is or was in force. */
export interface PolicyVersion {
  version: number;
  /** ISO date from which it is in force. */
  effectiveOn: string;
  href: string;
}

/** A policy in one of its versions. */
export interface Policy {
  document: PolicyDocument;
  title: string;
  version: number;
  /** ISO date, as in 2025-09-04. */
  effectiveOn: string;
  summary: { value: string; label: string }[];
  body: Blocks;
  headings: { id: string; text: string }[];
}
