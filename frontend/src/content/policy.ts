import type { Blocks } from './blocks';

export type PolicyDocument = 'privacy' | 'terms' | 'refund' | 'cancellation';

/** The version of a policy that is in force. */
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
