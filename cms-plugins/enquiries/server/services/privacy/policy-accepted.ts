import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { plainText } from './policy-text';

/** The privacy policy that somebody accepted with an enquiry, as it was published. */
export interface AcceptedPolicy {
  version: number;
  title: string;
  /** ISO date. */
  inForceFrom: string;
  /** Where it can be read for good. */
  address: string;
  text: string;
}

/** Null where no version was recorded, or one that was never published. */
export async function findAccepted(
  strapi: Core.Strapi,
  version: number | null,
): Promise<AcceptedPolicy | null> {
  if (version === null) return null;
  const { policyVersionUid, policyVersionUrl } = readConfig(strapi);
  const found: unknown = await strapi.db
    .query(policyVersionUid)
    .findOne({ where: { document: 'privacy', version }, populate: ['summary'] });
  if (!isKept(found)) return null;
  const { title, effectiveOn, summary, body } = found;
  return {
    version,
    title,
    inForceFrom: effectiveOn.slice(0, 10),
    address: policyVersionUrl(version),
    text: plainText(summary, body),
  };
}

interface Kept {
  title: string;
  effectiveOn: string;
  summary: unknown;
  body: unknown;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'effectiveOn' in value &&
  typeof value.effectiveOn === 'string';
